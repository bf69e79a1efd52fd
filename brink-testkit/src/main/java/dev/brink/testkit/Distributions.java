package dev.brink.testkit;

import java.util.function.DoubleUnaryOperator;

/**
 * Assertions about draws. The level is the probability that correct code fails; with a fixed seed it is paid once, when
 * the seed is chosen, so the default of one in ten thousand never flickers.
 */
public final class Distributions {
    public static final double DEFAULT_LEVEL = 1e-4;

    private Distributions() {}

    /** Independent draws follow a continuous distribution function (Kolmogorov-Smirnov). */
    public static void assertFits(double[] sample, DoubleUnaryOperator cdf) {
        assertFits(sample, cdf, DEFAULT_LEVEL);
    }

    public static void assertFits(double[] sample, DoubleUnaryOperator cdf, double level) {
        KolmogorovSmirnov.oneSample(sample, cdf).assertPasses(level);
    }

    /** Counts follow the probabilities of their cells (chi-square). */
    public static void assertFits(int[] counts, double[] probabilities) {
        assertFits(counts, probabilities, DEFAULT_LEVEL);
    }

    public static void assertFits(int[] counts, double[] probabilities, double level) {
        ChiSquare.goodnessOfFit(counts, probabilities).assertPasses(level);
    }

    /** Counts are those of equally probable cells (chi-square). */
    public static void assertUniform(int[] counts) {
        assertUniform(counts, DEFAULT_LEVEL);
    }

    public static void assertUniform(int[] counts, double level) {
        ChiSquare.uniform(counts).assertPasses(level);
    }

    /** Two samples of independent draws follow one distribution (two-sample Kolmogorov-Smirnov). */
    public static void assertSame(double[] first, double[] second) {
        assertSame(first, second, DEFAULT_LEVEL);
    }

    public static void assertSame(double[] first, double[] second, double level) {
        KolmogorovSmirnov.twoSample(first, second).assertPasses(level);
    }

    /** Independent draws have the mean they should, given their variance (z-test). */
    public static void assertMean(double[] sample, double mean, double variance) {
        assertMean(sample, mean, variance, DEFAULT_LEVEL);
    }

    public static void assertMean(double[] sample, double mean, double variance, double level) {
        MeanTest.ofSample(sample, mean, variance).assertPasses(level);
    }

    /** Correlated draws of a chain have the mean they should (batch means, Student's t). */
    public static void assertMeanOfChain(double[] chain, double mean) {
        assertMeanOfChain(chain, mean, DEFAULT_LEVEL);
    }

    public static void assertMeanOfChain(double[] chain, double mean, double level) {
        MeanTest.ofChain(chain, mean).assertPasses(level);
    }
}
