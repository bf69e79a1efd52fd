package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.experiments.data.Corpus;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OnlineLdaTest {
    /** Twice as many topics as are planted: with no topic to spare, two planted ones often share one for good. */
    private static final LdaHyperparameters GOOD = new LdaHyperparameters(2 * Bars.TOPICS, 0.1, 0.05, 0.8, 0.5);

    /** A topic that lacks one of its cells has at least the distance of one cell. */
    private static final double HALF_A_CELL = 0.5 / Bars.SIDE;

    private static final LdaTraining LONG = new LdaTraining(64, 20);

    @Test
    void recoversPlantedTopics() {
        for (long seed = 1; seed <= 3; seed++) {
            TopicModel model = new OnlineLda(GOOD, LONG).train(Bars.corpus(1000, 1), seed);

            List<Integer> nearest = IntStream.range(0, Bars.TOPICS)
                    .mapToObj(topic -> nearest(model, topic))
                    .toList();

            assertThat(nearest).as("seed %d", seed).doesNotHaveDuplicates();
            for (int topic = 0; topic < Bars.TOPICS; topic++) {
                assertThat(distance(model, nearest.get(topic), topic))
                        .as("seed %d, distance of topic %d", seed, topic)
                        .isLessThan(HALF_A_CELL);
            }
        }
    }

    @Test
    void predictsNearlyAsWellAsThePlantedTopics() {
        DocumentCompletion completion = DocumentCompletion.of(Bars.corpus(200, 2), 1);
        double[][] truth = new double[Bars.WORDS][Bars.TOPICS];
        for (int word = 0; word < Bars.WORDS; word++) {
            for (int topic = 0; topic < Bars.TOPICS; topic++) {
                truth[word][topic] = 1e-6 + 1e4 * Bars.share(topic, word);
            }
        }
        double best = completion.perplexity(new TopicModel(0.1, new Topics(0.05, truth)));

        double learned = completion.perplexity(new OnlineLda(GOOD, LONG).train(Bars.corpus(1000, 1), 1));

        assertThat(best).isBetween((double) Bars.SIDE, 2.0 * Bars.SIDE);
        assertThat(learned).isBetween(0.99 * best, 1.05 * best);
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() throws Exception {
        Corpus corpus = Bars.corpus(150, 3);
        DocumentCompletion completion = DocumentCompletion.of(Bars.corpus(30, 4), 1);
        Callable<List<Double>> run = () -> {
            TopicModel model = new OnlineLda(GOOD, new LdaTraining(32, 2)).train(corpus, 5);
            return List.of(completion.perplexity(model), model.meanEntropy(), model.share(3, 3));
        };

        assertThat(on(1, run)).isEqualTo(on(4, run));
    }

    private static <T> T on(int threads, Callable<T> work) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.submit(work).get();
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void anotherSeedIsAnotherRun() {
        Corpus corpus = Bars.corpus(100, 3);
        OnlineLda lda = new OnlineLda(GOOD, new LdaTraining(32, 1));

        assertThat(lda.train(corpus, 1).share(0, 0))
                .isEqualTo(lda.train(corpus, 1).share(0, 0));
        assertThat(lda.train(corpus, 1).share(0, 0))
                .isNotEqualTo(lda.train(corpus, 2).share(0, 0));
    }

    @Test
    void cornersOfTheSearchGiveFiniteNumbers() {
        Corpus odd =
                Corpus.of(List.of("a", "b", "c", "never"), new int[][] {{0}, {}, {0, 1, 2}, {2}, {1}}, new int[][] {
                    {1}, {}, {3, 1, 4}, {2}, {1}
                });
        DocumentCompletion completion = DocumentCompletion.of(
                Corpus.of(
                        List.of("a", "b", "c", "never"), new int[][] {{3}, {}, {0, 3}}, new int[][] {{1}, {}, {1, 2}}),
                1);
        for (double alpha : new double[] {0, 1e-4, 2}) {
            for (double eta : new double[] {0, 1e-4, 2}) {
                for (int topics : new int[] {2, 40}) {
                    for (double decay : new double[] {1e-5, 1}) {
                        LdaHyperparameters corner = new LdaHyperparameters(topics, alpha, eta, 1, decay);
                        TopicModel model = new OnlineLda(corner, new LdaTraining(2, 3)).train(odd, 1);

                        assertThat(completion.perplexity(model))
                                .as("%s", corner)
                                .isFinite()
                                .isPositive();
                        assertThat(model.meanEntropy()).as("%s", corner).isBetween(0.0, 2 + 1e-12);
                    }
                }
            }
        }
    }

    @Test
    void theWeightOfAMinibatchFallsAsItsDecaySays() {
        LdaHyperparameters falling = new LdaHyperparameters(2, 1, 1, 0.5, 1);

        assertThat(falling.weight(1)).isEqualTo(0.5);
        assertThat(falling.weight(4)).isCloseTo(0.125, within(1e-15));
        assertThat(new LdaHyperparameters(2, 1, 1, 0.5, 0).weight(1000)).isEqualTo(0.5);
    }

    @Test
    void refusesWhatIsNoHyperparameter() {
        assertThatThrownBy(() -> new LdaHyperparameters(0, 1, 1, 0.5, 1)).hasMessageContaining("topics");
        assertThatThrownBy(() -> new LdaHyperparameters(2, Double.NaN, 1, 0.5, 1))
                .hasMessage("LDA received alpha = NaN, but it must be finite and not negative: change it.");
        assertThatThrownBy(() -> new LdaHyperparameters(2, 1, -1, 0.5, 1)).hasMessageContaining("eta");
        assertThatThrownBy(() -> new LdaHyperparameters(2, 1, 1, 1.5, 1)).hasMessageContaining("rate");
        assertThatThrownBy(() -> new LdaHyperparameters(2, 1, 1, 1, -0.1)).hasMessageContaining("decay");
        assertThatThrownBy(() -> new LdaTraining(0, 1)).hasMessageContaining("minibatches of 0");
    }

    private static int nearest(TopicModel model, int planted) {
        int nearest = 0;
        for (int topic = 1; topic < model.topics(); topic++) {
            if (distance(model, topic, planted) < distance(model, nearest, planted)) {
                nearest = topic;
            }
        }
        return nearest;
    }

    /** The total variation distance, from 0 for the same to 1 for topics that have no word in common. */
    private static double distance(TopicModel model, int topic, int planted) {
        double sum = 0;
        for (int word = 0; word < Bars.WORDS; word++) {
            sum += Math.abs(model.share(topic, word) - Bars.share(planted, word));
        }
        return sum / 2;
    }
}
