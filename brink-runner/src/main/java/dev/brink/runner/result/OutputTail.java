package dev.brink.runner.result;

import dev.brink.runner.execute.TrialFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The end of what a command wrote, for people to see what went wrong. */
public final class OutputTail {
    private static final int LINES = 20;
    private static final int LONGEST = 200;

    private OutputTail() {}

    /** The last 20 lines of standard output and of standard error, each under its name; says so if there are none. */
    public static String of(TrialFolder folder) throws IOException {
        String both = section("standard output", folder.stdout()) + section("standard error", folder.stderr());
        return both.isEmpty() ? "It wrote nothing." : both.stripTrailing();
    }

    private static String section(String name, Path file) throws IOException {
        List<String> lines = LastLines.of(file, LINES);
        return lines.isEmpty()
                ? ""
                : "Last lines of " + name + ":\n"
                        + lines.stream()
                                .map(line -> "    " + shortened(line) + "\n")
                                .collect(Collectors.joining());
    }

    /** The last line that is not blank, or nothing. */
    static String lastLine(Path file) throws IOException {
        List<String> lines = LastLines.of(file, LINES);
        return lines.stream()
                .filter(line -> !line.isBlank())
                .reduce((first, second) -> second)
                .map(OutputTail::shortened)
                .orElse("");
    }

    static String shortened(String line) {
        String plain = line.strip();
        return plain.length() <= LONGEST ? line.stripTrailing() : plain.substring(0, LONGEST) + " …";
    }
}
