package dev.brink.search;

import dev.brink.numeric.BoundedMinimizer;
import java.util.Arrays;
import java.util.List;

/** A quasi-Newton ascent of the landscape along the continuous axes, inside the known region. */
final class Ascent {
    /** A relative gain of the logarithm that is not worth another step. */
    private static final double LEAST_GAIN = 1e-7;

    private static final double FLAT = 1e-9;

    private final Scores scores;
    private final KnownRegion region;
    private final List<Integer> axes;
    private boolean metEdge;

    Ascent(Scores scores, KnownRegion region) {
        this.scores = scores;
        this.region = region;
        this.axes = region.space().continuousAxes();
    }

    /** Whether a step was ever cut short by a known constraint. */
    boolean metEdge() {
        return metEdge;
    }

    /** A point at least as good as the start; the first step is about as long as asked for. */
    Candidate from(Candidate start, double firstStep, int evaluations) {
        double[] gradient = new double[start.point().length];
        double value = scores.withGradient(start.point(), gradient);
        double steepness = Math.sqrt(axes.stream()
                .mapToDouble(axis -> gradient[axis] * gradient[axis])
                .sum());
        if (value == Double.NEGATIVE_INFINITY || !(steepness > 0) || Double.isInfinite(steepness)) {
            return start;
        }
        // The minimizer's first step is the gradient: in units of sqrt(step/steepness) that has the length asked for.
        double unit = Math.sqrt(firstStep / steepness);
        BoundedMinimizer.Result result = minimizer(start.point(), unit)
                .maximumEvaluations(evaluations)
                .minimize((z, out) -> descent(start.point(), unit, z, value, gradient, out), new double[axes.size()]);
        return -result.value() > start.value()
                ? start.at(moved(start.point(), unit, result.point()), -result.value())
                : start;
    }

    private BoundedMinimizer minimizer(double[] origin, double unit) {
        double[] lower = new double[axes.size()];
        double[] upper = new double[axes.size()];
        for (int i = 0; i < lower.length; i++) {
            lower[i] = -origin[axes.get(i)] / unit;
            upper[i] = (1 - origin[axes.get(i)]) / unit;
        }
        return BoundedMinimizer.within(lower, upper)
                .decreaseTolerance(LEAST_GAIN)
                .gradientTolerance(FLAT);
    }

    /** Minus the landscape; not a number, which is outside the domain to the minimizer, where it is not allowed. */
    private double descent(
            double[] origin, double unit, double[] z, double first, double[] firstGradient, double[] out) {
        double[] point = moved(origin, unit, z);
        double[] gradient = firstGradient;
        double value = first;
        if (!Arrays.equals(point, origin)) {
            if (!region.allows(point)) {
                metEdge = true;
                return Double.NaN;
            }
            gradient = new double[point.length];
            value = scores.withGradient(point, gradient);
        }
        for (int i = 0; i < out.length; i++) {
            out[i] = -unit * gradient[axes.get(i)];
        }
        return -value;
    }

    private double[] moved(double[] origin, double unit, double[] z) {
        double[] point = origin.clone();
        for (int i = 0; i < z.length; i++) {
            int axis = axes.get(i);
            point[axis] = Math.max(0, Math.min(1, origin[axis] + unit * z[i]));
        }
        return point;
    }
}
