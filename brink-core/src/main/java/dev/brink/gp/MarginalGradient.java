package dev.brink.gp;

/** Mean and variance at one point, and their gradients with respect to the point. */
public final class MarginalGradient {
    private final double mean;
    private final double variance;
    private final double[] meanGradient;
    private final double[] varianceGradient;

    MarginalGradient(double mean, double variance, double[] meanGradient, double[] varianceGradient) {
        this.mean = mean;
        this.variance = variance;
        this.meanGradient = meanGradient;
        this.varianceGradient = varianceGradient;
    }

    public double mean() {
        return mean;
    }

    public double variance() {
        return variance;
    }

    public double meanGradient(int axis) {
        return meanGradient[axis];
    }

    public double varianceGradient(int axis) {
        return varianceGradient[axis];
    }
}
