package dev.brink.testkit;

import java.util.Locale;

/**
 * What a statistical test found.
 *
 * @param name what was tested, for messages
 * @param statistic how far the data are from the hypothesis, in the test's own measure
 * @param pValue how probable data at least this far are when the hypothesis holds
 */
public record SignificanceTest(String name, double statistic, double pValue) {

    /** Whether the hypothesis survives at that level. A NaN does not. */
    public boolean passes(double level) {
        return pValue >= requireLevel(level);
    }

    /** Fails when the hypothesis is rejected at that level. */
    public void assertPasses(double level) {
        if (!passes(level)) {
            throw new AssertionError(String.format(
                    Locale.ROOT, "%s%n  rejected at level %.3g: see the sample, the seed and the code.", this, level));
        }
    }

    static double requireLevel(double level) {
        if (!(level > 0 && level < 1)) {
            throw new IllegalArgumentException("The level is " + level
                    + ": give the accepted probability of a false alarm, between 0 and 1, such as 1e-4.");
        }
        return level;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s: statistic %.6g, p-value %.3g", name, statistic, pValue);
    }
}
