package dev.brink.posterior;

import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Normal;
import dev.brink.observation.Likelihood;
import java.util.function.DoubleUnaryOperator;

/**
 * A normally distributed latent value given an outcome: in standard deviations z from its mean, the density is
 * proportional to {@code phi(z) p(outcome | mean + deviation z)}. Its logarithm is concave for every likelihood there
 * is, so that it has one mode and drops to either side; between the two places where it has vanished, a grid fits counts
 * of a single trial and of a billion.
 */
public final class TiltedNormal {
    /** The grid ends where the log density is this much below its largest. */
    private static final double DROP = 40;

    /** A standard normal density alone drops by more than {@link #DROP} over this distance from the mode. */
    private static final double REACH = 9;

    /** How far below its largest the log density may be at what is taken for the mode. */
    private static final double CLOSE = 0.1;

    /** Steps that lead from a billion nats below the level to it: the depth falls fourfold in each. */
    private static final int LONGEST_SEARCH = 60;

    private final double low;
    private final double step;
    private final double[] cumulative; // up to the end of each cell
    private final double logEvidence;

    private TiltedNormal(double low, double step, double[] cumulative, double logEvidence) {
        this.low = low;
        this.step = step;
        this.cumulative = cumulative;
        this.logEvidence = logEvidence;
    }

    /** On a grid of so many cells. */
    public static TiltedNormal of(Likelihood likelihood, double mean, double deviation, int cells) {
        DoubleUnaryOperator logDensity = z -> Normal.logDensity(z) + likelihood.logDensity(mean + deviation * z);
        DoubleUnaryOperator slope = z -> deviation * likelihood.derivative(mean + deviation * z) - z;
        double mode = mode(slope);
        double level = logDensity.applyAsDouble(mode) - DROP;
        double low = end(logDensity, slope, level, mode - REACH);
        double step = (end(logDensity, slope, level, mode + REACH) - low) / cells;
        double[] logMass = new double[cells];
        for (int i = 0; i < cells; i++) {
            logMass[i] = logDensity.applyAsDouble(low + (i + 0.5) * step) + Math.log(step);
        }
        double logEvidence = LogSumExp.of(logMass);
        double[] cumulative = new double[cells];
        double sum = 0;
        for (int i = 0; i < cells; i++) {
            sum += Math.exp(logMass[i] - logEvidence);
            cumulative[i] = sum;
        }
        return new TiltedNormal(low, step, cumulative, logEvidence);
    }

    /**
     * Where a slope that falls at least as fast as -z crosses zero: between 0 and what it is at 0. A slope times the
     * distance to the mode bounds what the log density lacks there of its largest, so the search ends when that is
     * little.
     */
    private static double mode(DoubleUnaryOperator slope) {
        double atZero = slope.applyAsDouble(0);
        double low = Math.min(0, atZero);
        double high = Math.max(0, atZero);
        double middle = (low + high) / 2;
        while (low < middle && middle < high) {
            double s = slope.applyAsDouble(middle);
            if (Math.abs(s) * (high - low) < CLOSE) {
                return middle;
            }
            if (s > 0) {
                low = middle;
            } else {
                high = middle;
            }
            middle = (low + high) / 2;
        }
        return low;
    }

    /**
     * A place where the log density is just below the level, from one farther out. Newton's steps on a concave function
     * that is negative lead to its root and never past it.
     */
    private static double end(DoubleUnaryOperator logDensity, DoubleUnaryOperator slope, double level, double from) {
        double z = from;
        double below = level - logDensity.applyAsDouble(z);
        for (int i = 0; i < LONGEST_SEARCH && below > 1; i++) {
            z += below / slope.applyAsDouble(z);
            below = level - logDensity.applyAsDouble(z);
        }
        return z;
    }

    /** {@code log p(outcome)}, the latent value integrated out. */
    public double logEvidence() {
        return logEvidence;
    }

    /** The z below which the latent value lies with probability p, given the outcome. */
    public double quantile(double p) {
        int below = 0;
        int cell = cumulative.length - 1;
        while (below < cell) {
            int middle = (below + cell) >>> 1;
            if (cumulative[middle] > p) {
                cell = middle;
            } else {
                below = middle + 1;
            }
        }
        double start = cell == 0 ? 0 : cumulative[cell - 1];
        double mass = cumulative[cell] - start;
        double within = mass > 0 ? Math.max(0, Math.min((p - start) / mass, 1)) : 0.5;
        return low + (cell + within) * step;
    }
}
