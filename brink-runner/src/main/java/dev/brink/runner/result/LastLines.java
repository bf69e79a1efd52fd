package dev.brink.runner.result;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The lines of a file from its end, so that what stands last is found soon however much was written before it. */
final class LastLines implements Closeable {
    private static final int BLOCK = 1 << 16;
    /** What is longer is no line that a person or a program reports by; of it, nothing is kept. */
    private static final int LONGEST = 1 << 20;

    private final SeekableByteChannel file;
    private final ByteBuffer block = ByteBuffer.allocate(BLOCK);
    private long blockStart;
    private int at; // the next byte to look at is that before this one
    private boolean exhausted;

    private LastLines(SeekableByteChannel file) throws IOException {
        this.file = file;
        this.blockStart = file.size();
        if (blockStart > 0 && peek() == '\n') {
            at--; // the last line ends, no further one begins
        } else if (blockStart == 0 && at == 0) {
            exhausted = true;
        }
    }

    static LastLines of(Path path) throws IOException {
        return new LastLines(Files.newByteChannel(path));
    }

    /** The last so many lines, in the order in which they stand; none if there is no such file. */
    static List<String> of(Path path, int count) throws IOException {
        List<String> lines = new ArrayList<>();
        if (Files.exists(path)) {
            try (LastLines backwards = of(path)) {
                Optional<String> line = backwards.next();
                while (line.isPresent() && lines.size() < count) {
                    lines.add(line.get());
                    line = backwards.next();
                }
            }
        }
        Collections.reverse(lines);
        return lines;
    }

    /** The line before the one given last; empty at the beginning of the file. */
    Optional<String> next() throws IOException {
        if (exhausted) {
            return Optional.empty();
        }
        byte[] reversed = new byte[128];
        int length = 0;
        while (hasByte()) {
            byte next = take();
            if (next == '\n') {
                return Optional.of(text(reversed, length));
            }
            if (length < LONGEST) {
                if (length == reversed.length) {
                    reversed = Arrays.copyOf(reversed, 2 * length);
                }
                reversed[length] = next;
            }
            length++;
        }
        exhausted = true;
        return Optional.of(text(reversed, length));
    }

    private static String text(byte[] reversed, int length) {
        if (length > LONGEST) {
            return "";
        }
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = reversed[length - 1 - i];
        }
        String line = new String(bytes, StandardCharsets.UTF_8);
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    private byte take() throws IOException {
        byte next = peek();
        at--;
        return next;
    }

    private byte peek() throws IOException {
        if (at == 0) {
            fill();
        }
        return block.get(at - 1);
    }

    private boolean hasByte() {
        return at > 0 || blockStart > 0;
    }

    private void fill() throws IOException {
        int size = (int) Math.min(BLOCK, blockStart);
        blockStart -= size;
        block.clear().limit(size);
        file.position(blockStart);
        while (block.hasRemaining()) {
            if (file.read(block) < 0) {
                throw new IOException("The file became shorter while it was read.");
            }
        }
        at = size;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
