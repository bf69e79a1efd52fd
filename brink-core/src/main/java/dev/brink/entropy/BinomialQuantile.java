package dev.brink.entropy;

import dev.brink.numeric.Normal;

/** Counts of successes by their probability: the least count that is not exceeded with a given probability. */
final class BinomialQuantile {
    /** With more of the rarer outcome than this to be expected, the normal approximation is off by less than a count. */
    private static final double MANY = 500;

    private BinomialQuantile() {}

    /** Of so many trials that succeed with the probability {@code Phi(latent)}. */
    static long of(long trials, double latent, double level) {
        return latent <= 0
                ? ofRare(trials, Normal.cdf(latent), level)
                : trials - ofRare(trials, Normal.cdf(-latent), 1 - level);
    }

    private static long ofRare(long trials, double probability, double level) {
        double mean = trials * probability;
        if (mean > MANY) {
            double count = mean + Math.sqrt(mean * (1 - probability)) * Normal.quantile(level);
            return Math.max(0, Math.min(Math.round(count), trials));
        }
        return bySum(trials, probability, level);
    }

    /** Sums {@code p(0) = (1 - q)^n, p(k + 1) = p(k) (n - k)/(k + 1) q/(1 - q)} until the level is reached. */
    private static long bySum(long trials, double probability, double level) {
        double odds = probability / (1 - probability);
        double mass = Math.exp(trials * Math.log1p(-probability));
        double sum = mass;
        long k = 0;
        while (sum < level && k < trials && mass > 0) {
            mass *= (double) (trials - k) / (k + 1) * odds;
            sum += mass;
            k++;
        }
        return k;
    }
}
