package dev.brink.gp;

import java.util.Arrays;

/** Mean and variance of a Gaussian process at each of several points. */
public final class Marginals {
    private final double[] means;
    private final double[] variances;

    Marginals(double[] means, double[] variances) {
        this.means = means;
        this.variances = variances;
    }

    public int size() {
        return means.length;
    }

    public double mean(int point) {
        return means[point];
    }

    /** Never negative. */
    public double variance(int point) {
        return variances[point];
    }

    /** The same means, all variances larger by so much. */
    public Marginals wider(double by) {
        return new Marginals(means, Arrays.stream(variances).map(v -> v + by).toArray());
    }

    public double standardDeviation(int point) {
        return Math.sqrt(variances[point]);
    }
}
