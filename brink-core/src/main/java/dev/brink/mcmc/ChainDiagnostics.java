package dev.brink.mcmc;

import java.util.Arrays;

/** How far chains can be trusted, one scalar quantity at a time: {@code draws[chain][iteration]}. */
public final class ChainDiagnostics {
    private ChainDiagnostics() {}

    /**
     * Split R-hat (Gelman et al. 2013, section 11.4): the root of pooled over within-chain variance after each chain is
     * cut in two; near 1 where chains agree with each other and with themselves.
     */
    public static double splitRHat(double[][] draws) {
        double[][] halves = halves(draws);
        int n = halves[0].length;
        double within = 0;
        double[] means = new double[halves.length];
        for (int c = 0; c < halves.length; c++) {
            means[c] = mean(halves[c]);
            within += variance(halves[c]) / halves.length;
        }
        double between = variance(means);
        if (within == 0) {
            return between == 0 ? 1 : Double.POSITIVE_INFINITY;
        }
        return Math.sqrt((n - 1.0) / n + between / within);
    }

    /**
     * The number of independent draws worth as much as these for estimating a mean: autocorrelations over all chains,
     * summed in pairs as long as these are positive and made to decrease (Geyer 1992).
     */
    public static double effectiveSampleSize(double[][] draws) {
        double[][] halves = halves(draws);
        int chains = halves.length;
        int n = halves[0].length;
        double within = 0;
        double[] means = new double[chains];
        for (int c = 0; c < chains; c++) {
            means[c] = mean(halves[c]);
            within += variance(halves[c]) / chains;
        }
        double pooled = (n - 1.0) / n * within + variance(means);
        if (pooled == 0) {
            return (double) chains * n;
        }
        double sum = 0;
        double previousPair = Double.POSITIVE_INFINITY;
        for (int lag = 0; lag + 1 < n; lag += 2) {
            double pair = autocorrelation(halves, means, within, pooled, lag)
                    + autocorrelation(halves, means, within, pooled, lag + 1);
            if (pair <= 0) {
                break;
            }
            previousPair = Math.min(pair, previousPair);
            sum += previousPair;
        }
        double integratedTime = Math.max(2 * sum - 1, 1 / Math.log10((double) chains * n + 10));
        return chains * n / integratedTime;
    }

    private static double autocorrelation(double[][] halves, double[] means, double within, double pooled, int lag) {
        double covariance = 0;
        for (int c = 0; c < halves.length; c++) {
            double sum = 0;
            for (int i = lag; i < halves[c].length; i++) {
                sum += (halves[c][i] - means[c]) * (halves[c][i - lag] - means[c]);
            }
            covariance += sum / halves[c].length / halves.length;
        }
        return 1 - (within * (halves[0].length - 1.0) / halves[0].length - covariance) / pooled;
    }

    private static double[][] halves(double[][] draws) {
        if (draws.length == 0 || draws[0].length < 4) {
            throw new IllegalArgumentException(
                    "Diagnostics need at least one chain of four draws: " + Arrays.deepToString(draws));
        }
        int half = draws[0].length / 2;
        double[][] halves = new double[2 * draws.length][];
        for (int c = 0; c < draws.length; c++) {
            if (draws[c].length != draws[0].length) {
                throw new IllegalArgumentException(
                        "Chains must be of equal length: " + draws[0].length + " and " + draws[c].length + ".");
            }
            halves[2 * c] = Arrays.copyOfRange(draws[c], 0, half);
            halves[2 * c + 1] = Arrays.copyOfRange(draws[c], draws[c].length - half, draws[c].length);
        }
        return halves;
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double variance(double[] values) {
        double mean = mean(values);
        return Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1);
    }
}
