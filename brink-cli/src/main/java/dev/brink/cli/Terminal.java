package dev.brink.cli;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Whether somebody is watching, and how wide their window is. */
final class Terminal {
    private static final int USUAL_WIDTH = 80;

    private Terminal() {}

    /** Whether lines that were printed can be taken back. */
    static boolean isLive(Map<String, String> environment) {
        return !environment.getOrDefault("TERM", "dumb").equals("dumb") && isStandardOutput();
    }

    /** Asks the shell: Java tells only of input and output together, and since version 22 not even that. */
    private static boolean isStandardOutput() {
        try {
            return new ProcessBuilder("sh", "-c", "[ -t 1 ]")
                            .inheritIO()
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException noShell) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    static int width() {
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(Redirect.from(new File("/dev/tty")))
                    .redirectError(Redirect.DISCARD)
                    .start();
            String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return size.matches("\\d+ [1-9]\\d*")
                    ? Integer.parseInt(size.substring(size.indexOf(' ') + 1))
                    : USUAL_WIDTH;
        } catch (IOException unknown) {
            return USUAL_WIDTH;
        }
    }
}
