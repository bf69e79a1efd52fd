package dev.brink.study.store;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/** Reads lines of a journal that mostly follow each other, many at a time: a call for each would cost more than the lines. */
final class JournalBlocks {
    private static final int BLOCK = 1 << 18;

    private ByteBuffer block = ByteBuffer.allocate(0);
    private long start;

    byte[] read(FileChannel channel, JournalIndex.Place place) throws IOException {
        if (place.offset() < start || place.offset() + place.length() > start + block.limit()) {
            fill(channel, place);
        }
        int from = (int) (place.offset() - start);
        return Arrays.copyOfRange(block.array(), from, from + place.length());
    }

    private void fill(FileChannel channel, JournalIndex.Place place) throws IOException {
        start = place.offset();
        block = ByteBuffer.allocate(Math.max(BLOCK, place.length()));
        while (block.hasRemaining() && channel.read(block, start + block.position()) > 0) {}
        block.flip();
        if (block.limit() < place.length()) {
            throw new EOFException("the file has become shorter than it was");
        }
    }
}
