package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.numeric.Cholesky;
import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditioning a Gaussian process gives a Gaussian process, in whichever steps it is done. */
class ConditioningTest {
    private static void assertSame(GaussianProcess actual, GaussianProcess expected, double tolerance, String what) {
        int axes = actual.hyperparameters().lengthScales().length;
        double[][] points = Example.points(50, axes, 999);
        Marginals a = actual.marginals(points);
        Marginals e = expected.marginals(points);
        double deviation = Math.sqrt(actual.hyperparameters().variance());
        for (int i = 0; i < points.length; i++) {
            Within.absolute(a.mean(i), e.mean(i), tolerance * deviation, what + ", mean " + i);
            Within.absolute(a.variance(i), e.variance(i), tolerance * deviation * deviation, what + ", variance " + i);
        }
        assertThat(actual.size()).isEqualTo(expected.size());
        Within.absoluteOrRelative(
                actual.logMarginalLikelihood(), expected.logMarginalLikelihood(), tolerance, tolerance, what);
    }

    private static int[] shuffled(int n, RandomGenerator random) {
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    @ParameterizedTest
    @CsvSource({"1, 0.05, 0", "1, 0.3, 0.01", "2, 0.2, 0", "2, 0.5, 1", "6, 1, 1e-4", "20, 2, 0"})
    void oneAtATimeInAnyOrderIsAllAtOnce(int axes, double lengthScale, double noise) {
        int n = 30;
        Example example = new Example(axes, lengthScale, 2.5, 0.3);
        double[][] points = Example.points(n, axes, 1);
        double[] values = Example.values(points);
        double[] noises = Example.repeated(n, noise);
        noises[4] = 0.7;
        GaussianProcess atOnce = example.given(points, values, noises);
        RandomGenerator random = RandomStream.of(2).generator();
        // Rounding times the worst condition number here, 7e6, is 1e-9, but predictions are better determined than
        // that.
        double tolerance = 1e-10;
        for (int repetition = 0; repetition < 5; repetition++) {
            GaussianProcess grown = example.prior();
            for (int i : shuffled(n, random)) {
                grown = grown.condition(points[i], values[i], noises[i]);
            }
            assertSame(grown, atOnce, tolerance, "order " + repetition);
            assertThat(grown.repairedBy()).isZero();
        }
    }

    @Test
    void conditioningWhatIsConditionedContinuesIt() {
        Example example = new Example(2, 0.3, 1, 0);
        double[][] points = Example.points(21, 2, 5);
        double[] values = Example.values(points);
        GaussianProcess twenty = example.given(Arrays.copyOf(points, 20), Arrays.copyOf(values, 20), 1e-3);
        double before = twenty.logMarginalLikelihood();
        GaussianProcess more = twenty.condition(points[20], values[20], 1e-3);
        assertSame(more, example.given(points, values, 1e-3), 1e-11, "21");
        assertThat(twenty.size()).isEqualTo(20);
        assertThat(twenty.logMarginalLikelihood()).isEqualTo(before);
    }

    /** {@code log p(y, y') - log p(y) = log N(y'; mu, v + noise)}. */
    @Test
    void aLikelihoodIsTheProductOfItsPredictions() {
        Example example = new Example(2, 0.3, 1.8, -0.4);
        double[][] points = Example.points(25, 2, 7);
        double[] values = Example.values(points);
        GaussianProcess process = example.prior();
        assertThat(process.logMarginalLikelihood()).isZero();
        for (int i = 0; i < points.length; i++) {
            double noise = i % 3 == 0 ? 0 : 0.02;
            Marginals prediction = process.marginals(new double[][] {points[i]});
            double variance = prediction.variance(0) + noise + 1.8 * GaussianProcess.JITTER;
            double surprise = (values[i] - prediction.mean(0)) / Math.sqrt(variance);
            double expected = process.logMarginalLikelihood() + Normal.logDensity(surprise) - 0.5 * Math.log(variance);
            process = process.condition(points[i], values[i], noise);
            Within.absolute(process.logMarginalLikelihood(), expected, 1e-8, "after " + i);
        }
    }

    @Test
    void otherValuesAtTheSamePointsShareTheFactor() {
        Example example = new Example(2, 0.3, 1.8, -0.4);
        double[][] points = Example.points(25, 2, 8);
        GaussianProcess zeros = example.given(points, new double[25], 1e-4);
        GaussianProcess values = zeros.withValues(Example.values(points));
        assertSame(values, example.given(points, Example.values(points), 1e-4), 0, "with values");
        assertThat(values.sharesFactor(zeros)).isTrue();
        assertThat(zeros.sharesFactor(values)).isTrue();
        assertThat(zeros.sharesFactor(example.given(points, new double[25], 1e-4)))
                .isFalse();
        assertThat(zeros.sharesFactor(zeros.condition(points[0], 0, 1))).isFalse();
    }

    @Test
    void aKnownFactorMakesTheProcessWithoutFactorising() {
        Example example = new Example(3, 0.4, 1.8, -0.4);
        int n = 17;
        double[][] points = Example.points(n, 3, 9);
        double[] values = Example.values(points);
        Inputs inputs = Inputs.of(points, 3);
        CovarianceWorkspace workspace = new CovarianceWorkspace(inputs);
        Hyperparameters hyperparameters = example.hyperparameters();
        double[][] u = Objects.requireNonNull(
                workspace.factorize(Example.KERNEL, hyperparameters.weights(), Example.repeated(n, 0.09 / 1.8)));
        Cholesky factor = Cholesky.copyOfFactor(u, n, 0);
        double[] residuals = Arrays.stream(values).map(v -> v + 0.4).toArray();
        GaussianProcess process = GaussianProcess.ofFactor(
                Example.KERNEL, hyperparameters, inputs, new double[inputs.size()], factor, factor.whiten(residuals));
        assertSame(process, example.given(points, values, 0.09), 1e-13, "of factor");
    }

    @Test
    void valuesThatDoNotMatchThePointsAreRefused() {
        Example example = new Example(2, 0.3, 1, 0);
        double[][] points = Example.points(4, 2, 8);
        assertThatThrownBy(() -> example.given(points, new double[3], 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 values at 4 points");
        GaussianProcess process = example.given(points, new double[4], 1);
        assertThatThrownBy(() -> process.withValues(new double[5])).hasMessageContaining("5 values at 4 points");
        assertThatThrownBy(() -> process.condition(new double[3], 0, 0)).hasMessageContaining("has 3 coordinates");
    }
}
