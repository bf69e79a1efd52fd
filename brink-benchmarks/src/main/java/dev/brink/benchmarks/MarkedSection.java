package dev.brink.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The part of a document between two marker lines, which a program writes and nobody else. */
final class MarkedSection {
    static final String BEGIN = "<!-- speed table: begin -->\n";
    static final String END = "<!-- speed table: end -->\n";

    private MarkedSection() {}

    static void replace(Path document, String content) throws IOException {
        Files.writeString(document, replaced(document.toString(), Files.readString(document), content));
    }

    static String replaced(String name, String document, String content) {
        int begin = document.indexOf(BEGIN);
        int end = document.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException(name + " has no place for the table: write the two lines '"
                    + BEGIN.trim() + "' and '" + END.trim() + "' where it shall stand.");
        }
        return document.substring(0, begin + BEGIN.length()) + content + document.substring(end);
    }
}
