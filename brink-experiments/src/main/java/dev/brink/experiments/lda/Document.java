package dev.brink.experiments.lda;

import dev.brink.experiments.data.Corpus;
import java.util.List;
import java.util.stream.IntStream;

/** A bag of words as the inner loops need it. Its arrays are never written to. */
final class Document {
    final int[] words;
    final double[] counts;

    Document(int[] words, double[] counts) {
        this.words = words;
        this.counts = counts;
    }

    static List<Document> all(Corpus corpus) {
        return IntStream.range(0, corpus.documents())
                .mapToObj(number -> new Document(
                        corpus.words(number),
                        IntStream.of(corpus.counts(number)).asDoubleStream().toArray()))
                .toList();
    }

    /** How many different words it has. */
    int size() {
        return words.length;
    }
}
