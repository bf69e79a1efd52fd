package dev.brink.gp;

import dev.brink.numeric.Cholesky;

/**
 * What a process expected of each value that it knows, given only those before it. A factor of fewer values is a part of
 * the factor of all, so with {@code z = U'^-1 (y - m)} the mean of the next value is {@code y_i - U_ii z_i} and its
 * standard deviation {@code a U_ii}, noise included.
 */
public final class OneStepAhead {
    private final double[] values;
    private final double[] means;
    private final double[] deviations;

    private OneStepAhead(double[] values, double[] means, double[] deviations) {
        this.values = values;
        this.means = means;
        this.deviations = deviations;
    }

    static OneStepAhead of(Hyperparameters hyperparameters, Cholesky factor, double[] whitened) {
        double amplitude = Math.sqrt(hyperparameters.variance());
        double[] values = factor.colour(whitened);
        double[] means = new double[values.length];
        double[] deviations = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            values[i] += hyperparameters.mean();
            means[i] = values[i] - factor.diagonal(i) * whitened[i];
            deviations[i] = amplitude * factor.diagonal(i);
        }
        return new OneStepAhead(values, means, deviations);
    }

    /** How many values there are. */
    public int size() {
        return values.length;
    }

    public double value(int i) {
        return values[i];
    }

    public double mean(int i) {
        return means[i];
    }

    public double deviation(int i) {
        return deviations[i];
    }
}
