package dev.brink.benchmarks;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A contestant in a process of its own. It first prints a line with the fields {@code name} and {@code ready}, its
 * description, or with a field {@code error}; then it reads lines such as {@code evaluation 100 6 0.2} (measure, n, d, seconds) and answers each with
 * a {@link Reading}.
 */
final class PeerProcess implements Contestant {
    private final String name;
    private final String description;
    private final Set<Measure> measures;
    private final Process process;
    private final Writer requests;
    private final BufferedReader answers;

    /** Starts the process; an exception says why it is no contestant. */
    PeerProcess(Set<Measure> measures, List<String> command, Map<String, String> environment) throws IOException {
        this.measures = measures;
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        this.process = builder.start();
        this.requests = process.outputWriter(StandardCharsets.UTF_8);
        this.answers = process.inputReader(StandardCharsets.UTF_8);
        JsonLine greeting = JsonLine.parse(answer());
        if (!greeting.has("ready")) {
            close();
            throw new IOException(greeting.text("error"));
        }
        this.name = greeting.text("name");
        this.description = greeting.text("ready");
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean canDo(Measure measure) {
        return measures.contains(measure);
    }

    @Override
    public Reading measure(Measure measure, Size size, double seconds) {
        try {
            requests.write(String.format(Locale.ROOT, "%s %d %d %s%n", measure.key(), size.n(), size.d(), seconds));
            requests.flush();
            return Reading.parse(answer());
        } catch (IOException e) {
            throw new UncheckedIOException(name + " was asked for " + measure.key() + " and is gone.", e);
        }
    }

    private String answer() throws IOException {
        String line = answers.readLine();
        if (line == null) {
            throw new IOException("The process ended without an answer; what it said stands above.");
        }
        return line;
    }

    @Override
    public void close() {
        process.destroy();
    }
}
