package dev.brink.gp;

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

    public double standardDeviation(int point) {
        return Math.sqrt(variances[point]);
    }
}
