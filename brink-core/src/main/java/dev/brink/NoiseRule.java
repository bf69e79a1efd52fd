package dev.brink;

import dev.brink.observation.ObservationModel;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;

/**
 * Whether steps reckon with noise in the objective: then every other one is for the answer ({@link KnowledgeRule}) and
 * those between doubt the models. Of a handful of measurements nobody knows whether they are noisy. With few parameters,
 * where an exact function is soon followed to its digits, steps wait until it is known; with more of them expected
 * improvement leads into corners, and what is learned for the answer is learned in either case. What that is worth is
 * measured in {@code RATIONALE.md}.
 */
final class NoiseRule {
    /** With so many parameters nothing is waited for. */
    private static final int MANY_PARAMETERS = 4;

    /** Of fewer measurements hardly anything is known, noise or not. */
    private static final int FEW = 12;

    /** From so many on it is known whether they are noisy, as well as it will be. */
    private static final int MANY = 20;

    private static final int EVERY_OTHER = 2;

    private NoiseRule() {}

    /** Whether to reckon with noise after so many measurements. */
    static boolean isNoisy(Posterior posterior, Objective objective, int measured) {
        LatentPosterior beliefs = posterior.of(objective);
        if (!(objective.model() instanceof ObservationModel.Gaussian) || beliefs.isAsGoodAsExact()) {
            return false;
        }
        boolean waits = posterior.problem().space().parameters().size() < MANY_PARAMETERS && measured < MANY;
        return !waits || (measured >= FEW && beliefs.isSurelyNoisy());
    }

    /** Whether, with noise, the step after so many measurements is for the answer. */
    static boolean isForTheAnswer(int measured) {
        return measured % EVERY_OTHER == 0;
    }
}
