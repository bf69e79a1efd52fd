package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Normal;
import dev.brink.testkit.Within;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** Expectations of a normal variable that have closed forms, and their derivatives. */
class ExpectedValueTest {
    private static final double[] MEANS = {-3, -0.2, 0, 1.7};
    private static final double[] VARIANCES = {1e-8, 1e-3, 0.3, 2, 9};

    private static void assertIs(
            DoubleUnaryOperator h,
            double mean,
            double variance,
            double value,
            double byMean,
            double byVariance,
            double relative) {
        ExpectedValue actual = ExpectedValue.of(h, mean, variance);
        String at = mean + ", " + variance;
        // Terms of opposite sign cancel, but for the rounding of those that count most.
        double far = 4 * Math.sqrt(variance);
        double size = Math.max(Math.abs(h.applyAsDouble(mean - far)), Math.abs(h.applyAsDouble(mean + far)));
        double rounding = 1e-15 * Math.max(1, size);
        Within.absoluteOrRelative(actual.value(), value, rounding, relative, "value at " + at);
        // Differences of h are exact to the rounding of h, and are divided by a deviation or a variance.
        Within.absoluteOrRelative(
                actual.byMean(), byMean, rounding / Math.sqrt(variance), relative, "by mean at " + at);
        Within.absoluteOrRelative(
                actual.byVariance(), byVariance, rounding / variance, relative, "by variance at " + at);
    }

    @Test
    void aStraightLineHasItsValueAtTheMean() {
        for (double mean : MEANS) {
            for (double variance : VARIANCES) {
                assertIs(y -> 4 * y - 1, mean, variance, 4 * mean - 1, 4, 0, 1e-13);
            }
        }
    }

    /** {@code E[Y²] = mu² + v}, {@code E[Y³] = mu³ + 3 mu v}, {@code E[Y⁴] = mu⁴ + 6 mu² v + 3 v²}. */
    @Test
    void polynomialsAreExact() {
        for (double m : MEANS) {
            for (double v : VARIANCES) {
                assertIs(y -> y * y, m, v, m * m + v, 2 * m, 1, 1e-12);
                assertIs(y -> y * y * y, m, v, m * (m * m + 3 * v), 3 * (m * m + v), 3 * m, 1e-12);
                assertIs(
                        y -> y * y * y * y,
                        m,
                        v,
                        m * m * m * m + 6 * m * m * v + 3 * v * v,
                        4 * m * (m * m + 3 * v),
                        6 * (m * m + v),
                        1e-12);
            }
        }
    }

    /** {@code E[exp Y] = exp(mu + v/2)}. */
    @Test
    void theExponentialIsALogNormalMean() {
        for (double m : MEANS) {
            for (double v : VARIANCES) {
                double expected = Math.exp(m + v / 2);
                assertIs(Math::exp, m, v, expected, expected, expected / 2, 1e-11);
            }
        }
    }

    @Test
    void itStaysExactForAnExponentialOverSixDeviations() {
        ExpectedValue wide = ExpectedValue.of(Math::exp, 0, 36);
        Within.relative(wide.value(), Math.exp(18), 1e-8, "value");
        Within.relative(wide.byMean(), Math.exp(18), 1e-8, "by mean");
        Within.relative(wide.byVariance(), Math.exp(18) / 2, 1e-7, "by variance");
    }

    /** {@code E[sinh Y] = sinh(mu) exp(v/2)}. */
    @Test
    void theHyperbolicSineKeepsItsShape() {
        for (double m : MEANS) {
            for (double v : VARIANCES) {
                double growth = Math.exp(v / 2);
                assertIs(
                        Math::sinh,
                        m,
                        v,
                        Math.sinh(m) * growth,
                        Math.cosh(m) * growth,
                        Math.sinh(m) * growth / 2,
                        1e-11);
            }
        }
    }

    /** {@code E[Phi(Y)] = Phi(mu/sqrt(1 + v))}. */
    @Test
    void theNormalDistributionFunctionStaysOne() {
        for (double m : MEANS) {
            for (double v : new double[] {1e-8, 1e-3, 0.3, 2}) {
                double root = Math.sqrt(1 + v);
                double density = Normal.density(m / root);
                assertIs(
                        Normal::cdf,
                        m,
                        v,
                        Normal.cdf(m / root),
                        density / root,
                        -0.5 * m * density / (root * root * root),
                        1e-9);
            }
        }
    }

    @Test
    void withoutVarianceItIsTheValue() {
        assertThat(ExpectedValue.of(Math::exp, 2, 0).value()).isEqualTo(Math.exp(2));
    }

    @Test
    void infinitiesOnBothSidesAreBounded() {
        ExpectedValue steep = ExpectedValue.of(y -> Math.sinh(1e4 * y), 0, 1);
        assertThat(steep.value()).isFinite();
        assertThat(ExpectedValue.of(y -> Double.POSITIVE_INFINITY, 0, 1).value())
                .isEqualTo(Double.MAX_VALUE);
        assertThat(ExpectedValue.bounded(Double.NEGATIVE_INFINITY)).isEqualTo(-Double.MAX_VALUE);
        assertThat(ExpectedValue.bounded(3)).isEqualTo(3);
    }
}
