package dev.brink.study.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which lines of a journal belong to which study, as far as the journal has been looked through. The checksum of every
 * line is verified once, on the way.
 */
final class JournalIndex {
    private static final int BLOCK = 1 << 16;

    private final Path file;
    private final JournalFormat format;
    private final Map<String, List<Place>> places = new LinkedHashMap<>();
    private long end;
    private long tornBytes;

    /** Where a line lies, its line break not counted. */
    record Place(long offset, int length) {}

    JournalIndex(Path file, JournalFormat format) {
        this.file = file;
        this.format = format;
    }

    List<String> studies() {
        return List.copyOf(places.keySet());
    }

    List<Place> places(String study) {
        return places.getOrDefault(study, List.of());
    }

    /** The offset behind the last intact line. */
    long end() {
        return end;
    }

    /** So many bytes at the end of the file are no intact line. */
    long tornBytes() {
        return tornBytes;
    }

    /**
     * Goes through what has been added. Damage with nothing intact behind it is an entry that was never acknowledged:
     * its writer died or the power failed. Damage before intact lines is something else, and nobody should go on.
     */
    void catchUp(FileChannel channel) throws IOException {
        long offset = end;
        long damagedAt = -1;
        ByteBuffer block = ByteBuffer.allocate(BLOCK);
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (channel.read(block.clear(), offset + line.size()) > 0) {
            block.flip();
            int from = 0;
            for (int i = 0; i < block.limit(); i++) {
                if (block.get(i) == '\n') {
                    line.write(block.array(), from, i - from);
                    from = i + 1;
                    damagedAt = take(line.toByteArray(), offset, damagedAt);
                    offset += line.size() + 1L;
                    line.reset();
                }
            }
            line.write(block.array(), from, block.limit() - from);
        }
        requireTorn(line.toByteArray(), offset);
        tornBytes = offset + line.size() - end;
    }

    private void requireTorn(byte[] line, long offset) {
        if (JournalFormat.isIntactWithoutItsBreak(line, line.length)) {
            throw new DamagedJournalException(file, offset);
        }
    }

    private long take(byte[] line, long offset, long damagedAt) {
        if (!JournalFormat.isIntact(line, line.length)) {
            requireTorn(line, offset);
            return damagedAt < 0 ? offset : damagedAt;
        }
        if (damagedAt >= 0) {
            throw new DamagedJournalException(file, damagedAt);
        }
        add(line, offset);
        end = offset + line.length + 1L;
        return -1;
    }

    private void add(byte[] bytes, long offset) {
        JournalFormat.Line line = lineAt(bytes, offset);
        if (format.isFromTheFuture(line)) {
            throw new StoreException("The journal " + file + " holds an entry of version " + line.version()
                    + ", at byte " + offset + ", which a newer Brink wrote and this one cannot read: update Brink, or"
                    + " use another folder.");
        }
        places.computeIfAbsent(line.study(), name -> new ArrayList<>()).add(new Place(offset, bytes.length));
    }

    private JournalFormat.Line lineAt(byte[] bytes, long offset) {
        try {
            return JournalFormat.line(bytes, bytes.length);
        } catch (JournalFormat.UnreadableLineException unreadable) {
            throw new StoreException(
                    "The journal " + file + " has a line at byte " + offset + " that is not understood: "
                            + unreadable.getMessage() + ". Was the file written by something else than Brink?");
        }
    }
}
