package dev.brink.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The part of a document between two marker lines, which a program writes and nobody else. */
public final class MarkedSection {
    private final String begin;
    private final String end;

    /** The section between the lines {@code <!-- name: begin -->} and {@code <!-- name: end -->}. */
    public MarkedSection(String name) {
        this.begin = "<!-- " + name + ": begin -->\n";
        this.end = "<!-- " + name + ": end -->\n";
    }

    public void replace(Path document, String content) throws IOException {
        Files.writeString(document, replaced(document.toString(), Files.readString(document), content));
    }

    /**
     * Looks whether the document has the section, before hours of work are done for it.
     *
     * @throws IllegalArgumentException if it does not, or is not there
     */
    public void require(Path document) throws IOException {
        if (!Files.isRegularFile(document)) {
            throw new IllegalArgumentException(
                    document + " is not a file: name the document whose table shall be replaced.");
        }
        replaced(document.toString(), Files.readString(document), "");
    }

    String replaced(String name, String document, String content) {
        int from = document.indexOf(begin);
        int to = document.indexOf(end);
        if (from < 0 || to < from) {
            throw new IllegalArgumentException(name + " has no place for the table: write the two lines '"
                    + begin.trim() + "' and '" + end.trim() + "' where it shall stand.");
        }
        return document.substring(0, from + begin.length()) + content + document.substring(to);
    }
}
