package dev.brink.testkit;

/**
 * The mean of a chain's draws with a standard error that knows of their correlation.
 *
 * @param mean the average of the draws
 * @param standardError of that average
 * @param effectiveSampleSize how many independent draws would have the same standard error
 */
public record ChainMean(double mean, double standardError, double effectiveSampleSize) {

    /**
     * Geyer's (1992) initial monotone sequence: the autocovariances of a reversible chain, summed in pairs of
     * neighbouring lags, are positive and fall, so the sum stops where noise first makes a pair negative, and no pair
     * counts for more than the one before it.
     */
    public static ChainMean of(double[] chain) {
        int n = chain.length;
        if (n < 4) {
            throw new IllegalArgumentException("A chain of " + n + " draws has no autocorrelation: give 4 or more.");
        }
        double mean = MeanTest.average(chain);
        double variance = autocovariance(chain, mean, 0);
        if (variance == 0) {
            return new ChainMean(mean, 0, n);
        }
        double sum = -variance;
        double pair = Double.POSITIVE_INFINITY;
        for (int lag = 0; lag + 1 < n; lag += 2) {
            double next = autocovariance(chain, mean, lag) + autocovariance(chain, mean, lag + 1);
            if (!(next > 0)) {
                break;
            }
            pair = Math.min(pair, next);
            sum += 2 * pair;
        }
        // Strong alternation could bring the sum to zero; no chain here is ten times better than independence.
        double longRun = Math.max(sum, 0.1 * variance);
        return new ChainMean(mean, Math.sqrt(longRun / n), n * variance / longRun);
    }

    /** The mean of independent draws. */
    static ChainMean ofIndependent(double[] sample) {
        double mean = MeanTest.average(sample);
        double variance = autocovariance(sample, mean, 0);
        return new ChainMean(mean, Math.sqrt(variance / (sample.length - 1)), sample.length);
    }

    private static double autocovariance(double[] chain, double mean, int lag) {
        double sum = 0;
        for (int i = lag; i < chain.length; i++) {
            sum += (chain[i] - mean) * (chain[i - lag] - mean);
        }
        return sum / chain.length;
    }
}
