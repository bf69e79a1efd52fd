package dev.brink.gp;

import java.util.Arrays;

/** One setting of everything a function's model has to learn; {@code theta} or {@code omega} in the paper. Immutable. */
public final class Hyperparameters {
    private final double[] lengthScales;
    private final double variance;
    private final double mean;
    private final double noiseVariance;
    private final double warp;

    /**
     * @param lengthScales one an encoded axis
     * @param variance of the process: the square of its amplitude
     * @param mean of the process
     * @param noiseVariance of measurements that bring none of their own; 0 where there is no noise
     * @param warp the scale s of the output warp {@code s asinh(v/s)}; infinite where there is no warp
     */
    public Hyperparameters(double[] lengthScales, double variance, double mean, double noiseVariance, double warp) {
        this.lengthScales = lengthScales.clone();
        this.variance = variance;
        this.mean = mean;
        this.noiseVariance = noiseVariance;
        this.warp = warp;
    }

    public double[] lengthScales() {
        return lengthScales.clone();
    }

    public double variance() {
        return variance;
    }

    public double mean() {
        return mean;
    }

    public double noiseVariance() {
        return noiseVariance;
    }

    public double warp() {
        return warp;
    }

    /** {@code 1/l_a²}. */
    double[] weights() {
        double[] weights = new double[lengthScales.length];
        for (int a = 0; a < weights.length; a++) {
            weights[a] = 1 / (lengthScales[a] * lengthScales[a]);
        }
        return weights;
    }

    @Override
    public String toString() {
        return "Hyperparameters[lengthScales=" + Arrays.toString(lengthScales) + ", variance=" + variance + ", mean="
                + mean + ", noiseVariance=" + noiseVariance + ", warp=" + warp + "]";
    }
}
