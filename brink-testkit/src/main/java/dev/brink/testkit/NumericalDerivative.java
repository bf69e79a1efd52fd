package dev.brink.testkit;

import java.util.function.DoubleUnaryOperator;

/**
 * A derivative from function values alone, with an estimate of its own error: difference quotients at shrinking steps,
 * extrapolated to step zero (Ridders 1982, "Accurate computation of F'(x) and F'(x) F''(x)"). Several first steps are
 * tried and the most certain result wins, so that no scale of the function need be known beforehand; the runner-up must
 * confirm it, because among many extrapolations two can agree by accident.
 *
 * @param value the derivative
 * @param error how far off it may be: disagreement of the extrapolations, but no less than rounding of the values
 * @param scale the largest value met, divided by the first step: what a steep slope would be here
 */
public record NumericalDerivative(double value, double error, double scale) {
    private static final double[] FIRST_STEPS = {1, 1e-1, 1e-2, 1e-3, 1e-4};
    private static final NumericalDerivative UNKNOWN =
            new NumericalDerivative(Double.NaN, Double.POSITIVE_INFINITY, Double.NaN);

    /** The derivative at {@code x} of a function that may be asked for values anywhere. */
    public static NumericalDerivative at(double x, DoubleUnaryOperator function) {
        return at(x, function, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /**
     * The derivative at {@code x} of a function that is asked for values in {@code [lower, upper]} only. Close to a
     * bound the quotient is one-sided, away from it.
     */
    public static NumericalDerivative at(double x, DoubleUnaryOperator function, double lower, double upper) {
        if (!(lower <= x && x <= upper && lower < upper)) {
            throw new IllegalArgumentException("The point " + x + " is not within its bounds [" + lower + ", " + upper
                    + "]: move it inside, with the lower bound below the upper.");
        }
        double scale = Math.max(Math.abs(x), 1);
        NumericalDerivative best = UNKNOWN;
        NumericalDerivative second = UNKNOWN;
        for (double step : FIRST_STEPS) {
            double below = Math.min(step * scale, x - lower);
            double above = Math.min(step * scale, upper - x);
            NumericalDerivative candidate = RiddersTableau.extrapolate(x, function, below, above);
            if (candidate.error < best.error) {
                second = best;
                best = candidate;
            } else if (candidate.error < second.error) {
                second = candidate;
            }
        }
        return best.confirmedBy(second);
    }

    private NumericalDerivative confirmedBy(NumericalDerivative runnerUp) {
        double difference = Math.abs(value - runnerUp.value);
        double doubt = Double.isNaN(difference) ? Double.POSITIVE_INFINITY : difference;
        return new NumericalDerivative(value, Math.max(error, doubt), scale);
    }
}
