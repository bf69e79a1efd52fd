package dev.brink.entropy;

import java.util.function.IntToDoubleFunction;

/**
 * A number estimated from random draws.
 *
 * @param value its estimate
 * @param standardError of the estimate
 */
record Estimate(double value, double standardError) {
    /** Handed to a statistic where no group is left out. */
    static final int NONE = -1;

    /**
     * The jackknife (Quenouille 1956, Tukey 1958): from the statistic t of all draws and from those without one of G
     * groups each, {@code G t - (G - 1) mean t_g} is free of the bias that falls with one over the number of draws.
     * Entropies of counts have such a bias (they look too small), and differences of entropies keep part of it.
     *
     * @param statistic of all draws but those of the group of this index, or of all for {@link #NONE}
     */
    static Estimate jackknife(int groups, IntToDoubleFunction statistic) {
        return jackknife(statistic.applyAsDouble(NONE), withoutEach(groups, statistic));
    }

    /**
     * The same with a control variate: a statistic c of the same draws that is zero but for bias and chance. What
     * {@code t - b c} estimates is t's, with less chance in it; b is the slope of the one along the other when groups are
     * left out.
     */
    static Estimate jackknife(int groups, IntToDoubleFunction statistic, IntToDoubleFunction control) {
        double[] t = withoutEach(groups, statistic);
        double[] c = withoutEach(groups, control);
        double b = slope(t, c);
        for (int g = 0; g < groups; g++) {
            t[g] -= b * c[g];
        }
        return jackknife(statistic.applyAsDouble(NONE) - b * control.applyAsDouble(NONE), t);
    }

    private static Estimate jackknife(double all, double[] without) {
        int groups = without.length;
        double mean = mean(without);
        double squares = 0;
        for (double t : without) {
            squares += (t - mean) * (t - mean);
        }
        return new Estimate(groups * all - (groups - 1) * mean, Math.sqrt(squares * (groups - 1) / groups));
    }

    private static double[] withoutEach(int groups, IntToDoubleFunction statistic) {
        double[] without = new double[groups];
        for (int g = 0; g < groups; g++) {
            without[g] = statistic.applyAsDouble(g);
        }
        return without;
    }

    /** Of least squares, between none and one: a control that explains more than itself does so by chance. */
    private static double slope(double[] t, double[] c) {
        double meanT = mean(t);
        double meanC = mean(c);
        double products = 0;
        double squares = 0;
        for (int g = 0; g < t.length; g++) {
            products += (t[g] - meanT) * (c[g] - meanC);
            squares += (c[g] - meanC) * (c[g] - meanC);
        }
        return squares > 0 ? Math.max(0, Math.min(products / squares, 1)) : 0;
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }
}
