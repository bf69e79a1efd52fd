package dev.brink.runner.result;

import dev.brink.runner.execute.TrialFolder;
import dev.brink.study.plan.WrittenValues;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a command reported, in the first place that there is: its result file, the last line of its output that is
 * a JSON object, lines {@code name=value}.
 */
final class ReportSearch {
    private static final Pattern NAME_AND_VALUE = Pattern.compile("\\s*([A-Za-z_][A-Za-z0-9_.-]*)\\s*=\\s*(.*?)\\s*");
    /** A result is a handful of numbers; what is larger was not meant to be read as one. */
    private static final long LARGEST_RESULT = 1 << 20;

    /** So many names that nobody asked for are kept, to tell who has misspelled one. */
    private static final int OTHERS = 20;

    private final TrialFolder folder;
    private final Collection<String> names;

    /**
     * A search in the files of one trial.
     *
     * @param names those that are wanted
     */
    ReportSearch(TrialFolder folder, Collection<String> names) {
        this.folder = folder;
        this.names = names;
    }

    /**
     * What was reported, if anything.
     *
     * @throws UnreadableResultException if there is a result file that is no JSON object
     */
    Optional<Reported> find() throws IOException {
        Optional<Reported> inFile = inFile();
        if (inFile.isPresent()) {
            return inFile;
        }
        Optional<Reported> asJson = asJsonLine();
        return asJson.isPresent() ? asJson : asNamesAndValues();
    }

    /** What stands in the result file, if the command has written one. */
    Optional<Reported> inFile() throws IOException {
        Path file = folder.result();
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        String text = Files.size(file) > LARGEST_RESULT ? "" : text(file);
        Map<String, @Nullable Object> values = JsonObject.in(text)
                .orElseThrow(() -> new UnreadableResultException("The result file '" + file + "' is no JSON object: "
                        + (text.isEmpty() ? sizeOf(file) : JsonObject.complaint(text)) + beginning(text)));
        return Optional.of(new Reported("result file has", true, values));
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static String sizeOf(Path file) {
        return "it has " + file.toFile().length() + " bytes";
    }

    private static String beginning(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.isBlank() ? "." : ". It begins with: " + OutputTail.shortened(line);
    }

    private Optional<Reported> asJsonLine() throws IOException {
        if (!Files.exists(folder.stdout())) {
            return Optional.empty();
        }
        try (LastLines lines = LastLines.of(folder.stdout())) {
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                Optional<Map<String, @Nullable Object>> object = JsonObject.in(line.get());
                if (object.isPresent()) {
                    return Optional.of(new Reported("last line that is a JSON object has", false, object.get()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Reported> asNamesAndValues() throws IOException {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        if (Files.exists(folder.stdout())) {
            try (LastLines lines = LastLines.of(folder.stdout())) {
                Optional<String> line = lines.next();
                while (line.isPresent() && !values.keySet().containsAll(names)) {
                    take(line.get(), values);
                    line = lines.next();
                }
            }
        }
        return values.isEmpty() ? Optional.empty() : Optional.of(new Reported("name=value lines have", false, values));
    }

    private void take(String line, Map<String, @Nullable Object> values) {
        Matcher matcher = NAME_AND_VALUE.matcher(line);
        if (matcher.matches()) {
            String name = matcher.group(1);
            if (names.contains(name)) {
                values.putIfAbsent(name, measured(matcher.group(2)));
            } else if (name.equals(Reported.FAILED) || values.size() < names.size() + OTHERS) {
                values.putIfAbsent(name, scalar(matcher.group(2)));
            }
        }
    }

    /** What stands behind the equals sign: JSON, or as people and their programs write it, or else text. */
    private static Object measured(String text) {
        return JsonObject.value(text).or(() -> WrittenValues.observedIn(text)).orElse(text);
    }

    private static Object scalar(String text) {
        return JsonObject.value(text).orElse(text);
    }
}
