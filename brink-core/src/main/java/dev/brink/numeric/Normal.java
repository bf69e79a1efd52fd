package dev.brink.numeric;

import org.apache.commons.numbers.gamma.Erfc;
import org.apache.commons.numbers.gamma.Erfcx;
import org.apache.commons.numbers.gamma.InverseErfc;

/**
 * The standard normal distribution, to a few units in the last place far into both tails. NaN in, NaN out; at an
 * infinity each function takes its limit.
 */
public final class Normal {
    /** {@code log sqrt(2 pi)}. */
    public static final double LOG_SQRT_2PI = 0.9189385332046728;

    private static final double SQRT_2 = Math.sqrt(2);
    private static final double INVERSE_SQRT_2PI = 0.3989422804014327;
    private static final double SQRT_2_OVER_PI = 0.7978845608028654;

    /** Below this, {@code exp(logP)} starts to lose digits to underflow. */
    private static final double LOG_SMALLEST_NORMAL = Math.log(Double.MIN_NORMAL);

    private Normal() {}

    /** {@code log phi(z)}. */
    public static double logDensity(double z) {
        return -0.5 * z * z - LOG_SQRT_2PI;
    }

    /** {@code phi(z)}. */
    public static double density(double z) {
        return INVERSE_SQRT_2PI * expMinusHalfSquare(z);
    }

    /** {@code Phi(z)}; the upper tail {@code 1 - Phi(z)} is {@code cdf(-z)}. */
    public static double cdf(double z) {
        return z < 0 ? lowerTail(z) : 0.5 * Erfc.value(-z / SQRT_2);
    }

    /**
     * {@code log Phi(z)}, finite as long as {@code z^2/2} is. Below zero the exponential factor of {@code Phi} is taken
     * out by {@code Phi(z) = exp(-z^2/2) erfcx(-z/sqrt 2)/2}; above it {@code Phi} is one minus something small.
     */
    public static double logCdf(double z) {
        return z < 0 ? Math.log(0.5 * Erfcx.value(-z / SQRT_2)) - 0.5 * z * z : Math.log1p(-lowerTail(-z));
    }

    /** {@code d/dz log Phi(z) = phi(z)/Phi(z)}, the inverse Mills ratio. */
    public static double logCdfDerivative(double z) {
        return z < 0 ? SQRT_2_OVER_PI / Erfcx.value(-z / SQRT_2) : density(z) / cdf(z);
    }

    /** {@code Phi^-1(p)}; NaN unless {@code 0 <= p <= 1}. The point with {@code 1 - Phi(z) = q} is {@code -quantile(q)}. */
    public static double quantile(double p) {
        return -SQRT_2 * InverseErfc.value(2 * p);
    }

    /**
     * The z with {@code log Phi(z) = logP}, also where {@code exp(logP)} is zero or rounds to one; NaN unless
     * {@code logP <= 0}. Where z is near zero its error is absolute, about 1e-16, that of logP itself. The point with {@code log(1 - Phi(z)) = logQ} is {@code -quantileOfLog(logQ)}.
     */
    public static double quantileOfLog(double logP) {
        if (logP > -0.5) {
            return -quantile(-Math.expm1(logP));
        }
        if (logP > LOG_SMALLEST_NORMAL || logP == Double.NEGATIVE_INFINITY) {
            return quantile(Math.exp(logP));
        }
        return newtonOnLogCdf(logP);
    }

    /**
     * Newton's method for z below -37, from {@code log Phi(z) ~ -z^2/2 - log(-z sqrt(2 pi))} solved once by
     * substitution. The start is off by less than 1e-4 and {@code log Phi} is nearly a parabola there, so the error
     * falls below 1e-9 and then below the last place.
     */
    private static double newtonOnLogCdf(double logP) {
        double farLeft = SQRT_2 * Math.sqrt(-logP);
        double z = -SQRT_2 * Math.sqrt(-logP - Math.log(farLeft) - LOG_SQRT_2PI);
        for (int i = 0; i < 2; i++) {
            z -= (logCdf(z) - logP) / logCdfDerivative(z);
        }
        return z;
    }

    /** {@code Phi(z)} for z at most zero, where {@code erfcx} varies slowly and so forgives the rounding of its argument. */
    private static double lowerTail(double z) {
        return 0.5 * Erfcx.value(-z / SQRT_2) * expMinusHalfSquare(z);
    }

    /**
     * {@code exp(-z^2/2)}. The exponential turns the rounding of {@code z^2} into a relative error that grows with
     * {@code z^2}; a fused multiply-add recovers that rounding {@code r}, and {@code exp(-r/2) = 1 - r/2} puts it back.
     */
    private static double expMinusHalfSquare(double z) {
        double square = z * z;
        double exponential = Math.exp(-0.5 * square);
        return exponential == 0 ? 0 : exponential * (1 - 0.5 * Math.fma(z, z, -square));
    }
}
