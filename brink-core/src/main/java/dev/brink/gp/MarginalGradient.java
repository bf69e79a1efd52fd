package dev.brink.gp;

import org.jspecify.annotations.Nullable;

/**
 * Mean and variance at one point, and their gradients with respect to the point. Gradients, which take more than half of
 * the work, are computed when they are first asked for: where an outcome is certain, nobody asks. For one thread.
 */
public final class MarginalGradient {
    private final double mean;
    private final double variance;
    private final Gradients gradients;
    private double @Nullable [] meanGradient;
    private double @Nullable [] varianceGradient;

    /** How the gradients are computed. */
    interface Gradients {
        double[] ofMean();

        double[] ofVariance();
    }

    MarginalGradient(double mean, double variance, Gradients gradients) {
        this.mean = mean;
        this.variance = variance;
        this.gradients = gradients;
    }

    public double mean() {
        return mean;
    }

    public double variance() {
        return variance;
    }

    /** The same with a variance larger by so much everywhere. */
    public MarginalGradient wider(double by) {
        return new MarginalGradient(mean, variance + by, gradients);
    }

    public double meanGradient(int axis) {
        if (meanGradient == null) {
            meanGradient = gradients.ofMean();
        }
        return meanGradient[axis];
    }

    public double varianceGradient(int axis) {
        if (varianceGradient == null) {
            varianceGradient = gradients.ofVariance();
        }
        return varianceGradient[axis];
    }
}
