package dev.brink.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The part of a document between two marker lines, which a test writes and nobody else. */
public final class MarkedPart {
    private final String begin;
    private final String end;

    /** The part between the lines {@code <!-- name: begin -->} and {@code <!-- name: end -->}. */
    public MarkedPart(String name) {
        this.begin = "<!-- " + name + ": begin -->\n";
        this.end = "<!-- " + name + ": end -->\n";
    }

    /**
     * Puts this content in the place of what was there.
     *
     * @throws IllegalArgumentException if the document has no such part
     */
    public void replace(Path document, String content) {
        try {
            String text = Files.readString(document);
            int from = text.indexOf(begin);
            int to = text.indexOf(end);
            if (from < 0 || to < from) {
                throw new IllegalArgumentException(document + " has no place for the table: write the two lines '"
                        + begin.trim() + "' and '" + end.trim() + "' where it shall stand.");
            }
            Files.writeString(document, text.substring(0, from + begin.length()) + content + text.substring(to));
        } catch (IOException e) {
            throw new UncheckedIOException("The document " + document + " could not be read and written", e);
        }
    }
}
