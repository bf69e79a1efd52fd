package dev.brink.testkit;

import java.util.Arrays;

/** The mean of draws against what it should be. */
public final class MeanTest {
    /** Few enough for long batches, enough for the t distribution to be close to normal. */
    private static final int BATCHES = 30;

    /** Neighbouring batch means of a long enough chain correlate with a standard deviation of 0.18. */
    private static final double STRONGEST_CORRELATION = 0.6;

    private MeanTest() {}

    /** Independent draws against a distribution with that mean and variance. */
    public static SignificanceTest ofSample(double[] sample, double mean, double variance) {
        if (!(variance > 0) || sample.length == 0) {
            throw new IllegalArgumentException(
                    "The test has " + sample.length + " draws and a variance of " + variance + ": both are positive.");
        }
        double z = standardised(average(sample) - mean, Math.sqrt(variance / sample.length));
        return new SignificanceTest("Mean of " + sample.length + " independent draws", z, PValue.normal(z));
    }

    /**
     * Draws of a Markov chain, which follow one another, against the mean of its stationary distribution. Thirty
     * batches that are much longer than the chain's memory have nearly independent means, and their scatter gives the
     * standard error for Student's t.
     */
    public static SignificanceTest ofChain(double[] chain, double mean) {
        double[] batches = batchMeans(chain);
        double average = average(batches);
        double squares = 0;
        double products = 0;
        for (int i = 0; i < BATCHES; i++) {
            double deviation = batches[i] - average;
            squares += deviation * deviation;
            products += i == 0 ? 0 : deviation * (batches[i - 1] - average);
        }
        if (products > STRONGEST_CORRELATION * squares) {
            throw new IllegalArgumentException("The means of batches of " + chain.length / BATCHES
                    + " draws correlate by " + products / squares
                    + ", so the chain remembers longer than a batch: run it longer or thin it.");
        }
        double t = standardised(average - mean, Math.sqrt(squares / (BATCHES - 1) / BATCHES));
        return new SignificanceTest("Mean of a chain of " + chain.length, t, PValue.student(t, BATCHES - 1));
    }

    /** The end of the chain is cut off where it does not fill a batch. */
    private static double[] batchMeans(double[] chain) {
        int length = chain.length / BATCHES;
        if (length < 10) {
            throw new IllegalArgumentException("The chain has " + chain.length + " draws, but " + BATCHES
                    + " batches of at least 10 are needed: run it longer.");
        }
        double[] means = new double[BATCHES];
        for (int i = 0; i < BATCHES; i++) {
            means[i] = average(Arrays.copyOfRange(chain, i * length, (i + 1) * length));
        }
        return means;
    }

    /** A difference of zero is no standard errors, even where the standard error is zero as well. */
    static double standardised(double difference, double standardError) {
        return difference == 0 ? 0 : difference / standardError;
    }

    static double average(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }
}
