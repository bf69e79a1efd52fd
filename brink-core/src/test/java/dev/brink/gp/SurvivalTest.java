package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.Within;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Data that make matrices singular, and settings at the ends of their ranges: predictions stay numbers. */
class SurvivalTest {
    private static final double[] LENGTH_SCALES = {1e-6, 1e-5, 1e-3, 1e-2, 0.1, 1, 10, 1e2, 1e3, 1e5, 1e6};

    /** Everything asked of a process is finite, and no variance leaves {@code [0, a²]}. */
    private static void assertSane(GaussianProcess process, double[][] points, Object what) {
        double variance = process.hyperparameters().variance();
        Marginals marginals = process.marginals(points);
        for (int i = 0; i < points.length; i++) {
            assertThat(marginals.mean(i)).as("mean %d, %s", i, what).isFinite();
            assertThat(marginals.variance(i)).as("variance %d, %s", i, what).isPositive();
            assertThat(marginals.variance(i))
                    .as("variance %d, %s", i, what)
                    .isLessThanOrEqualTo(variance * (1 + 1e-14));
        }
        MarginalGradient gradient = process.gradient(points[0]);
        for (int a = 0; a < points[0].length; a++) {
            assertThat(gradient.meanGradient(a)).as("mean gradient, %s", what).isFinite();
            assertThat(gradient.varianceGradient(a))
                    .as("variance gradient, %s", what)
                    .isFinite();
        }
        assertThat(process.logMarginalLikelihood())
                .as("log likelihood, %s", what)
                .isFinite();
        for (double value : process.joint(points).draw(Example.repeated(points.length, 1))) {
            assertThat(value).as("draw, %s", what).isFinite();
        }
    }

    private static double[][] and(double[][] first, double[][] second) {
        double[][] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private static double[][] moved(double[][] points, double by) {
        return Arrays.stream(points)
                .map(point -> Arrays.stream(point).map(x -> x + by).toArray())
                .toArray(double[][]::new);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-300, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3})
    void exactTwinsAtAnyDistanceAreInterpolated(double distance) {
        Example example = new Example(2, 0.5, 2, 0.3);
        double[][] once = Example.points(15, 2, 1);
        double[][] data = and(once, moved(once, distance));
        double[] values = Example.values(data);
        GaussianProcess atOnce = example.given(data, values, 0);
        GaussianProcess grown = example.prior();
        for (int i = 0; i < data.length; i++) {
            grown = grown.condition(data[i], values[i], 0);
        }
        for (GaussianProcess process : new GaussianProcess[] {atOnce, grown}) {
            assertSane(process, and(data, Example.points(20, 2, 2)), distance);
            Marginals marginals = process.marginals(data);
            for (int i = 0; i < data.length; i++) {
                Within.absolute(marginals.mean(i), values[i], 1e-6, "value " + i);
                assertThat(marginals.variance(i)).as("variance %d", i).isLessThan(1e-10);
            }
        }
    }

    /** Of two exact values at one place neither is right: the mean lies half-way. */
    @Test
    void exactDuplicatesThatContradictAreAveraged() {
        Example example = new Example(1, 0.5, 1, 0);
        double[][] data = {{0.2}, {0.2}, {0.8}};
        double[] values = {1, 2, 0};
        GaussianProcess grown = example.prior()
                .condition(data[0], 1, 0)
                .condition(data[1], 2, 0)
                .condition(data[2], 0, 0);
        for (GaussianProcess process : new GaussianProcess[] {example.given(data, values, 0), grown}) {
            assertSane(process, and(data, Example.points(20, 1, 2)), "contradiction");
            Marginals marginals = process.marginals(data);
            // The coefficients are 1/(2 JITTER): that times the rounding of 1 + JITTER is what remains to err.
            double rounding = Math.ulp(1.0) / (2 * GaussianProcess.JITTER);
            Within.absolute(marginals.mean(0), 1.5, rounding, "half-way");
            Within.absolute(marginals.mean(2), 0, rounding, "elsewhere");
        }
    }

    @Test
    void aHundredCopiesOfOneValueAreOneValue() {
        double[][] data = new double[100][];
        Arrays.fill(data, new double[] {0.3, 0.7});
        GaussianProcess process = new Example(2, 0.5, 1, 0).given(data, Example.repeated(100, 4), 0);
        assertSane(process, and(new double[][] {{0.3, 0.7}}, Example.points(20, 2, 3)), "copies");
        Within.absolute(process.marginals(data).mean(0), 4, 1e-8, "the value");
    }

    @Test
    void oneObservationIsEnough() {
        GaussianProcess process = new Example(2, 0.5, 4, 1).given(new double[][] {{0.3, 0.7}}, new double[] {5}, 0);
        Marginals marginals = process.marginals(new double[][] {{0.3, 0.7}, {0.8, 0.7}, {1e9, 0}});
        Within.absolute(marginals.mean(0), 5, 1e-10, "there");
        double z = Math.sqrt(5);
        double correlation = (1 + z + z * z / 3) * Math.exp(-z);
        Within.absolute(marginals.mean(1), 1 + 4 * correlation, 1e-10, "one length scale away");
        Within.absolute(marginals.variance(1), 4 * (1 - correlation * correlation), 1e-10, "one length scale away");
        assertThat(marginals.mean(2)).isEqualTo(1);
        assertThat(marginals.variance(2)).isEqualTo(4);
    }

    @Test
    void noObservationIsThePrior() {
        GaussianProcess none = new Example(2, 0.5, 4, 1).given(new double[0][], new double[0], 0);
        assertSane(none, Example.points(10, 2, 1), "nothing");
        assertThat(none.size()).isZero();
        assertThat(none.logMarginalLikelihood()).isZero();
        assertThat(none.marginals(new double[][] {{0.5, 0.5}}).variance(0)).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1, -3e5, 1e-9})
    void constantObservationsArePredictedBetweenThem(double value) {
        double[][] data = Example.points(40, 2, 6);
        GaussianProcess process = new Example(2, 2, 1, value).given(data, Example.repeated(40, value), 0);
        assertSane(process, Example.points(30, 2, 7), value);
        Marginals marginals = process.marginals(Example.points(30, 2, 7));
        for (int i = 0; i < 30; i++) {
            assertThat(marginals.mean(i)).isEqualTo(value);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "6, 0", "20, 0", "1, 1e-8", "2, 1e-3", "6, 1", "20, 1e-8"})
    void lengthScalesOverTwelveDecadesSurvive(int axes, double noise) {
        double[][] data = Example.points(25, axes, 8);
        double[] values = Example.values(data);
        for (double lengthScale : LENGTH_SCALES) {
            GaussianProcess process = new Example(axes, lengthScale, 2, 0.3).given(data, values, noise);
            assertSane(process, and(data, Example.points(20, axes, 9)), lengthScale);
            if (noise == 0 && lengthScale <= 1) {
                assertInterpolates(process, data, values);
            }
            assertThat(process.repairedBy()).as("repaired at %s", lengthScale).isLessThan(1e-9);
        }
    }

    private static void assertInterpolates(GaussianProcess process, double[][] data, double[] values) {
        Marginals marginals = process.marginals(data);
        for (int i = 0; i < values.length; i++) {
            Within.absolute(marginals.mean(i), values[i], 1e-5, process.hyperparameters());
            assertThat(marginals.variance(i)).isLessThan(1e-11);
        }
    }

    /** Axes of a millionth and of a million at once: the long ones are forgotten, the short ones separate. */
    @Test
    void lengthScalesMayDifferByTwelveDecades() {
        double[][] data = Example.points(20, 3, 10);
        Hyperparameters mixed = new Hyperparameters(new double[] {1e-6, 0.4, 1e6}, 2, 0, 0, Double.POSITIVE_INFINITY);
        GaussianProcess process = GaussianProcess.conditioned(
                Example.KERNEL, mixed, Inputs.of(data, 3), Example.values(data), new double[20]);
        assertSane(process, and(data, Example.points(10, 3, 11)), mixed);
        assertInterpolates(process, data, Example.values(data));
    }

    @Test
    void noiseOverFortyDecadesSurvives() {
        double[][] data = Example.points(20, 2, 12);
        double[] values = Example.values(data);
        for (int decade = -20; decade <= 20; decade++) {
            double noise = Math.pow(10, decade);
            Example example = new Example(2, 0.5, 1, 0.3);
            assertSane(example.given(data, values, noise), Example.points(20, 2, 13), noise);
            double[] one = new double[20];
            one[7] = noise;
            assertSane(example.given(data, values, one), Example.points(20, 2, 13), "one of " + noise);
        }
    }

    @Test
    @Timeout(30)
    void twoThousandObservationsWork() {
        double[][] data = Example.points(2000, 6, 14);
        double[] values = Example.values(data);
        GaussianProcess process = new Example(6, 1.5, 2, 0.3).given(data, values, 1e-6);
        double[][] points = Example.points(200, 6, 15);
        Marginals marginals = process.marginals(points);
        for (int i = 0; i < points.length; i++) {
            double deviation = Math.sqrt(marginals.variance(i) + 1e-6);
            Within.absolute(marginals.mean(i), Example.value(points[i]), 6 * deviation, "point " + i);
            assertThat(deviation).isLessThan(0.2);
        }
        assertThat(process.logMarginalLikelihood()).isFinite();
    }
}
