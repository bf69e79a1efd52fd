package dev.brink.experiments.data;

import java.util.List;

/** Documents as bags of words: which words occur in each, and how often. Immutable; arrays handed out are copies. */
public final class Corpus {
    private final List<String> vocabulary;
    private final int[][] words;
    private final int[][] counts;

    private Corpus(List<String> vocabulary, int[][] words, int[][] counts) {
        this.vocabulary = vocabulary;
        this.words = words;
        this.counts = counts;
    }

    /**
     * A corpus of these documents.
     *
     * @param vocabulary all words; a word's id is its place in this list
     * @param words the ids of the different words of each document
     * @param counts how often each of them occurs in the document
     */
    public static Corpus of(List<String> vocabulary, int[][] words, int[][] counts) {
        if (words.length != counts.length) {
            throw new IllegalArgumentException("There are words of " + words.length + " documents, but counts of "
                    + counts.length + ": give both for every document.");
        }
        for (int document = 0; document < words.length; document++) {
            check(document, words[document], counts[document], vocabulary.size());
        }
        return new Corpus(List.copyOf(vocabulary), copy(words), copy(counts));
    }

    private static void check(int document, int[] words, int[] counts, int size) {
        if (words.length != counts.length) {
            throw new IllegalArgumentException("Document " + document + " has " + words.length + " words, but "
                    + counts.length + " counts: give one count for every word.");
        }
        for (int i = 0; i < words.length; i++) {
            if (words[i] < 0 || words[i] >= size || counts[i] < 1) {
                throw new IllegalArgumentException("Document " + document + " has word " + words[i] + " " + counts[i]
                        + " times, but ids go from 0 to " + (size - 1) + " and counts start at 1.");
            }
        }
    }

    private static int[][] copy(int[][] rows) {
        int[][] copy = new int[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            copy[i] = rows[i].clone();
        }
        return copy;
    }

    /** How many documents there are. */
    public int documents() {
        return words.length;
    }

    /** How many different words there are; ids go from 0 to one less. */
    public int vocabulary() {
        return vocabulary.size();
    }

    /** The word with this id. */
    public String word(int id) {
        return vocabulary.get(id);
    }

    /** The ids of the different words of a document. */
    public int[] words(int document) {
        return words[document].clone();
    }

    /** How often each of these words occurs in the document. */
    public int[] counts(int document) {
        return counts[document].clone();
    }

    /** How many words all documents have together, repetitions counted. */
    public long tokens() {
        long tokens = 0;
        for (int[] row : counts) {
            for (int count : row) {
                tokens += count;
            }
        }
        return tokens;
    }

    /** The documents with these numbers, in this order, over the same vocabulary. */
    public Corpus subset(int... documents) {
        int[][] someWords = new int[documents.length][];
        int[][] someCounts = new int[documents.length][];
        for (int i = 0; i < documents.length; i++) {
            someWords[i] = words[documents[i]];
            someCounts[i] = counts[documents[i]];
        }
        return new Corpus(vocabulary, someWords, someCounts);
    }
}
