package dev.brink.experiments.lda;

import dev.brink.experiments.data.Corpus;
import dev.brink.numeric.RandomStream;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Documents made from known topics: words are the cells of a square, topics its rows and columns (Griffiths and
 * Steyvers, "Finding scientific topics", PNAS 2004), so that every word belongs to two topics.
 */
final class Bars {
    static final int SIDE = 5;
    static final int TOPICS = 2 * SIDE;
    static final int WORDS = SIDE * SIDE;
    private static final int TOPICS_PER_DOCUMENT = 2;
    private static final int TOKENS = 60;

    private Bars() {}

    /** Each document mixes a few topics in random shares. */
    static Corpus corpus(int documents, long seed) {
        RandomGenerator random = RandomStream.of(seed).split("bars").generator();
        int[][] words = new int[documents][];
        int[][] counts = new int[documents][];
        for (int number = 0; number < documents; number++) {
            int[] frequencies = frequencies(random);
            words[number] = IntStream.range(0, WORDS)
                    .filter(word -> frequencies[word] > 0)
                    .toArray();
            counts[number] =
                    IntStream.of(words[number]).map(word -> frequencies[word]).toArray();
        }
        List<String> vocabulary =
                IntStream.range(0, WORDS).mapToObj(word -> "cell" + word).toList();
        return Corpus.of(vocabulary, words, counts);
    }

    private static int[] frequencies(RandomGenerator random) {
        int[] topics = random.ints(TOPICS_PER_DOCUMENT, 0, TOPICS).toArray();
        double first = random.nextDouble();
        int[] frequencies = new int[WORDS];
        for (int token = 0; token < TOKENS; token++) {
            int topic = random.nextDouble() < first ? topics[0] : topics[1];
            frequencies[cell(topic, random.nextInt(SIDE))]++;
        }
        return frequencies;
    }

    private static int cell(int topic, int place) {
        return topic < SIDE ? topic * SIDE + place : place * SIDE + topic - SIDE;
    }

    /** The true share of a word in a topic. */
    static double share(int topic, int word) {
        boolean belongs = topic < SIDE ? word / SIDE == topic : word % SIDE == topic - SIDE;
        return belongs ? 1.0 / SIDE : 0;
    }
}
