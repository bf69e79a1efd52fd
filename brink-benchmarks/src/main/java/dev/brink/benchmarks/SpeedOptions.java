package dev.brink.benchmarks;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the speed table was asked for.
 *
 * @param python the interpreter of the peer
 * @param peer the peer's script
 * @param cases quick or full
 * @param output the file that holds the table between marker lines, if it is to be written
 * @param otherJava the home of another JDK to compare with
 */
record SpeedOptions(String python, Path peer, SpeedCases cases, Optional<Path> output, Optional<Path> otherJava) {
    static final String USAGE = """
            Usage: brink-benchmarks/speed [options]
              --cases quick|full  n = 50, 100, 200 with d = 6 (a minute), or everything (half an hour)
              --python PATH       the Python with NumPy and SciPy; else $BRINK_PYTHON, else python3
              --java PATH         the home of another JDK, for a column of its own
              --output FILE       the file whose table, between marker lines, is replaced
              --peer FILE         the script that is the peer""";

    private static final List<String> NAMES = List.of("--cases", "--python", "--java", "--output", "--peer");

    static SpeedOptions parse(List<String> arguments, Map<String, String> environment) {
        Map<String, String> given = NamedOptions.parse(arguments, NAMES, USAGE);
        return new SpeedOptions(
                given.getOrDefault("--python", environment.getOrDefault("BRINK_PYTHON", "python3")),
                Path.of(given.getOrDefault("--peer", "brink-benchmarks/peers/linear_algebra.py")),
                SpeedCases.named(given.getOrDefault("--cases", "quick")),
                Optional.ofNullable(given.get("--output")).map(Path::of),
                Optional.ofNullable(given.get("--java")).map(Path::of));
    }
}
