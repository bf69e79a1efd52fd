package dev.brink.mcmc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Normal;
import dev.brink.testkit.Distributions;
import dev.brink.testkit.StationarityTest;
import dev.brink.testkit.TestFamily;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EllipticalSliceSamplerTest {
    private static final double LEVEL = 1e-3;

    private interface Sampler {
        double next(
                ToDoubleFunction<double[]> logLikelihood,
                double beta,
                double[] vector,
                double current,
                RandomGenerator random);
    }

    private static TestFamily stationarity(Sampler sampler, int dimension, double beta) {
        GaussianVector model = new GaussianVector(dimension, beta);
        return StationarityTest.of(model, (double[] start, double[] data, RandomGenerator random) -> {
                    double[] vector = start.clone();
                    double current = model.logLikelihood(vector, data);
                    sampler.next(candidate -> model.logLikelihood(candidate, data), beta, vector, current, random);
                    return vector;
                })
                .quantity("first element", (vector, data) -> vector[0])
                .quantity(
                        "squared length",
                        (vector, data) -> Arrays.stream(vector).map(v -> v * v).sum())
                .quantity("log likelihood", model::logLikelihood)
                .replications(10_000)
                .steps(5)
                .level(LEVEL)
                .run();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 0.3", "2, 1", "5, 0.1", "20, 1", "20, 0.5"})
    void leavesTheConjugatePosteriorAsItIs(int dimension, double beta) {
        stationarity(EllipticalSliceSampler::next, dimension, beta).assertPasses();
    }

    @ParameterizedTest
    @EnumSource(value = PlantedEllipses.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void theTestCatchesPlantedMistakes(PlantedEllipses mistake) {
        stationarity(PlantedEllipses.NONE::next, 2, 0.3).assertPasses();
        assertThat(stationarity(mistake::next, 2, 0.3).passes()).isFalse();
    }

    @Test
    void oneLongRunHasTheMomentsOfTheTemperedPosterior() {
        double beta = 0.4;
        GaussianVector model = new GaussianVector(3, beta);
        double[] data = {3, -2, 1};
        double[] vector = new double[3];
        double current = model.logLikelihood(vector, data);
        RandomGenerator random = new SplittableRandom(1);
        double[][] draws = new double[3][40_000];
        double[] squares = new double[40_000];
        for (int i = 0; i < squares.length; i++) {
            current = EllipticalSliceSampler.next(v -> model.logLikelihood(v, data), beta, vector, current, random);
            for (int e = 0; e < 3; e++) {
                draws[e][i] = vector[e];
            }
            squares[i] = vector[2] * vector[2];
        }
        // Precision 1 + beta/s² with s = 2, 1 and 2/3; the mean is beta y/s² over that.
        Distributions.assertMeanOfChain(draws[0], 0.1 * 3 / 1.1);
        Distributions.assertMeanOfChain(draws[1], 0.4 * -2 / 1.4);
        Distributions.assertMeanOfChain(draws[2], 0.9 / 1.9);
        Distributions.assertMeanOfChain(squares, 1 / 1.9 + 0.9 / 1.9 * 0.9 / 1.9);
    }

    @Test
    void aStepLeavesATruncatedNormal() {
        // Given that the first of two elements is above one, started from an exact draw.
        int runs = 20_000;
        double[] first = new double[runs];
        double[] second = new double[runs];
        RandomGenerator random = new SplittableRandom(2);
        double tail = Normal.cdf(-1);
        for (int run = 0; run < runs; run++) {
            double[] vector = {-Normal.quantile(tail * (1 - random.nextDouble())), random.nextGaussian()};
            double current = 0;
            for (int step = 0; step < 3; step++) {
                current = EllipticalSliceSampler.next(
                        v -> v[0] > 1 ? 0 : Double.NEGATIVE_INFINITY, 1, vector, current, random);
            }
            first[run] = vector[0];
            second[run] = vector[1];
        }
        Distributions.assertFits(first, x -> 1 - Normal.cdf(-x) / tail);
        Distributions.assertFits(second, Normal::cdf);
    }

    @Test
    void returnsTheLogLikelihoodOfTheNewVectorNotRaisedToThePower() {
        GaussianVector model = new GaussianVector(4, 0.2);
        double[] data = {1, 2, 3, 4};
        double[] vector = new double[4];
        double current = model.logLikelihood(vector, data);
        RandomGenerator random = new SplittableRandom(3);
        for (int i = 0; i < 200; i++) {
            double[] before = vector.clone();
            current = EllipticalSliceSampler.next(v -> model.logLikelihood(v, data), 0.2, vector, current, random);
            assertThat(current).isEqualTo(model.logLikelihood(vector, data));
            assertThat(vector).isNotEqualTo(before);
        }
    }

    @Test
    void theVectorStaysWhereNothingElseIsPossible() {
        double[] vector = {0.25, -1.5, 1e-300};
        double[] before = vector.clone();
        double returned =
                EllipticalSliceSampler.next(v -> Double.NEGATIVE_INFINITY, 1, vector, -3, new SplittableRandom(4));
        assertThat(vector).isEqualTo(before);
        assertThat(returned).isEqualTo(-3);
        assertThat(EllipticalSliceSampler.next(v -> Double.NaN, 1, vector, -3, new SplittableRandom(5)))
                .isEqualTo(-3);
        assertThat(vector).isEqualTo(before);
    }
}
