package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.experiments.random.Permutation;
import dev.brink.numeric.RandomStream;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DocumentPosteriorTest {
    private static final int VOCABULARY = 30;

    @Test
    void theBoundNeverFalls() {
        for (int seed = 0; seed < 20; seed++) {
            RandomGenerator random = RandomStream.of(seed).generator();
            double[][] lambda = lambda(2 + random.nextInt(8), random);
            Document document = document(1 + random.nextInt(VOCABULARY), random);
            double alpha = 0.02 + 2 * random.nextDouble();
            double[][] likelihood = likelihood(lambda);
            double before = Double.NEGATIVE_INFINITY;
            for (int iterations = 0; iterations < 40; iterations++) {
                double[] gamma = DocumentPosterior.of(document, likelihood, alpha, iterations)
                        .gamma();
                double bound = VariationalBound.of(document, lambda, alpha, gamma);

                assertThat(bound)
                        .as("seed %d after %d iterations", seed, iterations)
                        .isGreaterThanOrEqualTo(before - 1e-12 * Math.abs(bound));
                before = bound;
            }
        }
    }

    @Test
    void theBoundRisesFromWhereIterationsBegin() {
        RandomGenerator random = RandomStream.of(1).generator();
        double[][] lambda = lambda(5, random);
        Document document = document(20, random);
        double[][] likelihood = likelihood(lambda);

        double begin = VariationalBound.of(
                document,
                lambda,
                0.1,
                DocumentPosterior.of(document, likelihood, 0.1, 0).gamma());
        double end = VariationalBound.of(
                document,
                lambda,
                0.1,
                DocumentPosterior.of(document, likelihood, 0.1).gamma());

        assertThat(end).isGreaterThan(begin + 1);
    }

    @Test
    void everyWordIsSharedOutOnce() {
        RandomGenerator random = RandomStream.of(2).generator();
        double[][] lambda = lambda(6, random);
        Document document = document(12, random);

        double[] gamma =
                DocumentPosterior.of(document, likelihood(lambda), 0.25).gamma();

        double words = DoubleStream.of(document.counts).sum();
        assertThat(DoubleStream.of(gamma).sum()).isCloseTo(words + 6 * 0.25, within(1e-10));
    }

    @Test
    void nothingIsLearnedFromADocumentWithoutWords() {
        double[][] likelihood = likelihood(lambda(4, RandomStream.of(3).generator()));

        double[] gamma = DocumentPosterior.of(new Document(new int[0], new double[0]), likelihood, 0.5)
                .gamma();

        assertThat(gamma).containsOnly(0.5);
    }

    @Test
    void vanishingPriorsPutAWordIntoTheTopicThatHasIt() {
        double[][] lambda = new double[VOCABULARY][3];
        for (double[] row : lambda) {
            Arrays.fill(row, LdaHyperparameters.LEAST_PRIOR);
        }
        lambda[7][1] = 40;

        double[] gamma = DocumentPosterior.of(
                        new Document(new int[] {7}, new double[] {1}),
                        likelihood(lambda),
                        LdaHyperparameters.LEAST_PRIOR)
                .gamma();

        assertThat(gamma[1]).isCloseTo(1 + LdaHyperparameters.LEAST_PRIOR, within(1e-12));
        assertThat(gamma[0]).isCloseTo(LdaHyperparameters.LEAST_PRIOR, within(1e-12));
    }

    private static double[][] lambda(int topics, RandomGenerator random) {
        double[][] lambda = new double[VOCABULARY][topics];
        for (double[] row : lambda) {
            for (int k = 0; k < topics; k++) {
                row[k] = 0.01 + 3 * random.nextExponential();
            }
        }
        return lambda;
    }

    private static Document document(int size, RandomGenerator random) {
        return new Document(
                Arrays.copyOf(Permutation.of(VOCABULARY, random), size),
                IntStream.range(0, size).mapToDouble(i -> 1 + random.nextInt(9)).toArray());
    }

    private static double[][] likelihood(double[][] lambda) {
        return new TopicModel(1, new Topics(1, lambda)).likelihood();
    }
}
