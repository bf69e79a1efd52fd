package dev.brink.testkit;

import java.util.Arrays;
import org.apache.commons.numbers.gamma.LogGamma;

/**
 * Whether ranks are uniform on {@code 0..draws}, judged by the whole of their cumulative counts, which sees smooth
 * deviations that a chi-square spreads over its cells (Säilynoja, Bürkner and Vehtari 2022). The statistic is the
 * smallest two-sided binomial tail over all places of the cumulative counts; its p-value is exact.
 */
final class RankEcdf {
    /** Mirror images have equal tails in exact arithmetic; rounding must not part them. */
    private static final double ROUNDING = 1 + 1e-9;

    private final int replications;
    private final int draws;

    private RankEcdf(int replications, int draws) {
        this.replications = replications;
        this.draws = draws;
    }

    static SignificanceTest test(int[] ranks, int draws) {
        return new RankEcdf(ranks.length, draws).test(ranks);
    }

    private SignificanceTest test(int[] ranks) {
        int[] counts = new int[draws + 1];
        for (int rank : ranks) {
            counts[rank]++;
        }
        double smallestTail = 1;
        int cumulative = 0;
        for (int place = 1; place <= draws; place++) {
            cumulative += counts[place - 1];
            smallestTail = Math.min(smallestTail, below(place).twoSided(cumulative));
        }
        // Far out, where the difference from one loses its digits, the sum over all places bounds it closely.
        double atMost = draws * smallestTail;
        double pValue = Math.min(atMost, 1 - probabilityInside(smallestTail * ROUNDING));
        return new SignificanceTest("rank ECDF", smallestTail, pValue);
    }

    /** How many ranks are less than {@code place}. */
    private Binomial below(int place) {
        return new Binomial(replications, place / (draws + 1.0));
    }

    /**
     * The probability that every cumulative count has a tail above {@code tail}. The counts of the ranks are
     * multinomial, which is what independent Poisson counts are once their sum is given; so a walk with Poisson steps,
     * cut to the counts allowed at each place, ends at {@code replications} with the probability wanted times that of
     * the uncut walk.
     */
    private double probabilityInside(double tail) {
        double[] step = poisson((double) replications / (draws + 1));
        int low = 0;
        double[] walk = {1};
        for (int place = 1; place <= draws; place++) {
            Binomial count = below(place);
            int nextLow = lowest(count, tail);
            int nextHigh = highest(count, tail);
            if (nextLow > nextHigh) {
                return 0;
            }
            walk = advanced(walk, low, step, nextLow, nextHigh);
            low = nextLow;
        }
        double end = advanced(walk, low, step, replications, replications)[0];
        return Math.min(1, end / Math.exp(logPoisson(replications, replications)));
    }

    private static double[] advanced(double[] walk, int low, double[] step, int nextLow, int nextHigh) {
        double[] next = new double[nextHigh - nextLow + 1];
        for (int to = nextLow; to <= nextHigh; to++) {
            double sum = 0;
            int last = Math.min(to, low + walk.length - 1);
            for (int from = low; from <= last; from++) {
                sum += walk[from - low] * step[to - from];
            }
            next[to - nextLow] = sum;
        }
        return next;
    }

    /** The tail rises up to the median, so the lowest count above it is found by halving. */
    private static int lowest(Binomial count, double tail) {
        int low = 0;
        int high = count.quantile(0.5);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (count.twoSided(middle) > tail) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return count.twoSided(low) > tail ? low : low + 1;
    }

    private static int highest(Binomial count, double tail) {
        int low = count.quantile(0.5);
        int high = count.trials();
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (count.twoSided(middle) > tail) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return count.twoSided(low) > tail ? low : low - 1;
    }

    private double[] poisson(double mean) {
        double[] probabilities = new double[replications + 1];
        Arrays.setAll(probabilities, k -> Math.exp(logPoisson(k, mean)));
        return probabilities;
    }

    private static double logPoisson(int k, double mean) {
        return k * Math.log(mean) - mean - LogGamma.value(k + 1.0);
    }
}
