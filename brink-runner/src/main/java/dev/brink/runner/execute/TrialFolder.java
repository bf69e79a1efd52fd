package dev.brink.runner.execute;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * The files of one attempt: what it was given, what it wrote, and how far it has come. They are all that is needed to
 * take it up again after Brink itself was killed.
 */
public record TrialFolder(Path path) {
    /** The folder of an attempt: {@code 7} for the first one of trial 7, {@code 7.2} for the second. */
    public static TrialFolder of(Path trials, String study, long number, int attempt) {
        String name = attempt == 1 ? Long.toString(number) : number + "." + attempt;
        return new TrialFolder(trials.resolve(study).resolve(name).toAbsolutePath());
    }

    /** The values of the parameters as JSON: {@code BRINK_PARAMS}. */
    public Path parameters() {
        return path.resolve("params.json");
    }

    /** What the command may write its result to: {@code BRINK_RESULT}. */
    public Path result() {
        return path.resolve("result.json");
    }

    public Path stdout() {
        return path.resolve("stdout");
    }

    public Path stderr() {
        return path.resolve("stderr");
    }

    /** The command with its environment, as a shell script; by hand it does the same again. */
    public Path command() {
        return path.resolve("command");
    }

    private Path id() {
        return path.resolve("job");
    }

    /** A symbolic link whose target is a process id: made in one step, and by one process only. */
    private Path claim() {
        return path.resolve("claim");
    }

    private Path exit() {
        return path.resolve("exit");
    }

    /** Whether the folder was made ready for this job. */
    boolean isOf(Job job) throws IOException {
        try {
            return Files.readString(id(), StandardCharsets.UTF_8).strip().equals(job.id());
        } catch (NoSuchFileException absent) {
            return false;
        }
    }

    /** Marks the folder as ready for this job; until then nothing in it counts. */
    void markAsOf(Job job) throws IOException {
        replace(id(), job.id() + "\n");
    }

    /** The process that carries the job out, once there is one. */
    OptionalLong owner() throws IOException {
        try {
            return OptionalLong.of(
                    Long.parseLong(Files.readSymbolicLink(claim()).toString()));
        } catch (NoSuchFileException absent) {
            return OptionalLong.empty();
        }
    }

    /** When the command was started; empty as long as it was not. */
    public Optional<Instant> startedAt() throws IOException {
        return modified(claim());
    }

    /** The command's exit status, once it has one. */
    OptionalInt status() throws IOException {
        try {
            return OptionalInt.of(Integer.parseInt(
                    Files.readString(exit(), StandardCharsets.UTF_8).strip()));
        } catch (NoSuchFileException absent) {
            return OptionalInt.empty();
        }
    }

    Optional<Instant> endedAt() throws IOException {
        return modified(exit());
    }

    private static Optional<Instant> modified(Path file) throws IOException {
        try {
            return Optional.of(
                    Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS).toInstant());
        } catch (NoSuchFileException absent) {
            return Optional.empty();
        }
    }

    /** Writes the file such that nobody ever sees half of it. */
    static void replace(Path file, String text) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(unfinished, text, StandardCharsets.UTF_8);
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The empty folder, whatever was in it before. */
    void clear() throws IOException {
        if (Files.exists(path)) {
            try (Stream<Path> files = Files.walk(path)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        Files.createDirectories(path);
    }
}
