package dev.brink.study.store;

import dev.brink.study.event.Entry;
import dev.brink.study.event.EntryJson;
import dev.brink.study.event.UnreadableEventException;
import dev.brink.study.json.InvalidJsonException;
import dev.brink.study.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.zip.CRC32C;

/**
 * The lines of a journal: {@code checksum version study entry}, where the checksum is the CRC-32C in hexadecimal of all
 * that follows it, and the entry is JSON. JSON escapes line breaks, so a line break always ends a line.
 *
 * <p>Every line carries the version of its entry. Older entries are brought up to date while they are read, one step
 * for each version, so a journal is never rewritten; a version from the future is refused.
 */
final class JournalFormat {
    private static final int CHECKSUM_DIGITS = 8;

    private final List<UnaryOperator<Map<String, Object>>> steps;

    /** The first step leads from version 1 to version 2, and so on; so many steps, so many versions but one. */
    JournalFormat(List<UnaryOperator<Map<String, Object>>> steps) {
        this.steps = List.copyOf(steps);
    }

    /** What this program writes: version 1, so there is nothing older yet. */
    static JournalFormat current() {
        return new JournalFormat(List.of());
    }

    private int version() {
        return EntryJson.VERSION + steps.size();
    }

    /** The parts of a line that can be told without reading its entry. */
    record Line(int version, String study, int entryAt) {}

    byte[] write(String study, Entry entry) {
        byte[] body = (version() + " " + study + " " + Json.write(EntryJson.write(entry)) + "\n")
                .getBytes(StandardCharsets.UTF_8);
        byte[] checksum = (checksum(body, 0, body.length - 1) + " ").getBytes(StandardCharsets.US_ASCII);
        byte[] line = new byte[checksum.length + body.length];
        System.arraycopy(checksum, 0, line, 0, checksum.length);
        System.arraycopy(body, 0, line, checksum.length, body.length);
        return line;
    }

    /** Whether the line, without its line break, is as it was written. */
    static boolean isIntact(byte[] line, int length) {
        int body = CHECKSUM_DIGITS + 1;
        return length > body
                && line[CHECKSUM_DIGITS] == ' '
                && new String(line, 0, CHECKSUM_DIGITS, StandardCharsets.US_ASCII)
                        .equals(checksum(line, body, length - body));
    }

    /** Whether an intact line is followed by something else than a line break. A writer that dies leaves no such thing. */
    static boolean isIntactWithoutItsBreak(byte[] line, int length) {
        if (length <= CHECKSUM_DIGITS + 1) {
            return false;
        }
        String expected = new String(line, 0, CHECKSUM_DIGITS, StandardCharsets.US_ASCII);
        CRC32C crc = new CRC32C();
        for (int i = CHECKSUM_DIGITS + 1; i < length - 1; i++) {
            crc.update(line[i]);
            if (line[i] == '}' && digits(crc).equals(expected)) {
                return true;
            }
        }
        return false;
    }

    private static String digits(CRC32C crc) {
        String digits = Long.toHexString(crc.getValue());
        return "0".repeat(CHECKSUM_DIGITS - digits.length()) + digits;
    }

    private static String checksum(byte[] bytes, int from, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, from, length);
        return digits(crc);
    }

    /** The version and the study of an intact line. */
    static Line line(byte[] bytes, int length) {
        int version = indexOf(bytes, CHECKSUM_DIGITS + 1, length);
        int study = indexOf(bytes, version + 1, length);
        String digits = text(bytes, CHECKSUM_DIGITS + 1, version);
        try {
            return new Line(Integer.parseInt(digits), text(bytes, version + 1, study), study + 1);
        } catch (NumberFormatException notOne) {
            throw new UnreadableLineException("its version is '" + digits + "'");
        }
    }

    private static int indexOf(byte[] bytes, int from, int length) {
        for (int i = from; i < length; i++) {
            if (bytes[i] == ' ') {
                return i;
            }
        }
        throw new UnreadableLineException("it has too few parts");
    }

    private static String text(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }

    /** Whether this program is older than the one that wrote the line. */
    boolean isFromTheFuture(Line line) {
        return line.version() > version();
    }

    /** The entry of an intact line. */
    Entry entry(byte[] bytes, int length) {
        Line line = line(bytes, length);
        try {
            Object json = Json.parse(bytes, line.entryAt(), length - line.entryAt());
            for (int version = line.version(); version < version(); version++) {
                json = steps.get(version - 1).apply(object(json));
            }
            return EntryJson.read(json);
        } catch (InvalidJsonException | UnreadableEventException invalid) {
            throw new UnreadableLineException(String.valueOf(invalid.getMessage()));
        }
    }

    @SuppressWarnings("unchecked") // The keys of a JSON object are strings.
    private static Map<String, Object> object(@org.jspecify.annotations.Nullable Object json) {
        if (json instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw new UnreadableLineException("its entry is no object");
    }

    /** A line that is intact and yet not understood; the message is the second half of a sentence. */
    static final class UnreadableLineException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnreadableLineException(String message) {
            super(message);
        }
    }
}
