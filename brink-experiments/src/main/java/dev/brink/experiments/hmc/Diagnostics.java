package dev.brink.experiments.hmc;

import java.util.List;

/** How far the draws of a variable can be trusted; several chains of it are given as one series each. */
final class Diagnostics {
    private static final double FIRST = 0.1;
    private static final double LAST = 0.5;

    private Diagnostics() {}

    /**
     * As many independent draws as would estimate the mean as well: {@code n var / spectrum at 0}, summed over chains, as
     * {@code effectiveSize} of R's package coda. More than n where draws alternate around the mean.
     */
    static double effectiveSize(List<Series> chains) {
        double sum = 0;
        for (Series chain : chains) {
            double spectrum = Autoregression.spectrumAtZero(chain);
            sum += spectrum > 0 ? chain.size() * chain.variance() / spectrum : 0;
        }
        return sum;
    }

    /**
     * Geweke's z (1992): the mean of the first tenth less that of the last half, in units of the standard error of that
     * difference, as {@code geweke.diag} of R's package coda. Standard normal once a chain has converged.
     */
    static double geweke(Series chain) {
        Series first = first(chain);
        Series last = last(chain);
        return (first.mean() - last.mean())
                / Math.sqrt(Autoregression.spectrumAtZero(first) / first.size()
                        + Autoregression.spectrumAtZero(last) / last.size());
    }

    /**
     * The same difference in units of the standard deviation of draws, not of means: what version 2 of PyMC, which the
     * paper used, calls Geweke's z (see its issue 461). It says how far the start of a chain lies from its end, however
     * long the chain is.
     */
    static double drift(Series chain) {
        Series first = first(chain);
        Series last = last(chain);
        return (first.mean() - last.mean()) / Math.sqrt(first.autocovariances(0)[0] + last.autocovariances(0)[0]);
    }

    private static Series first(Series chain) {
        return chain.range(0, (int) Math.floor(FIRST * chain.size()));
    }

    private static Series last(Series chain) {
        return chain.range(chain.size() - (int) Math.floor(LAST * chain.size()), chain.size());
    }

    /**
     * By which factor the scale of a variable might still shrink, with the correction for the degrees of freedom of its
     * estimate: {@code sqrt((d + 3) / (d + 1) V / W)}, as {@code gelman.diag} of R's package coda, of all draws given.
     *
     * <p>Gelman and Rubin (1992), equations (3) and (4); Brooks and Gelman (1998), section 1.3 for the factor of d.
     */
    static double gelmanRubin(List<Series> chains) {
        int m = chains.size();
        double n = chains.get(0).size();
        double[] means = chains.stream().mapToDouble(Series::mean).toArray();
        double[] variances = chains.stream().mapToDouble(Series::variance).toArray();
        double[] squares = new double[m];
        for (int i = 0; i < m; i++) {
            squares[i] = means[i] * means[i];
        }
        double within = mean(variances);
        double between = n * covariance(means, means);
        double pooled = (n - 1) / n * within + (m + 1) / (m * n) * between;
        double variance = square((n - 1) / n) / m * covariance(variances, variances)
                + square((m + 1) / (m * n)) * 2 / (m - 1) * square(between)
                + 2
                        * (m + 1)
                        * (n - 1)
                        / (m * n * n)
                        * (n / m)
                        * (covariance(variances, squares) - 2 * mean(means) * covariance(variances, means));
        double freedom = 2 * square(pooled) / variance;
        return Math.sqrt((freedom + 3) / (freedom + 1) * pooled / within);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double covariance(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (a[i] - mean(a)) * (b[i] - mean(b));
        }
        return sum / (a.length - 1);
    }

    private static double square(double value) {
        return value * value;
    }
}
