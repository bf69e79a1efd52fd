package dev.brink.mcmc;

import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Univariate slice sampling (Neal 2003): an interval is placed at random around the current value, stepped out until
 * both ends lie under a level drawn below the current density, then shrunk towards the current value until a point
 * above the level is drawn. Where it is known how wide slices are, stepping out can be left out.
 *
 * <p>paper §2.5
 */
public final class SliceSampler {
    /** How many widths an interval may grow to, in all; split at random between both ends, as validity requires. */
    private static final int MAX_STEPS = 20;

    private SliceSampler() {}

    /** A value and its log density. */
    public record Draw(double value, double logDensity) {}

    /** One transition from {@code current}, at which the log density is known, finite and not NaN. */
    public static Draw next(DoubleUnaryOperator logDensity, Draw current, double width, RandomGenerator random) {
        double level = current.logDensity() - exponential(random);
        double left = current.value() - width * random.nextDouble();
        double right = left + width;
        int stepsLeft = random.nextInt(MAX_STEPS);
        int stepsRight = MAX_STEPS - 1 - stepsLeft;
        while (stepsLeft-- > 0 && logDensity.applyAsDouble(left) > level) {
            left -= width;
        }
        while (stepsRight-- > 0 && logDensity.applyAsDouble(right) > level) {
            right += width;
        }
        return shrink(logDensity, current, level, left, right, random);
    }

    /**
     * One transition from {@code current} by no more than {@code width}, without stepping out: valid for every width that
     * was chosen beforehand, and quickest for one that is somewhat more than that of the slices.
     */
    static Draw nextWithin(DoubleUnaryOperator logDensity, Draw current, double width, RandomGenerator random) {
        double level = current.logDensity() - exponential(random);
        double left = current.value() - width * random.nextDouble();
        return shrink(logDensity, current, level, left, left + width, random);
    }

    private static Draw shrink(
            DoubleUnaryOperator logDensity,
            Draw current,
            double level,
            double left,
            double right,
            RandomGenerator random) {
        while (true) {
            double value = left + (right - left) * random.nextDouble();
            double density = logDensity.applyAsDouble(value);
            if (density > level) {
                return new Draw(value, density);
            }
            if (value < current.value()) {
                left = value;
            } else if (value > current.value()) {
                right = value;
            } else {
                return current; // The interval has shrunk to the current value, which always belongs to the slice.
            }
        }
    }

    /** A standard exponential variate; the open interval keeps it finite. */
    static double exponential(RandomGenerator random) {
        return -Math.log1p(-random.nextDouble());
    }
}
