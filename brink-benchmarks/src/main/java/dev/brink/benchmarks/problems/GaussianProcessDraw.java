package dev.brink.benchmarks.problems;

import java.util.function.ToDoubleFunction;

/**
 * A function drawn from the Gaussian process of mean zero, variance one and squared exponential covariance, by random
 * Fourier features (Rahimi and Recht 2007): {@code f(x) = sqrt(2/F) sum_i theta_i cos(w_i . x + b_i)}.
 */
final class GaussianProcessDraw implements ToDoubleFunction<double[]> {
    private static final int FEATURES = 500;
    private static final double SCALE = Math.sqrt(2.0 / FEATURES);

    private final double[][] frequencies;
    private final double[] phases = new double[FEATURES];
    private final double[] weights = new double[FEATURES];

    GaussianProcessDraw(int dimension, double lengthScale, SplitMix64 random) {
        frequencies = new double[FEATURES][dimension];
        for (int i = 0; i < FEATURES; i++) {
            for (int j = 0; j < dimension; j++) {
                frequencies[i][j] = random.normal() / lengthScale;
            }
            phases[i] = 2 * Math.PI * random.uniform();
            weights[i] = random.normal();
        }
    }

    @Override
    public double applyAsDouble(double[] x) {
        double sum = 0;
        for (int i = 0; i < FEATURES; i++) {
            double angle = 0;
            for (int j = 0; j < x.length; j++) {
                angle += frequencies[i][j] * x[j];
            }
            sum += weights[i] * (SCALE * Math.cos(angle + phases[i]));
        }
        return sum;
    }
}
