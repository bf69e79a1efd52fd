package dev.brink.testkit;

import java.util.Locale;

/**
 * Predictions of about the same probability.
 *
 * @param low from this probability
 * @param high up to this one
 * @param count the predictions
 * @param trues how many of them came true
 * @param meanPredicted the mean probability predicted
 * @param standardError of the share that comes true, if the predictions are right
 */
public record ReliabilityBin(
        double low, double high, int count, int trues, double meanPredicted, double standardError) {

    public double shareTrue() {
        return (double) trues / count;
    }

    /** {@code share true - mean predicted}: below zero, the predictions were too bold. */
    public double deviation() {
        return shareTrue() - meanPredicted;
    }

    /**
     * Two-sided test that the predictions are right. The outcomes of a bin have different probabilities; their number
     * varies less than a binomial of the mean probability (Hoeffding 1956), so the p-value errs on the safe side.
     */
    SignificanceTest calibrated() {
        return new SignificanceTest(name(), deviation(), asOneProbability().twoSided(trues));
    }

    /** One-sided test that no fewer come true than predicted. */
    SignificanceTest keepsPromise() {
        return new SignificanceTest(name(), deviation(), asOneProbability().atMost(trues));
    }

    private Binomial asOneProbability() {
        return new Binomial(count, Math.min(1, Math.max(0, meanPredicted)));
    }

    private String name() {
        return String.format(
                Locale.ROOT,
                "predicted %.3f to %.3f (mean %.4f), true %.4f of %d",
                low,
                high,
                meanPredicted,
                shareTrue(),
                count);
    }

    String markdownRow() {
        return String.format(
                Locale.ROOT,
                "| %.3f to %.3f | %d | %.4f | %.4f | %+.4f | %.4f |\n",
                low,
                high,
                count,
                meanPredicted,
                shareTrue(),
                deviation(),
                standardError);
    }
}
