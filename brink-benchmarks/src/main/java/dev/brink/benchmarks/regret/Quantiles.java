package dev.brink.benchmarks.regret;

import java.util.Arrays;
import java.util.Collection;

/** Median, quartiles, mean and worst of regrets, of which some may be infinite. */
final class Quantiles {
    private final double[] sorted;

    private Quantiles(double[] sorted) {
        this.sorted = sorted;
    }

    static Quantiles of(Collection<Double> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("There are no values, but quantiles are of at least one: add some.");
        }
        double[] sorted = values.stream().mapToDouble(value -> value).toArray();
        Arrays.sort(sorted);
        return new Quantiles(sorted);
    }

    double median() {
        return quantile(0.5);
    }

    double lowerQuartile() {
        return quantile(0.25);
    }

    double upperQuartile() {
        return quantile(0.75);
    }

    double mean() {
        return Arrays.stream(sorted).average().orElseThrow();
    }

    double worst() {
        return sorted[sorted.length - 1];
    }

    /** Linear between the order statistics: type 7 of Hyndman and Fan (1996), the default of NumPy and R. */
    private double quantile(double probability) {
        double place = probability * (sorted.length - 1);
        int below = (int) Math.floor(place);
        double fraction = place - below;
        if (fraction == 0) {
            return sorted[below];
        }
        double gap = sorted[below + 1] - sorted[below];
        return gap == 0 || Double.isNaN(gap) ? sorted[below] : sorted[below] + fraction * gap;
    }
}
