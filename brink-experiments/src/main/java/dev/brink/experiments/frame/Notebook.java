package dev.brink.experiments.frame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Numbers that were measured beside the studies, in a file that only grows. A line holds one entry, {@code key name=value
 * name=value .}, and counts only if it is complete to its last dot, so that nothing half written is ever read.
 */
public final class Notebook {
    private static final String END = ".";

    private final Path file;
    private final Map<String, Map<String, Double>> entries = new LinkedHashMap<>();
    private boolean endsWithin;

    private Notebook(Path file) {
        this.file = file;
    }

    /** The notebook in this file, which need not exist. */
    public static Notebook in(Path file) throws IOException {
        Notebook notebook = new Notebook(file);
        if (Files.exists(file)) {
            String text = Files.readString(file);
            text.lines().forEach(notebook::read);
            notebook.endsWithin = !text.isEmpty() && !text.endsWith("\n");
        }
        return notebook;
    }

    private void read(String line) {
        String[] words = line.split(" ", -1);
        if (words.length < 2 || !words[words.length - 1].equals(END)) {
            return;
        }
        Map<String, Double> values = new LinkedHashMap<>();
        for (int i = 1; i < words.length - 1; i++) {
            int equals = words[i].indexOf('=');
            values.put(words[i].substring(0, equals), Double.valueOf(words[i].substring(equals + 1)));
        }
        entries.put(words[0], Collections.unmodifiableMap(values));
    }

    /** What is noted under this key, measured and noted now if it is not yet. */
    public Map<String, Double> get(String key, Supplier<Map<String, Double>> measure) {
        synchronized (this) {
            Map<String, Double> known = entries.get(key);
            if (known != null) {
                return known;
            }
        }
        Map<String, Double> values = new LinkedHashMap<>(measure.get());
        note(key, values);
        return Collections.unmodifiableMap(values);
    }

    private synchronized void note(String key, Map<String, Double> values) {
        if (key.contains(" ") || key.isEmpty()) {
            throw new IllegalArgumentException(
                    "A note was given the key '" + key + "', but a key is a word: leave the spaces out.");
        }
        StringBuilder line = new StringBuilder(endsWithin ? "\n" : "").append(key);
        values.forEach(
                (name, value) -> line.append(' ').append(name).append('=').append(value));
        line.append(' ').append(END).append('\n');
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            channel.write(StandardCharsets.UTF_8.encode(line.toString()));
            channel.force(true);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        endsWithin = false;
        entries.put(key, Collections.unmodifiableMap(values));
    }
}
