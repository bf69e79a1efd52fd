package dev.brink.numeric;

/** Sums and means of numbers known by their logarithms, without overflow or underflow on the way. */
public final class LogSumExp {
    private LogSumExp() {}

    /** {@code log sum_i exp(a_i)}; minus infinity stands for a summand of zero. */
    public static double of(double[] logs) {
        double largest = largest(logs);
        if (Double.isInfinite(largest)) {
            // All summands are zero, or one is infinite: the differences below would be NaN.
            return largest;
        }
        double sum = 0;
        for (double log : logs) {
            sum += Math.exp(log - largest);
        }
        return largest + Math.log(sum);
    }

    /** {@code log((1/n) sum_i exp(a_i))}. */
    public static double mean(double[] logs) {
        return of(logs) - Math.log(logs.length);
    }

    /** NaN if any is NaN. */
    private static double largest(double[] logs) {
        if (logs.length == 0) {
            throw new IllegalArgumentException(
                    "A sum of exponentials received no summands, but needs at least one: leave empty sums out.");
        }
        double largest = Double.NEGATIVE_INFINITY;
        for (double log : logs) {
            largest = Math.max(largest, log);
        }
        return largest;
    }
}
