package dev.brink.experiments.data;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.GZIPInputStream;

/** What is in a file, packed or not, and its checksum. */
final class Content {
    private static final int GZIP_FIRST = 0x1f;
    private static final int GZIP_SECOND = 0x8b;

    private Content() {}

    /** All bytes, unpacked if the file is packed, whatever its name. */
    static byte[] read(Path file) throws IOException {
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file))) {
            stream.mark(2);
            boolean packed = stream.read() == GZIP_FIRST && stream.read() == GZIP_SECOND;
            stream.reset();
            return packed ? unpacked(stream) : stream.readAllBytes();
        }
    }

    private static byte[] unpacked(InputStream stream) throws IOException {
        try (InputStream content = new GZIPInputStream(stream)) {
            return content.readAllBytes();
        }
    }

    /** The SHA-256 of what counts. */
    static String checksum(byte[] content, DataFile.Form form) throws IOException {
        MessageDigest digest = sha256();
        if (form == DataFile.Form.BYTES) {
            digest.update(content);
        } else {
            BufferedReader lines = new BufferedReader(
                    new InputStreamReader(new ByteArrayInputStream(content), StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    digest.update((line.strip() + "\n").getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("Every Java has SHA-256, but this one does not.", missing);
        }
    }
}
