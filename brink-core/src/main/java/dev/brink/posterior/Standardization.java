package dev.brink.posterior;

import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import java.util.Arrays;

/**
 * The centre and the unit in which a Gaussian function's values are modelled, and where they then lie.
 *
 * <p>Without a warp: mean and standard deviation. With one, the centre is what matters most, where the warp keeps the
 * values' shape: a constraint's threshold; for an objective a low (or high) decile, which noise moves less than the best
 * value. The unit is the median distance from the centre, which pulls heavy tails into the warp's reach, unless the
 * values' own spread is smaller: a thousand give or take one against a limit of zero is measured in ones.
 *
 * @param transform centre and unit, without a warp
 * @param location the median of the standardised values
 */
record Standardization(OutputTransform transform, double location) {
    private static final double LEAST_UNIT = 1e-280;

    /** The share of values beyond the centre of an objective. */
    private static final double DECILE = 0.1;

    /** How far measurements in one place may shrink the unit. */
    private static final double CLOSEST = 0.01;

    /** The interquartile range of a normal distribution in standard deviations. */
    private static final double NORMAL_QUARTILES = 1.349;

    static Standardization byMeanAndDeviation(double[] values) {
        double largest = largest(values);
        if (largest == 0) {
            return of(0, 1, values);
        }
        // In parts of the largest, so that sums and squares neither overflow nor vanish.
        double[] parts = Arrays.stream(values).map(v -> v / largest).toArray();
        double mean = Arrays.stream(parts).average().orElse(0);
        double deviation = Math.sqrt(
                Arrays.stream(parts).map(v -> (v - mean) * (v - mean)).average().orElse(0));
        return of(largest * mean, firstAbove(rounding(largest), largest * deviation, largest * Math.abs(mean)), values);
    }

    static Standardization byCentre(ModelledFunction function, double[] values) {
        return byCentre(function, values, values);
    }

    /**
     * @param apart those of the values that were measured apart from each other. As an optimizer closes in on its answer,
     *     most of its measurements lie in one place, and the unit shrinks to the differences among them. To a part of
     *     what it would be without them that sharpens the model, further it would blind it to all else.
     */
    static Standardization byCentre(ModelledFunction function, double[] values, double[] apart) {
        double[] sorted = sorted(values);
        double centre = centre(function, sorted);
        return of(centre, Math.max(unit(centre, sorted), CLOSEST * unit(centre, sorted(apart))), sorted);
    }

    /** The smaller of the median distance from the centre and the spread of the values. */
    private static double unit(double centre, double[] sorted) {
        double[] distances = Arrays.stream(sorted)
                .map(v -> 4 * Math.abs(v / 4 - centre / 4)) // The largest numbers must not overflow.
                .map(v -> Math.min(v, Double.MAX_VALUE))
                .sorted()
                .toArray();
        double spread = (quantile(sorted, 0.75) / 4 - quantile(sorted, 0.25) / 4) * 4 / NORMAL_QUARTILES;
        double median = quantile(distances, 0.5);
        double farthest = distances.length == 0 ? 0 : distances[distances.length - 1];
        double rounding = rounding(Math.max(Math.abs(quantile(sorted, 0.5)), Math.abs(centre)));
        return firstAbove(rounding, Math.min(median, spread), median, spread, farthest, Math.abs(centre));
    }

    private static double[] sorted(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    private static double largest(double[] values) {
        return Arrays.stream(values).map(Math::abs).max().orElse(0);
    }

    /** Differences up to this are none: they come from how numbers of this size were computed. */
    private static double rounding(double size) {
        return 4 * Math.ulp(size);
    }

    private static double centre(ModelledFunction function, double[] sorted) {
        if (function instanceof Constraint constraint) {
            return constraint.latentThreshold();
        }
        boolean maximized = function instanceof Objective objective && objective.maximized();
        return quantile(sorted, maximized ? 1 - DECILE : DECILE);
    }

    private static Standardization of(double centre, double unit, double[] values) {
        OutputTransform transform = new OutputTransform(centre, Math.max(unit, LEAST_UNIT), Double.POSITIVE_INFINITY);
        double[] standardized =
                Arrays.stream(values).map(transform::standardized).sorted().toArray();
        return new Standardization(transform, quantile(standardized, 0.5));
    }

    private static double firstAbove(double least, double... candidates) {
        for (double candidate : candidates) {
            if (candidate > Math.max(least, LEAST_UNIT) && Double.isFinite(candidate)) {
                return candidate;
            }
        }
        return 1;
    }

    /** Linear between order statistics; 0 where there are none. */
    private static double quantile(double[] sorted, double p) {
        if (sorted.length == 0) {
            return 0;
        }
        double at = p * (sorted.length - 1);
        int below = (int) at;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] == sorted[above]
                ? sorted[below] // Exactly, so that equal values have no spread.
                : sorted[below] * (1 - (at - below)) + sorted[above] * (at - below);
    }
}
