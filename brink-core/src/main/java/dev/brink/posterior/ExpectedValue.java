package dev.brink.posterior;

import dev.brink.numeric.GaussHermite;
import java.util.function.DoubleUnaryOperator;

/**
 * {@code E[h(Y)]} for normal Y, and its derivatives by Y's mean and variance.
 *
 * @param byMean {@code E[h(Y) Z]/sigma}, with {@code Y = mu + sigma Z}
 * @param byVariance {@code E[h(Y) (Z² - 1)]/(2 sigma²)}
 */
record ExpectedValue(double value, double byMean, double byVariance) {
    /** Enough nodes for integrands as steep as an exponential over six standard deviations. */
    private static final GaussHermite QUADRATURE = GaussHermite.of(64);

    static ExpectedValue of(DoubleUnaryOperator h, double mean, double variance) {
        double deviation = Math.sqrt(variance);
        double middle = bounded(h.applyAsDouble(mean));
        double value = 0;
        double first = 0;
        double second = 0;
        for (int i = 0; i < QUADRATURE.size(); i++) {
            double z = QUADRATURE.node(i);
            // Less the value in the middle, so that small deviations lose no digits.
            double rise = QUADRATURE.weight(i) * (bounded(h.applyAsDouble(mean + deviation * z)) - middle);
            value += rise;
            first += rise * z;
            second += rise * (z * z - 1);
        }
        return new ExpectedValue(bounded(middle + value), first / deviation, second / (2 * variance));
    }

    /** Infinities on both sides would make a mean that is no number. */
    static double bounded(double value) {
        return Math.max(-Double.MAX_VALUE, Math.min(value, Double.MAX_VALUE));
    }
}
