package dev.brink.testkit;

import java.util.Arrays;

/** Counts in cells against what they should be on average. */
public final class ChiSquare {
    /** Cochran's rule: with fewer expected in a cell the statistic is not near enough to chi-square. */
    private static final double FEWEST_EXPECTED = 5;

    private ChiSquare() {}

    /** Counts against the probabilities of their cells, which must sum to one. */
    public static SignificanceTest goodnessOfFit(int[] counts, double[] probabilities) {
        double total = Arrays.stream(probabilities).sum();
        if (counts.length != probabilities.length || counts.length < 2 || Math.abs(total - 1) > 1e-9) {
            throw new IllegalArgumentException("There are " + counts.length + " counts for " + probabilities.length
                    + " probabilities that sum to " + total
                    + ": give two cells or more, one probability each, summing to one.");
        }
        long draws = Arrays.stream(counts).asLongStream().sum();
        double statistic = 0;
        for (int i = 0; i < counts.length; i++) {
            double expected = draws * probabilities[i];
            requireEnough(i, expected);
            statistic += (counts[i] - expected) * (counts[i] - expected) / expected;
        }
        int degrees = counts.length - 1;
        return new SignificanceTest(
                "Chi-square, " + draws + " draws in " + counts.length + " cells",
                statistic,
                PValue.chiSquare(statistic, degrees));
    }

    /** Counts against equally probable cells. */
    public static SignificanceTest uniform(int[] counts) {
        double[] probabilities = new double[counts.length];
        Arrays.fill(probabilities, 1.0 / counts.length);
        return goodnessOfFit(counts, probabilities);
    }

    private static void requireEnough(int cell, double expected) {
        if (!(expected >= FEWEST_EXPECTED)) {
            throw new IllegalArgumentException("Cell " + cell + " expects " + expected
                    + " draws, but the test needs 5 or more in each: merge cells or draw more.");
        }
    }
}
