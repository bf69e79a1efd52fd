package dev.brink.testkit;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The ranks of one quantity's true value among its posterior draws, over all replications. */
public final class RankHistogram {
    private final String quantity;
    private final int[] ranks;
    private final int draws;
    private final int[] counts;
    private final SignificanceTest chiSquare;
    private final SignificanceTest ecdf;

    RankHistogram(String quantity, int[] ranks, int draws, int bins) {
        if (bins < 2 || (draws + 1) % bins != 0) {
            throw new IllegalArgumentException(draws + " draws give " + (draws + 1) + " ranks, which " + bins
                    + " equal bins cannot hold: choose a number of bins, 2 or more, that divides draws + 1.");
        }
        this.quantity = quantity;
        this.ranks = ranks.clone();
        this.draws = draws;
        this.counts = new int[bins];
        int width = (draws + 1) / bins;
        for (int rank : ranks) {
            counts[rank / width]++;
        }
        this.chiSquare = named("chi-square", ChiSquare.uniform(counts));
        this.ecdf = named("ECDF", RankEcdf.test(ranks, draws));
    }

    private SignificanceTest named(String test, SignificanceTest result) {
        return new SignificanceTest(quantity + ", " + test + " of ranks", result.statistic(), result.pValue());
    }

    public String quantity() {
        return quantity;
    }

    /** One rank a replication, in {@code 0..draws}. */
    public int[] ranks() {
        return ranks.clone();
    }

    /** The posterior draws of each replication. */
    public int draws() {
        return draws;
    }

    /** How many ranks fell into each bin. */
    public int[] counts() {
        return counts.clone();
    }

    public int replications() {
        return ranks.length;
    }

    public double expectedCount() {
        return (double) ranks.length / counts.length;
    }

    /** Equal bins hold equally many. */
    public SignificanceTest chiSquare() {
        return chiSquare;
    }

    /** Cumulative counts stay close to the diagonal. */
    public SignificanceTest ecdf() {
        return ecdf;
    }

    /** Both tests together. */
    public double pValue() {
        return Math.min(1, 2 * Math.min(chiSquare.pValue(), ecdf.pValue()));
    }

    /** The least count of the central range that holds a bin's count with that probability, were the ranks uniform. */
    public int bandLow(double probability) {
        return binCount().quantile((1 - probability) / 2);
    }

    /** The greatest count of that range. */
    public int bandHigh(double probability) {
        return binCount().quantile((1 + probability) / 2);
    }

    private Binomial binCount() {
        return new Binomial(ranks.length, 1.0 / counts.length);
    }

    String csvRow() {
        return String.format(
                Locale.ROOT,
                "%s,%d,%d,%.6g,%.6g,%s",
                quantity,
                ranks.length,
                draws,
                chiSquare.pValue(),
                ecdf.pValue(),
                Arrays.stream(counts).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s: chi-square p %.3g, ECDF p %.3g, counts %s",
                quantity,
                chiSquare.pValue(),
                ecdf.pValue(),
                Arrays.toString(counts));
    }
}
