package dev.brink.benchmarks.regret;

import java.util.Arrays;
import java.util.List;

/**
 * Two strategies on the same seeds. Regrets span many decades, so their ratios are compared: a difference is one of
 * logarithms, and one that is infinite counts as the largest.
 *
 * @param better the share of seeds on which the second is the better, a tie counting half
 * @param p of the signed-rank test of Wilcoxon (1945), two-sided: how probable so large a sum of ranks is where neither
 *     is the better
 * @param decades the mean of {@code log10(second/first)}: negative where the second is the better
 * @param standardError of that mean; NaN for a single seed
 */
record PairedComparison(double better, double p, double decades, double standardError) {
    /** A ratio beyond so many decades, or one with nothing, counts as that. */
    private static final double MOST_DECADES = 12;

    /** The regrets of a first and a second strategy, seed by seed. */
    static PairedComparison of(List<Double> first, List<Double> second) {
        if (first.isEmpty() || first.size() != second.size()) {
            throw new IllegalArgumentException("A comparison has " + first.size() + " and " + second.size()
                    + " regrets, but they are compared in pairs: give one of each for every seed.");
        }
        double[] differences = new double[first.size()];
        Arrays.setAll(differences, i -> difference(first.get(i), second.get(i)));
        double better = Arrays.stream(differences)
                .map(d -> d < 0 ? 1 : d == 0 ? 0.5 : 0)
                .average()
                .orElseThrow();
        double[] decades = Arrays.stream(differences)
                .map(d -> Math.max(-MOST_DECADES, Math.min(d / Math.log(10), MOST_DECADES)))
                .toArray();
        double mean = Arrays.stream(decades).average().orElseThrow();
        double squares =
                Arrays.stream(decades).map(d -> (d - mean) * (d - mean)).sum();
        double error = Math.sqrt(squares / (decades.length - 1) / decades.length);
        return new PairedComparison(better, signedRank(differences), mean, error);
    }

    private static double difference(double first, double second) {
        return first == second ? 0 : Math.log(second) - Math.log(first);
    }

    /**
     * Exact also with ties: zeros are left out, equal sizes share their mean rank, and each of the {@code 2^n} ways to
     * give signs to the ranks is as probable as any other.
     */
    static double signedRank(double[] differences) {
        double[] nonzero = Arrays.stream(differences).filter(d -> d != 0).toArray();
        int[] ranks = doubledRanks(Arrays.stream(nonzero).map(Math::abs).toArray());
        int positive = 0;
        for (int i = 0; i < nonzero.length; i++) {
            positive += nonzero[i] > 0 ? ranks[i] : 0;
        }
        int total = Arrays.stream(ranks).sum();
        double[] distribution = sumsOfSubsets(ranks, total);
        int smaller = Math.min(positive, total - positive);
        double tail = Arrays.stream(distribution, 0, smaller + 1).sum();
        return Math.min(1, 2 * tail);
    }

    /** Twice the mean rank of each, which is a whole number: the count of those below, twice, and of equals, plus 1. */
    private static int[] doubledRanks(double[] sizes) {
        int[] ranks = new int[sizes.length];
        Arrays.setAll(ranks, i -> {
            int below =
                    (int) Arrays.stream(sizes).filter(size -> size < sizes[i]).count();
            int equal =
                    (int) Arrays.stream(sizes).filter(size -> size == sizes[i]).count();
            return 2 * below + equal + 1;
        });
        return ranks;
    }

    /** The probability of each sum, where every rank is in it or not with probability a half. */
    private static double[] sumsOfSubsets(int[] ranks, int total) {
        double[] probability = new double[total + 1];
        probability[0] = 1;
        for (int rank : ranks) {
            for (int sum = total; sum >= 0; sum--) {
                probability[sum] = 0.5 * probability[sum] + (sum >= rank ? 0.5 * probability[sum - rank] : 0);
            }
        }
        return probability;
    }
}
