package dev.brink.entropy;

import java.util.function.IntToDoubleFunction;

/**
 * A number estimated from random draws.
 *
 * @param value its estimate
 * @param standardError of the estimate
 */
record Estimate(double value, double standardError) {
    /** Handed to the statistic where no group is left out. */
    static final int NONE = -1;

    /**
     * The jackknife (Quenouille 1956, Tukey 1958): from the statistic t of all draws and from those without one of G
     * groups each, {@code G t - (G - 1) mean t_g} is free of the bias that falls with one over the number of draws.
     * Entropies of counts have such a bias (they look too small), and differences of entropies keep part of it.
     *
     * @param statistic of all draws but those of the group of this index, or of all for {@link #NONE}
     */
    static Estimate jackknife(int groups, IntToDoubleFunction statistic) {
        double[] without = new double[groups];
        double mean = 0;
        for (int g = 0; g < groups; g++) {
            without[g] = statistic.applyAsDouble(g);
            mean += without[g] / groups;
        }
        double squares = 0;
        for (double t : without) {
            squares += (t - mean) * (t - mean);
        }
        return new Estimate(
                groups * statistic.applyAsDouble(NONE) - (groups - 1) * mean,
                Math.sqrt(squares * (groups - 1) / groups));
    }
}
