package dev.brink.study.store;

import dev.brink.study.event.Entry;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A {@link StudyStore} in one append-only file, {@code .brink/journal} in the project folder. Readers take no locks;
 * writers exclude each other for the moment of an append. A process should open the journal of a folder once: the
 * operating system gives file locks to processes, not to the objects in them.
 */
public final class Journal implements StudyStore {
    private final Path folder;
    private final Path file;
    private final JournalFormat format;
    private final JournalIndex index;
    private final WriterLock writers;
    private final RunLocks runs;
    private final List<String> notes = new ArrayList<>();
    private Optional<FileChannel> reading = Optional.empty();
    private Optional<FileChannel> writing = Optional.empty();

    private Journal(Path projectFolder, JournalFormat format) {
        this.folder = projectFolder.resolve(".brink");
        this.file = folder.resolve("journal");
        this.format = format;
        this.index = new JournalIndex(file, format);
        this.writers = new WriterLock(folder.resolve("journal.lock"));
        this.runs = new RunLocks(folder);
    }

    /** The journal of a project folder; nothing is created before the first entry is written. */
    public static Journal in(Path projectFolder) {
        return in(projectFolder, JournalFormat.current());
    }

    static Journal in(Path projectFolder, JournalFormat format) {
        return new Journal(projectFolder, format);
    }

    @Override
    public synchronized List<String> studies() {
        catchUp();
        return index.studies();
    }

    @Override
    public synchronized List<Entry> read(String study, int from) {
        catchUp();
        List<JournalIndex.Place> places = index.places(study);
        List<Entry> entries = new ArrayList<>();
        for (JournalIndex.Place place : places.subList(Math.min(from, places.size()), places.size())) {
            entries.add(entryAt(place));
        }
        return entries;
    }

    private Entry entryAt(JournalIndex.Place place) {
        try {
            ByteBuffer line = ByteBuffer.allocate(place.length());
            while (line.hasRemaining() && reading.orElseThrow().read(line, place.offset() + line.position()) > 0) {}
            return format.entry(line.array(), line.position());
        } catch (IOException unreadable) {
            throw new StoreException("The journal " + file + " cannot be read: " + unreadable + ".", unreadable);
        } catch (JournalFormat.UnreadableLineException unreadable) {
            throw new StoreException("The journal " + file + " has an entry at byte " + place.offset()
                    + " that is not understood: " + unreadable.getMessage()
                    + ". Was the file written by something else than Brink?");
        }
    }

    private void catchUp() {
        try {
            if (reading.isEmpty()) {
                reading = Optional.of(FileChannel.open(file, StandardOpenOption.READ));
            }
            catchUpTwice(reading.get());
        } catch (NoSuchFileException nothingWrittenYet) {
            return;
        } catch (IOException unreadable) {
            throw new StoreException(
                    "The journal " + file + " cannot be read: " + unreadable
                            + ". Look at the permissions of the file and its folder.",
                    unreadable);
        }
    }

    /** Damage may be a torn entry that another process was replacing by its own while it was read: then it is gone now. */
    private void catchUpTwice(FileChannel channel) throws IOException {
        try {
            index.catchUp(channel);
        } catch (DamagedJournalException perhapsOnlyNow) {
            index.catchUp(channel);
        }
    }

    @Override
    public synchronized boolean append(String study, int seen, Entry entry) {
        byte[] line = format.write(study, entry);
        try {
            openForWriting();
            return writers.holding(() -> appendAlone(study, seen, line));
        } catch (IOException unwritable) {
            throw new StoreException(
                    "An event of study '" + study + "' could not be written to the journal " + file + ": " + unwritable
                            + ". Nothing was changed. Make room on the disk or look at the permissions, then try again.",
                    unwritable);
        }
    }

    private boolean appendAlone(String study, int seen, byte[] line) throws IOException {
        catchUp();
        if (index.places(study).size() != seen) {
            return false;
        }
        dropTornEntry();
        write(line);
        catchUp();
        return true;
    }

    private void openForWriting() throws IOException {
        if (writing.isEmpty()) {
            Files.createDirectories(folder);
            boolean isNew = !Files.exists(file);
            writing = Optional.of(FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.CREATE));
            if (isNew) {
                DurableFolder.force(folder);
            }
        }
    }

    /** An entry that nobody was told to be safe. Its bytes are kept beside the journal all the same. */
    private void dropTornEntry() throws IOException {
        if (index.tornBytes() > 0) {
            ByteBuffer torn = ByteBuffer.allocate((int) Math.min(index.tornBytes(), 1 << 24));
            reading.orElseThrow().read(torn, index.end());
            Path kept = folder.resolve("journal.torn-at-" + index.end());
            Files.write(kept, torn.array());
            writing.orElseThrow().truncate(index.end());
            notes.add(
                    "The last entry of the journal " + file + " was incomplete and had never been acknowledged; it was"
                            + " dropped, and its bytes were kept in " + kept + ".");
        }
    }

    private void write(byte[] line) throws IOException {
        FileChannel channel = writing.orElseThrow();
        long end = index.end();
        try {
            ByteBuffer bytes = ByteBuffer.wrap(line);
            while (bytes.hasRemaining()) {
                channel.write(bytes, end + bytes.position());
            }
            channel.force(false);
        } catch (IOException failed) {
            takeBack(channel, end, failed);
            throw failed;
        }
    }

    /** Should this fail too, the half entry is recognised by its checksum later. */
    private static void takeBack(FileChannel channel, long end, IOException failed) {
        try {
            channel.truncate(end);
            channel.force(false);
        } catch (IOException alsoFailed) {
            failed.addSuppressed(alsoFailed);
        }
    }

    @Override
    public RunLock hold(String study, Holder holder) {
        return runs.hold(study, holder);
    }

    @Override
    public Optional<Holder> holder(String study) {
        return runs.holder(study);
    }

    @Override
    public synchronized List<String> notes() {
        return List.copyOf(notes);
    }

    @Override
    public synchronized void close() {
        try {
            for (FileChannel channel :
                    List.of(reading, writing).stream().flatMap(Optional::stream).toList()) {
                channel.close();
            }
            writers.close();
        } catch (IOException failed) {
            throw new StoreException("The journal " + file + " could not be closed: " + failed + ".", failed);
        }
    }
}
