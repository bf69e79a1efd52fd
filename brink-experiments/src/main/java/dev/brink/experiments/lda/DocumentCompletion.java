package dev.brink.experiments.lda;

import dev.brink.experiments.data.Corpus;
import dev.brink.experiments.random.Permutation;
import dev.brink.numeric.RandomStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * How well topics predict documents that they were not learned from. Of each document one half is shown, and the other
 * must be predicted: unlike the bound that Hoffman et al. report, this is a probability of words, and the same measure
 * for all topics and priors.
 */
public final class DocumentCompletion {
    private final List<Document> shown;
    private final List<Document> asked;
    private final double tokens;

    DocumentCompletion(List<Document> shown, List<Document> asked) {
        this.shown = List.copyOf(shown);
        this.asked = List.copyOf(asked);
        tokens = asked.stream()
                .flatMapToDouble(document -> DoubleStream.of(document.counts))
                .sum();
    }

    /**
     * The documents, each divided by chance: half of its words in running text are shown, of an odd number the smaller
     * half. The same seed divides in the same way.
     */
    public static DocumentCompletion of(Corpus heldOut, long seed) {
        List<Document> shown = new ArrayList<>();
        List<Document> asked = new ArrayList<>();
        for (int number = 0; number < heldOut.documents(); number++) {
            RandomStream stream = RandomStream.of(seed).split("completion").split(number);
            int[] tokens = shuffledTokens(heldOut.words(number), heldOut.counts(number), stream.generator());
            int half = tokens.length / 2;
            shown.add(document(IntStream.range(0, half).map(i -> tokens[i])));
            asked.add(document(IntStream.range(half, tokens.length).map(i -> tokens[i])));
        }
        return new DocumentCompletion(shown, asked);
    }

    private static int[] shuffledTokens(int[] words, int[] counts, RandomGenerator random) {
        int[] tokens = IntStream.range(0, words.length)
                .flatMap(i -> IntStream.generate(() -> words[i]).limit(counts[i]))
                .toArray();
        return IntStream.of(Permutation.of(tokens.length, random))
                .map(i -> tokens[i])
                .toArray();
    }

    private static Document document(IntStream tokens) {
        TreeMap<Integer, Integer> counts = new TreeMap<>();
        tokens.forEach(word -> counts.merge(word, 1, Integer::sum));
        return new Document(
                counts.keySet().stream().mapToInt(Integer::intValue).toArray(),
                counts.values().stream().mapToDouble(Integer::doubleValue).toArray());
    }

    /** How many words must be predicted. */
    double asked() {
        return tokens;
    }

    /** {@code exp(-log probability / number)} of all words that are asked for; 1 if there are none. */
    public double perplexity(TopicModel model) {
        if (tokens == 0) {
            return 1;
        }
        double[][] likelihood = model.likelihood();
        double[] logProbabilities = IntStream.range(0, asked.size())
                .parallel()
                .mapToDouble(i -> model.logProbability(shown.get(i), asked.get(i), likelihood))
                .toArray();
        double sum = 0;
        for (double logProbability : logProbabilities) {
            sum += logProbability;
        }
        return Math.exp(-sum / tokens);
    }
}
