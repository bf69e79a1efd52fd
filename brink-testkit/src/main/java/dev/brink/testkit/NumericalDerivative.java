package dev.brink.testkit;

import java.util.function.DoubleUnaryOperator;

/**
 * A derivative from function values alone, with an estimate of its own error: difference quotients at shrinking steps,
 * extrapolated to step zero (Ridders 1982, "Accurate computation of F'(x) and F'(x) F''(x)"). Several first steps are
 * tried and the most certain result wins, so that no scale of the function need be known beforehand.
 *
 * @param value the derivative
 * @param error how far off it may be: disagreement of the extrapolations, but no less than rounding of the values
 */
public record NumericalDerivative(double value, double error) {
    private static final double SHRINK = 1.5;
    private static final int ROWS = 12;
    private static final double[] FIRST_STEPS = {1, 1e-1, 1e-2, 1e-3, 1e-4};

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
        NumericalDerivative best = new NumericalDerivative(Double.NaN, Double.POSITIVE_INFINITY);
        for (double step : FIRST_STEPS) {
            double below = Math.min(step * scale, x - lower);
            double above = Math.min(step * scale, upper - x);
            NumericalDerivative candidate = extrapolated(x, function, below, above);
            if (candidate.error < best.error) {
                best = candidate;
            }
        }
        return best;
    }

    private static NumericalDerivative extrapolated(
            double x, DoubleUnaryOperator function, double below, double above) {
        double room = Math.min(below, above);
        if (room >= 0.1 * Math.max(below, above)) {
            // The error of a central quotient is a series in the squared step.
            return ridders(room, SHRINK * SHRINK, h -> centralQuotient(function, x, h));
        }
        double step = above >= below ? above : -below;
        double atPoint = function.applyAsDouble(x);
        // The error of a one-sided quotient is a series in the step itself.
        return ridders(step, SHRINK, h -> oneSidedQuotient(function, x, atPoint, h));
    }

    private static NumericalDerivative centralQuotient(DoubleUnaryOperator function, double x, double h) {
        double right = x + h;
        double left = x - h;
        double atRight = function.applyAsDouble(right);
        double atLeft = function.applyAsDouble(left);
        // The step really taken differs from h by rounding of x + h.
        return quotient(atRight, atLeft, right - left);
    }

    private static NumericalDerivative oneSidedQuotient(
            DoubleUnaryOperator function, double x, double atPoint, double h) {
        double moved = x + h;
        return quotient(function.applyAsDouble(moved), atPoint, moved - x);
    }

    private static NumericalDerivative quotient(double to, double from, double step) {
        double rounding = Math.max(Math.ulp(to), Math.ulp(from)) / Math.abs(step);
        return new NumericalDerivative((to - from) / step, rounding);
    }

    private interface Quotient {
        NumericalDerivative at(double step);
    }

    /**
     * Neville's tableau: entry {@code j} of a row cancels the first {@code j} terms of the error series. The error of an
     * entry is its distance from both entries it was made of.
     */
    private static NumericalDerivative ridders(double firstStep, double ratio, Quotient quotient) {
        double[] previous = new double[ROWS];
        double[] current = new double[ROWS];
        NumericalDerivative best = new NumericalDerivative(Double.NaN, Double.POSITIVE_INFINITY);
        double step = firstStep;
        for (int row = 0; row < ROWS; row++) {
            NumericalDerivative plain = quotient.at(step);
            current[0] = plain.value;
            double factor = ratio;
            for (int j = 1; j <= row; j++) {
                current[j] = (current[j - 1] * factor - previous[j - 1]) / (factor - 1);
                factor *= ratio;
                double spread = Math.max(Math.abs(current[j] - current[j - 1]), Math.abs(current[j] - previous[j - 1]));
                double error = Math.max(spread, plain.error);
                if (error < best.error) {
                    best = new NumericalDerivative(current[j], error);
                }
            }
            double[] swap = previous;
            previous = current;
            current = swap;
            step /= SHRINK;
        }
        return best;
    }
}
