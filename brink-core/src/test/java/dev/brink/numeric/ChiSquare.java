package dev.brink.numeric;

import java.util.Arrays;

/** Pearson's chi-square test of counts. */
final class ChiSquare {
    private ChiSquare() {}

    /** The statistic for equally likely cells. */
    static double ofUniform(int[] counts) {
        double expected = (double) Arrays.stream(counts).sum() / counts.length;
        return Arrays.stream(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }

    /** The value that chi-square exceeds with this small probability, by Wilson and Hilferty's cube (1931). */
    static double upperQuantile(int degreesOfFreedom, double probability) {
        double spread = 2.0 / (9 * degreesOfFreedom);
        double root = 1 - spread - Normal.quantile(probability) * Math.sqrt(spread);
        return degreesOfFreedom * root * root * root;
    }
}
