package dev.brink.experiments.lda;

import dev.brink.numeric.VectorLoops;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Some documents, and where each word occurs in them. Documents are independent of each other given the topics, and
 * words are given what is believed of the documents; so both are worked on in parallel. Each sum is taken by one thread
 * in the order of the documents, so the result is the same on any number of threads.
 */
final class Minibatch {
    private record Occurrence(int document, int position) {}

    private final List<Document> documents;
    private final List<List<Occurrence>> occurrences;

    Minibatch(List<Document> documents, int vocabulary) {
        this.documents = documents;
        occurrences = new ArrayList<>(vocabulary);
        for (int word = 0; word < vocabulary; word++) {
            occurrences.add(new ArrayList<>());
        }
        for (int number = 0; number < documents.size(); number++) {
            int[] words = documents.get(number).words;
            for (int position = 0; position < words.length; position++) {
                occurrences.get(words[position]).add(new Occurrence(number, position));
            }
        }
    }

    int size() {
        return documents.size();
    }

    /**
     * How often each topic is believed to have produced each word, {@code sum_d n_dw phi_dwk}: row w for word w. The
     * rows of words that do not occur are zero.
     */
    double[][] expectedCounts(Topics topics, double alpha) {
        double[] digammaOfTotals = topics.digammaOfTotals();
        double[][] likelihood = byWord(word -> topics.likelihood(word, digammaOfTotals), topics.count());
        List<DocumentPosterior> posteriors = documents.parallelStream()
                .map(document -> DocumentPosterior.of(document, likelihood, alpha))
                .toList();
        return byWord(word -> expectedCounts(word, likelihood[word], posteriors), topics.count());
    }

    /** A row for every word: what the function says of a word that occurs, and zeros for a word that does not. */
    private double[][] byWord(IntFunction<double[]> row, int length) {
        return IntStream.range(0, occurrences.size())
                .parallel()
                .mapToObj(word -> occurrences.get(word).isEmpty() ? new double[length] : row.apply(word))
                .toArray(double[][]::new);
    }

    private double[] expectedCounts(int word, double[] likelihood, List<DocumentPosterior> posteriors) {
        double[] counts = new double[likelihood.length];
        for (Occurrence occurrence : occurrences.get(word)) {
            DocumentPosterior posterior = posteriors.get(occurrence.document);
            VectorLoops.addScaled(
                    counts, posterior.responsibility(occurrence.position), posterior.shares(), 0, counts.length);
        }
        for (int k = 0; k < counts.length; k++) {
            counts[k] *= likelihood[k];
        }
        return counts;
    }
}
