package dev.brink.testkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Whether what was said to happen with probability p happens with frequency p: predictions grouped into equal bins of
 * probability, each with its mean prediction and the share that came true.
 */
public final class Reliability {
    private final List<ReliabilityBin> bins;
    private final int binCount;

    private Reliability(List<ReliabilityBin> bins, int binCount) {
        this.bins = List.copyOf(bins);
        this.binCount = binCount;
    }

    /** Prediction {@code i} said {@code predicted[i]}, and {@code happened[i]} is what came. */
    public static Reliability of(double[] predicted, boolean[] happened, int bins) {
        if (predicted.length != happened.length || bins < 1) {
            throw new IllegalArgumentException("There are " + predicted.length + " predictions, " + happened.length
                    + " outcomes and " + bins + " bins: give one outcome a prediction, and at least one bin.");
        }
        int[] counts = new int[bins];
        int[] trues = new int[bins];
        double[] sums = new double[bins];
        double[] variances = new double[bins];
        for (int i = 0; i < predicted.length; i++) {
            double p = requireProbability(i, predicted[i]);
            int bin = Math.min(bins - 1, (int) (p * bins));
            counts[bin]++;
            trues[bin] += happened[i] ? 1 : 0;
            sums[bin] += p;
            variances[bin] += p * (1 - p);
        }
        List<ReliabilityBin> filled = new ArrayList<>();
        for (int b = 0; b < bins; b++) {
            if (counts[b] > 0) {
                double standardError = Math.sqrt(variances[b]) / counts[b];
                filled.add(new ReliabilityBin(
                        (double) b / bins, (b + 1.0) / bins, counts[b], trues[b], sums[b] / counts[b], standardError));
            }
        }
        return new Reliability(filled, bins);
    }

    private static double requireProbability(int index, double p) {
        if (!(p >= 0 && p <= 1)) {
            throw new IllegalArgumentException(
                    "Prediction " + index + " is " + p + ", but a probability is in [0, 1]: correct the predictor.");
        }
        return p;
    }

    /** The bins that hold any prediction, from low to high. */
    public List<ReliabilityBin> bins() {
        return bins;
    }

    /** How many bins the unit interval was cut into. */
    public int binCount() {
        return binCount;
    }

    /** The bin with the largest deviation, among those with at least that many predictions. */
    public Optional<ReliabilityBin> worstDeviation(int minCount) {
        return bins.stream()
                .filter(bin -> bin.count() >= minCount)
                .max(Comparator.comparingDouble(bin -> Math.abs(bin.deviation())));
    }

    /** One test a bin, at one level for all together: predictions are neither too bold nor too shy. */
    public TestFamily calibrated(double level) {
        return new TestFamily(
                "Reliability", bins.stream().map(ReliabilityBin::calibrated).toList(), level);
    }

    /** One test a bin: what was promised comes true at least as often, whatever more. */
    public TestFamily keepsPromises(double level) {
        return new TestFamily(
                "Promises", bins.stream().map(ReliabilityBin::keepsPromise).toList(), level);
    }

    /** A table of the bins. */
    public String markdown() {
        StringBuilder table = new StringBuilder("| predicted | count | mean predicted | share true | deviation |"
                + " standard error |\n|---|---:|---:|---:|---:|---:|\n");
        bins.forEach(bin -> table.append(bin.markdownRow()));
        return table.toString();
    }

    @Override
    public String toString() {
        return markdown();
    }
}
