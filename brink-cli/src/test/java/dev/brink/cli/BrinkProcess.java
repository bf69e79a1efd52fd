package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The {@code brink} command as a process of its own, with the classes under test. */
final class BrinkProcess {
    private static final long PATIENCE_SECONDS = 120;

    /** Tests that run in the background of a script ignore Control-C, and what they start would, too. */
    private static final List<String> HEEDING_CONTROL_C = heedingControlC();

    private final Process process;
    private final Path out;
    private final Path err;

    private BrinkProcess(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    static BrinkProcess start(Path folder, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(HEEDING_CONTROL_C);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Brink.class.getName()));
        command.addAll(List.of(arguments));
        Path out = temporaryFile(".out");
        Path err = temporaryFile(".err");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        return new BrinkProcess(process, out, err);
    }

    /** Before a command: {@code env} of GNU with what undoes that; nothing where there is no such program. */
    private static List<String> heedingControlC() {
        List<String> prefix = List.of("env", "--default-signal=INT");
        List<String> trial = new ArrayList<>(prefix);
        trial.add("true");
        try {
            return new ProcessBuilder(trial).start().waitFor() == 0 ? prefix : List.of();
        } catch (IOException notThere) {
            return List.of();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Not in the folder, which belongs to the process, and no longer there than these tests run. */
    private static Path temporaryFile(String suffix) throws IOException {
        Path file = Files.createTempFile("brink", suffix);
        file.toFile().deleteOnExit();
        return file;
    }

    int exitCode() throws InterruptedException {
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS))
                .as("the end of the process")
                .isTrue();
        return process.exitValue();
    }

    String out() throws IOException {
        return Files.readString(out, StandardCharsets.UTF_8);
    }

    String err() throws IOException {
        return Files.readString(err, StandardCharsets.UTF_8);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    void signal(String name) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }
}
