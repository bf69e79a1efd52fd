package dev.brink.numeric;

import org.apache.commons.numbers.gamma.Erfc;
import org.apache.commons.numbers.gamma.Erfcx;
import org.apache.commons.numbers.gamma.InverseErfc;

/** The standard normal distribution, accurate far into both tails. */
public final class Normal {
    /** {@code log sqrt(2 pi)}. */
    public static final double LOG_SQRT_2PI = 0.9189385332046728;

    private static final double SQRT_2 = Math.sqrt(2);

    private Normal() {}

    /** {@code log phi(z)}. */
    public static double logDensity(double z) {
        return -0.5 * z * z - LOG_SQRT_2PI;
    }

    /** {@code phi(z)}. */
    public static double density(double z) {
        return Math.exp(logDensity(z));
    }

    /** {@code Phi(z)}. */
    public static double cdf(double z) {
        return 0.5 * Erfc.value(-z / SQRT_2);
    }

    /**
     * {@code log Phi(z)}, finite for every finite z: below zero the exponential factor of {@code Phi} is taken out by
     * {@code Phi(z) = exp(-z^2/2) erfcx(-z/sqrt 2)/2}, above it {@code Phi} is one minus something small.
     */
    public static double logCdf(double z) {
        return z < 0
                ? Math.log(0.5 * Erfcx.value(-z / SQRT_2)) - 0.5 * z * z
                : Math.log1p(-0.5 * Erfc.value(z / SQRT_2));
    }

    /** {@code d/dz log Phi(z) = phi(z)/Phi(z)}, the inverse Mills ratio. */
    public static double logCdfDerivative(double z) {
        return z < 0 ? Math.sqrt(2 / Math.PI) / Erfcx.value(-z / SQRT_2) : density(z) / cdf(z);
    }

    /** {@code Phi^-1(p)}. */
    public static double quantile(double p) {
        return -SQRT_2 * InverseErfc.value(2 * p);
    }
}
