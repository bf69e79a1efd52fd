package dev.brink.study.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * For each study a file that is locked while its trials are carried out, {@code NAME.lock}, and beside it one that says
 * by whom, {@code NAME.holder}. They are two, because reading a locked file would end the lock of the process that reads.
 */
final class RunLocks {
    private final Path folder;

    RunLocks(Path folder) {
        this.folder = folder;
    }

    RunLock hold(String study, Holder holder) {
        try {
            Files.createDirectories(folder);
            FileChannel channel =
                    FileChannel.open(lockFile(study), StandardOpenOption.WRITE, StandardOpenOption.CREATE);
            lockOrRefuse(study, channel);
            write(study, holder);
            return () -> release(study, channel);
        } catch (IOException failed) {
            throw new StoreException(
                    "Study '" + study + "' cannot be run, because " + lockFile(study) + " cannot be locked: " + failed
                            + ". Look at the permissions of that folder, and whether its disk is full.",
                    failed);
        }
    }

    private void lockOrRefuse(String study, FileChannel channel) throws IOException {
        FileLock lock;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException heldInThisProcess) {
            // Closing the channel here would end the lock of the one that holds it.
            throw new StudyInUseException(study, read(study));
        }
        if (lock == null) {
            channel.close();
            throw new StudyInUseException(study, read(study));
        }
    }

    private void release(String study, FileChannel channel) {
        try {
            Files.deleteIfExists(holderFile(study));
            channel.close();
        } catch (IOException failed) {
            throw new StoreException(
                    "The lock " + lockFile(study) + " could not be released: " + failed
                            + ". It ends with this process.",
                    failed);
        }
    }

    /** Written under another name and renamed, so that nobody reads half of it. */
    private void write(String study, Holder holder) throws IOException {
        Path half = folder.resolve(study + ".holder-" + holder.pid());
        try {
            Files.writeString(half, holder.pid() + " " + holder.since() + "\n");
            Files.move(half, holderFile(study), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(half);
        }
    }

    /** The holder that is written down, if it still lives: a killed process leaves its note behind. */
    Optional<Holder> holder(String study) {
        return read(study)
                .filter(holder -> ProcessHandle.of(holder.pid())
                        .map(ProcessHandle::isAlive)
                        .orElse(false));
    }

    private Optional<Holder> read(String study) {
        try {
            List<String> words =
                    List.of(Files.readString(holderFile(study)).strip().split(" ", 2));
            return Optional.of(new Holder(Long.parseLong(words.get(0)), Instant.parse(words.get(1))));
        } catch (IOException | NumberFormatException | IndexOutOfBoundsException | DateTimeException nothingToRead) {
            return Optional.empty();
        }
    }

    private Path lockFile(String study) {
        return folder.resolve(study + ".lock");
    }

    private Path holderFile(String study) {
        return folder.resolve(study + ".holder");
    }
}
