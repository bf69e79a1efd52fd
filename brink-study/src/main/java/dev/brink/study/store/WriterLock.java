package dev.brink.study.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Lets one process at a time append to the journal. The lock lies on a file of its own, which nobody else opens: on
 * Unix a process gives up its locks on a file as soon as it closes any handle to that file.
 */
final class WriterLock implements AutoCloseable {
    private static final long RETRY_MILLIS = 1;

    private final Path file;
    private Optional<FileChannel> channel = Optional.empty();

    WriterLock(Path file) {
        this.file = file;
    }

    /** Something that reads or writes files. */
    interface Action {
        boolean run() throws IOException;
    }

    /** Does it while no other process writes. */
    boolean holding(Action action) throws IOException {
        FileLock lock = take();
        try {
            return action.run();
        } finally {
            lock.release();
        }
    }

    private FileLock take() throws IOException {
        if (channel.isEmpty()) {
            channel = Optional.of(FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.CREATE));
        }
        while (true) {
            try {
                return channel.get().lock();
            } catch (OverlappingFileLockException heldInThisProcess) {
                pause();
            }
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for another writer", interrupted);
        }
    }

    @Override
    public void close() throws IOException {
        if (channel.isPresent()) {
            channel.get().close();
        }
    }
}
