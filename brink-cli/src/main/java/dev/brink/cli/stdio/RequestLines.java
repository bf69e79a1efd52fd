package dev.brink.cli.stdio;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Lines of UTF-8, each of a bounded length: whatever is sent, it neither fills the memory nor ends the reading. */
final class RequestLines {
    private static final int LONGEST = 1 << 20;

    private final InputStream in;

    /** Reads byte by byte, so the stream should be buffered. */
    RequestLines(InputStream in) {
        this.in = in;
    }

    /**
     * The next line without its end, or nothing after the last.
     *
     * @throws InvalidRequestException if the line is too long or no UTF-8; the next call gives the line after it
     */
    Optional<String> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long length = 0;
        int read = in.read();
        if (read < 0) {
            return Optional.empty();
        }
        for (; read >= 0 && read != '\n'; read = in.read()) {
            length++;
            if (length <= LONGEST) {
                line.write(read);
            }
        }
        if (length > LONGEST) {
            throw new InvalidRequestException("The line has " + length + " bytes, but a request has at most " + LONGEST
                    + ": send less at a time.");
        }
        return Optional.of(decoded(line.toByteArray()));
    }

    private static String decoded(byte[] line) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw new InvalidRequestException(
                    "The line has bytes that are not UTF-8, but requests are JSON in UTF-8: encode it so.");
        }
    }
}
