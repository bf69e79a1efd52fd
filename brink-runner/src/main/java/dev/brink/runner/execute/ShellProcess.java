package dev.brink.runner.execute;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A shell that gets its script by standard input, because Java encodes arguments by the locale: in a plain {@code C}
 * locale an umlaut would arrive as a question mark. What is written to it after the script is read by the commands of
 * the script.
 */
public final class ShellProcess {
    private static final String END = "# end of script";

    /** The shell's read takes no byte more than the line, so that the rest is left for the commands. */
    private static final String READ_AND_RUN = """
            script=
            while IFS= read -r line && [ "$line" != "$0" ]; do script="$script$line
            "; done
            eval "$script"
            """;

    private ShellProcess() {}

    /** For something short, whose exit status is all that is wanted; Ctrl-C in the terminal reaches it. */
    public static Process start(Path workingFolder, String script) throws IOException {
        Process process = started(List.of(), workingFolder, Redirect.DISCARD, script);
        try {
            process.getOutputStream().close();
        } catch (IOException endedAlready) {
            return process; // What it was not there to read it does not need.
        }
        return process;
    }

    /** For something to talk to for long; Ctrl-C in the terminal does not reach it where that can be arranged. */
    public static Process startApart(Path workingFolder, String script) throws IOException {
        return started(Supervisor.ownSession().orElse(List.of()), workingFolder, Redirect.PIPE, script);
    }

    private static Process started(List<String> prefix, Path workingFolder, Redirect output, String script)
            throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of("sh", "-c", READ_AND_RUN, END));
        Process process = new ProcessBuilder(command)
                .directory(workingFolder.toFile())
                .redirectOutput(output)
                .redirectError(Redirect.DISCARD)
                .start();
        try {
            process.getOutputStream().write((script + "\n" + END + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException unwritable) {
            process.destroyForcibly();
            throw unwritable;
        }
        return process;
    }
}
