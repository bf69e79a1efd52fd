package dev.brink.testkit;

import java.util.function.DoubleUnaryOperator;

/**
 * Difference quotients at shrinking steps and Neville's extrapolations of them to step zero: entry {@code j} of a row
 * cancels the first {@code j} terms of the quotient's error series. The error of an entry is its distance from both
 * entries it was made of, but no less than what rounding of the largest value does to the quotient of its row.
 */
final class RiddersTableau {
    private static final double SHRINK = 1.5;
    private static final int ROWS = 12;

    private final double x;
    private final DoubleUnaryOperator function;
    private double largest;

    private RiddersTableau(double x, DoubleUnaryOperator function) {
        this.x = x;
        this.function = function;
    }

    /** The derivative at {@code x} from values at most {@code below} and {@code above} away. */
    static NumericalDerivative extrapolate(double x, DoubleUnaryOperator function, double below, double above) {
        RiddersTableau tableau = new RiddersTableau(x, function);
        double room = Math.min(below, above);
        if (room >= 0.1 * Math.max(below, above)) {
            // The error of a central quotient is a series in the squared step.
            return tableau.best(room, SHRINK * SHRINK, tableau::central);
        }
        // The error of a one-sided quotient is a series in the step itself.
        return tableau.best(above >= below ? above : -below, SHRINK, tableau::oneSided);
    }

    private NumericalDerivative best(double firstStep, double ratio, DoubleUnaryOperator quotient) {
        double bestValue = Double.NaN;
        double bestError = Double.POSITIVE_INFINITY;
        double[] previous = new double[ROWS];
        double step = firstStep;
        for (int row = 0; row < ROWS; row++) {
            double[] current = new double[ROWS];
            current[0] = quotient.applyAsDouble(step);
            double rounding = Math.ulp(largest) / Math.abs(step);
            double factor = ratio;
            for (int j = 1; j <= row; j++) {
                current[j] = (current[j - 1] * factor - previous[j - 1]) / (factor - 1);
                factor *= ratio;
                double spread = Math.max(Math.abs(current[j] - current[j - 1]), Math.abs(current[j] - previous[j - 1]));
                double error = Math.max(spread, rounding);
                if (error < bestError) {
                    bestValue = current[j];
                    bestError = error;
                }
            }
            previous = current;
            step /= SHRINK;
        }
        return new NumericalDerivative(bestValue, bestError, largest / Math.abs(firstStep));
    }

    private double central(double step) {
        // The step really taken differs from the one asked for by rounding of x + step.
        double right = x + step;
        double left = x - step;
        return (value(right) - value(left)) / (right - left);
    }

    private double oneSided(double step) {
        double moved = x + step;
        return (value(moved) - value(x)) / (moved - x);
    }

    private double value(double at) {
        double value = function.applyAsDouble(at);
        if (Double.isFinite(value)) {
            largest = Math.max(largest, Math.abs(value));
        }
        return value;
    }
}
