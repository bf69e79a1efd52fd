package dev.brink.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A file that is shipped beside these classes. */
final class Resource {
    private Resource() {}

    static String text(String name) {
        try (InputStream stream = Resource.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("The file '" + name
                        + "' is missing from this installation of Brink: unpack or build it again.");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
