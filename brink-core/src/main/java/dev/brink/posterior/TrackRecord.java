package dev.brink.posterior;

import dev.brink.gp.OneStepAhead;
import dev.brink.numeric.Normal;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;

/**
 * How well beliefs about a constraint foretell its measurements: with what probability it was expected to hold at each,
 * given those before it, and whether it did. The hyperparameters are those of now, to which all measurements have
 * contributed; so much the more telling is a surprise that is left. Where the models are true, a constraint holds as
 * often as expected, wherever an optimizer chose to measure. What is done about it if not, and what that is worth, is
 * told in {@code RATIONALE.md}.
 */
public final class TrackRecord {
    /** What happened lately are so many measurements. */
    private static final int LATELY = 20;

    /** In standard deviations: once in a thousand times if the models are true. */
    private static final double POOR_LATELY = -3;

    /** Of all measurements, which are many and never quite what a model expects. */
    private static final double POOR = -4.5;

    /** Once in fifteen times, which is enough to prefer an answer that was measured. */
    private static final double DOUBTFUL_LATELY = -1.5;

    private static final double DOUBTFUL = -2.5;

    /** The variance of a single measurement at most, so that one that was thought impossible is not all there is. */
    private static final double LEAST_VARIANCE = 0.25;

    private final double[] expected;
    private final boolean[] held;

    private TrackRecord(double[] expected, boolean[] held) {
        this.expected = expected;
        this.held = held;
    }

    /** Whether a constraint that is measured in numbers held less often than was expected, and not by chance. */
    public static boolean isPoor(Posterior posterior) {
        return isBelow(posterior, POOR_LATELY, POOR);
    }

    /** The same, though it may be chance. */
    public static boolean isDoubtful(Posterior posterior) {
        return isBelow(posterior, DOUBTFUL_LATELY, DOUBTFUL);
    }

    private static boolean isBelow(Posterior posterior, double lately, double ever) {
        return posterior.problem().constraints().stream()
                .filter(constraint -> constraint.model() instanceof ObservationModel.Gaussian)
                .map(constraint -> of(posterior.of(constraint), constraint))
                .anyMatch(record -> record.surplus(LATELY) < lately || record.surplus(record.expected.length) < ever);
    }

    static TrackRecord of(LatentPosterior beliefs, Constraint constraint) {
        int size = beliefs.samples().get(0).process().size();
        double[] expected = new double[size];
        boolean[] held = new boolean[size];
        for (int s = 0; s < beliefs.samples().size(); s++) {
            LatentSample sample = beliefs.samples().get(s);
            double threshold = sample.transform().toModel(constraint.latentThreshold());
            OneStepAhead ahead = sample.process().oneStepAhead();
            for (int i = 0; i < size; i++) {
                double margin = constraint.latentSign() * (ahead.mean(i) - threshold);
                expected[i] += Math.exp(beliefs.logWeight(s)) * Normal.cdf(margin / ahead.deviation(i));
                held[i] = constraint.latentSign() * (ahead.value(i) - threshold) >= 0;
            }
        }
        return new TrackRecord(expected, held);
    }

    /** By how many standard deviations the constraint held oftener than expected at the last so many measurements. */
    double surplus(int last) {
        double surplus = 0;
        double variance = LEAST_VARIANCE;
        for (int i = Math.max(0, expected.length - last); i < expected.length; i++) {
            surplus += (held[i] ? 1 : 0) - expected[i];
            variance += expected[i] * (1 - expected[i]);
        }
        return surplus / Math.sqrt(variance);
    }
}
