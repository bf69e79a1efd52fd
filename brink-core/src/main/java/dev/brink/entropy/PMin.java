package dev.brink.entropy;

/**
 * The distribution of the location of the constrained minimiser on the representers, with one more atom for the case
 * that none of them is feasible.
 *
 * <p>paper §3.3, p_min
 */
public final class PMin {
    private final double[] probabilities; // none comes last
    private final Estimate entropy;

    private PMin(double[] probabilities, Estimate entropy) {
        this.probabilities = probabilities;
        this.entropy = entropy;
    }

    static PMin of(JointDraws draws, Representers representers) {
        MinimiserCounts counts = new MinimiserCounts(draws.none() + 1);
        for (int r = 0; r < draws.size(); r++) {
            counts.add(r, draws.minimiser(r, draws.coordinates(r)), 1);
        }
        return new PMin(
                counts.shares(Estimate.NONE).orElseThrow(),
                Estimate.jackknife(
                        EntropySettings.GROUPS,
                        group -> relativeEntropy(counts.shares(group).orElseThrow(), representers)));
    }

    /** {@code S(p) = -sum_i p_i log p_i}, in nats. */
    static double entropy(double[] p) {
        double sum = 0;
        for (double share : p) {
            if (share > 0) {
                sum -= share * Math.log(share);
            }
        }
        return sum;
    }

    /**
     * {@code S = -sum_i p_i log(p_i/b_i) - p_none log p_none}: the differential entropy of the density that has mass
     * {@code p_i} on the share {@code b_i} of the space. The atom has no extent, and is measured by counting.
     */
    private static double relativeEntropy(double[] p, Representers representers) {
        double sum = entropy(p);
        for (int i = 0; i < representers.size(); i++) {
            sum += p[i] * representers.logBaseMeasure(i);
        }
        return sum;
    }

    /** That this representer is the minimiser. */
    public double probability(int representer) {
        return probabilities[representer];
    }

    /** That no representer is feasible. */
    public double probabilityOfNone() {
        return probabilities[probabilities.length - 1];
    }

    /** Relative to the uniform distribution over the space, in nats: 0 where nothing is known, negative otherwise. */
    public double entropy() {
        return entropy.value();
    }

    /** Of the entropy, from the finite number of draws. */
    public double entropyStandardError() {
        return entropy.standardError();
    }
}
