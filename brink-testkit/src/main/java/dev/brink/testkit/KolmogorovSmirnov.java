package dev.brink.testkit;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/** The largest distance between two distribution functions, at least one of which is of a sample. */
public final class KolmogorovSmirnov {
    /** Up to this many lattice points the two-sample p-value is exact; it costs one multiplication a point. */
    private static final long EXACT_LATTICE = 2_000_000;

    private KolmogorovSmirnov() {}

    /**
     * Independent draws against a continuous distribution function. The p-value is Kolmogorov's limit with Stephens'
     * (1970) correction for finite samples. Down to 1e-4 it is within 4 % of the exact one from 50 draws on; of fewer
     * draws small p-values come out too large, which errs on the safe side.
     */
    public static SignificanceTest oneSample(double[] sample, DoubleUnaryOperator cdf) {
        double[] sorted = sorted(sample);
        int n = sorted.length;
        double distance = 0;
        for (int i = 0; i < n; i++) {
            double probability = cdf.applyAsDouble(sorted[i]);
            if (!(probability >= 0 && probability <= 1)) {
                throw new IllegalArgumentException("The distribution function gives " + probability + " at " + sorted[i]
                        + ", but a probability is in [0, 1]: correct the function.");
            }
            distance = Math.max(distance, Math.max((i + 1.0) / n - probability, probability - (double) i / n));
        }
        return new SignificanceTest("Kolmogorov-Smirnov, " + n + " draws", distance, limit(distance, n));
    }

    /**
     * Two samples of independent draws against each other. The p-value is exact for samples without ties as long as
     * their sizes multiply to at most two million, and Stephens' beyond; ties make it larger, never smaller.
     */
    public static SignificanceTest twoSample(double[] first, double[] second) {
        double[] a = sorted(first);
        double[] b = sorted(second);
        double distance = distance(a, b);
        double n = a.length;
        double m = b.length;
        double p = n * m <= EXACT_LATTICE
                ? exactTwoSample(distance, a.length, b.length)
                : limit(distance, n * m / (n + m));
        return new SignificanceTest("Kolmogorov-Smirnov, " + a.length + " against " + b.length + " draws", distance, p);
    }

    /** {@code Q((sqrt n + 0.12 + 0.11/sqrt n) D)}. */
    static double limit(double distance, double n) {
        double root = Math.sqrt(n);
        return PValue.kolmogorov((root + 0.12 + 0.11 / root) * distance);
    }

    private static double distance(double[] a, double[] b) {
        int i = 0;
        int j = 0;
        double distance = 0;
        while (i < a.length && j < b.length) {
            double value = Math.min(a[i], b[j]);
            while (i < a.length && a[i] == value) {
                i++;
            }
            while (j < b.length && b[j] == value) {
                j++;
            }
            distance = Math.max(distance, Math.abs((double) i / a.length - (double) j / b.length));
        }
        return distance;
    }

    /**
     * The share of the orders of n and m draws whose distance reaches {@code distance}. All orders are equally
     * probable, so the last of i and j draws is of the first sample with probability {@code i/(i+j)}, and
     * {@code q(i,j) = i/(i+j) q(i-1,j) + j/(i+j) q(i,j-1)} with {@code q = 1} where {@code |i/n - j/m|} reaches it.
     */
    static double exactTwoSample(double distance, int n, int m) {
        double reached = distance - 1e-12;
        double[] q = new double[m + 1];
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                if (Math.abs((double) i / n - (double) j / m) >= reached) {
                    q[j] = 1;
                } else if (i == 0) {
                    q[j] = j == 0 ? 0 : q[j - 1];
                } else if (j > 0) {
                    q[j] = (i * q[j] + j * q[j - 1]) / (i + j);
                }
            }
        }
        return q[m];
    }

    private static double[] sorted(double[] sample) {
        if (sample.length == 0 || Arrays.stream(sample).anyMatch(Double::isNaN)) {
            throw new IllegalArgumentException("The sample has " + sample.length + " draws, "
                    + Arrays.stream(sample).filter(Double::isNaN).count()
                    + " of them NaN: give at least one draw, and only numbers.");
        }
        double[] sorted = sample.clone();
        Arrays.sort(sorted);
        return sorted;
    }
}
