package dev.brink.experiments.data;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The format of UCI's bags of words: a file with one word a line, and a file that begins with the numbers of documents,
 * of words and of entries, and then has on each line a document, a word, both counted from 1, and how often it occurs.
 */
final class BagOfWordsFile {
    private static final int HEADER = 3;

    private final String file;
    private final List<String> lines;

    private BagOfWordsFile(String file, List<String> lines) {
        this.file = file;
        this.lines = lines;
    }

    /** @throws InvalidDataException if one of the files is not what it should be, or they do not belong together */
    static Corpus read(String countsFile, byte[] counts, String wordsFile, byte[] words) {
        return new BagOfWordsFile(countsFile, lines(counts)).corpus(wordsFile, lines(words));
    }

    private static List<String> lines(byte[] content) {
        List<String> lines = new ArrayList<>(new String(content, StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .toList());
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return lines;
    }

    private Corpus corpus(String wordsFile, List<String> vocabulary) {
        int documents = header(0, "the number of documents");
        int size = header(1, "the number of words");
        int entries = header(2, "the number of entries");
        if (vocabulary.size() != size) {
            throw new InvalidDataException(wordsFile + " has " + vocabulary.size() + " words, but " + file + " counts "
                    + size + ": take both from the same set.");
        }
        if (lines.size() != HEADER + entries) {
            throw new InvalidDataException(file + " has " + (lines.size() - HEADER) + " entries, but its third line"
                    + " promises " + entries + ": get the file again.");
        }
        List<List<int[]>> byDocument = new ArrayList<>();
        for (int d = 0; d < documents; d++) {
            byDocument.add(new ArrayList<>());
        }
        Set<Long> seen = new HashSet<>();
        for (int line = HEADER; line < lines.size(); line++) {
            int[] entry = entry(line, documents, size);
            if (!seen.add((long) entry[0] * size + entry[1])) {
                throw wrong(
                        line,
                        "names word " + (entry[1] + 1) + " of document " + (entry[0] + 1)
                                + " a second time, but each pair has one line");
            }
            byDocument.get(entry[0]).add(entry);
        }
        return Corpus.of(vocabulary, column(byDocument, 1), column(byDocument, 2));
    }

    private int header(int line, String what) {
        String text = line < lines.size() ? lines.get(line) : "";
        if (!text.matches("[1-9]\\d{0,8}")) {
            throw wrong(line, "is '" + text + "', but it should be " + what);
        }
        return Integer.parseInt(text);
    }

    /** Document and word, both from 0, and the count. */
    private int[] entry(int line, int documents, int size) {
        String text = lines.get(line);
        if (!text.matches("[1-9]\\d{0,8} [1-9]\\d{0,8} [1-9]\\d{0,8}")) {
            throw wrong(line, "is '" + text + "', but it should be a document, a word and a count, all from 1");
        }
        int first = text.indexOf(' ');
        int second = text.lastIndexOf(' ');
        int document = Integer.parseInt(text.substring(0, first));
        int word = Integer.parseInt(text.substring(first + 1, second));
        if (document > documents || word > size) {
            throw wrong(
                    line,
                    "names document " + document + " and word " + word + ", but there are " + documents
                            + " documents and " + size + " words");
        }
        return new int[] {document - 1, word - 1, Integer.parseInt(text.substring(second + 1))};
    }

    private static int[][] column(List<List<int[]>> byDocument, int place) {
        return byDocument.stream()
                .map(entries -> entries.stream().mapToInt(entry -> entry[place]).toArray())
                .toArray(int[][]::new);
    }

    private InvalidDataException wrong(int line, String what) {
        return new InvalidDataException("Line " + (line + 1) + " of " + file + " " + what + ": get the file again.");
    }
}
