package dev.brink.benchmarks.regret;

import dev.brink.text.Text;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;

/**
 * Finished runs, one file each. A file appears under its name only when it is complete, so a program that is killed
 * leaves nothing that would pass for a run.
 */
final class RunStore {
    private final Path folder;

    RunStore(Path folder) {
        this.folder = folder;
    }

    /** The run, if it has been finished. What cannot be read is no run. */
    Optional<Run> find(RunKey key) throws IOException {
        Path file = file(key);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            Run run = RunFormat.read(Files.readAllLines(file));
            return run.key().equals(key) ? Optional.of(run) : Optional.empty();
        } catch (IllegalArgumentException | CharacterCodingException incomplete) {
            return Optional.empty();
        }
    }

    void save(Run run) throws IOException {
        Path file = file(run.key());
        Files.createDirectories(file.getParent());
        Path unfinished = file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid() + ".unfinished");
        Files.write(unfinished, RunFormat.write(run));
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    void delete(RunKey key) throws IOException {
        Files.deleteIfExists(file(key));
    }

    /** Whether a stored run was finished before then. */
    boolean isOlder(RunKey key, FileTime then) throws IOException {
        Path file = file(key);
        return Files.exists(file) && Files.getLastModifiedTime(file).compareTo(then) < 0;
    }

    private Path file(RunKey key) {
        String length = "n" + Text.number(key.budget()) + "-every" + Text.number(key.recommendEvery());
        List<String> folders = List.of(key.row(), length, key.strategy());
        Path path = folder.resolve("runs");
        for (String name : folders) {
            path = path.resolve(FileName.of(name));
        }
        return path.resolve("seed-" + key.seed() + ".jsonl");
    }
}
