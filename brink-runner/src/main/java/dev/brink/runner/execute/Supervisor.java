package dev.brink.runner.execute;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The shell that runs a job's script and outlives Brink if it must: it claims the job's folder before it starts, so that a
 * job is run at most once, and leaves the exit status in a file under its final name only when it is complete. Output goes
 * from the command straight to files, so that however much there is, none of it passes through Brink.
 */
final class Supervisor {
    /** The variable by which all processes of a job are recognised, wherever they have got to. */
    static final String MARK = "BRINK_JOB";

    private static final String SCRIPT = """
            read -r id < "$1/job" && [ "$id" = "$BRINK_JOB" ] || exit 0
            ln -s "$$" "$1/claim" 2> /dev/null || exit 0
            sh "$1/command" > "$1/stdout" 2> "$1/stderr" < /dev/null
            status=$?
            printf '%s\\n' "$status" > "$1/exit.new" && mv "$1/exit.new" "$1/exit"
            """;

    private static final List<List<String>> OWN_SESSION =
            List.of(List.of("setsid"), List.of("perl", "-MPOSIX=setsid", "-e", "setsid(); exec @ARGV or exit 126"));

    private Supervisor() {}

    static Process start(Job job, TrialFolder folder) throws IOException {
        List<String> command = new ArrayList<>(ownSession().orElse(List.of()));
        command.addAll(List.of("sh", "-c", SCRIPT, "brink", folder.path().toString()));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(Redirect.from(new File("/dev/null")))
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD);
        builder.environment().put(MARK, job.id());
        return builder.start();
    }

    /**
     * What starts a command in a session of its own, where Ctrl-C in the terminal does not reach it and its processes
     * can be told from others; empty where there is no such program.
     */
    static Optional<List<String>> ownSession() {
        return OWN_SESSION.stream().filter(words -> isOnPath(words.get(0))).findFirst();
    }

    private static boolean isOnPath(String program) {
        String path = System.getenv().getOrDefault("PATH", "/usr/bin:/bin");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
