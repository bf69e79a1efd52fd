package dev.brink.posterior;

import dev.brink.gp.HyperPrior;
import java.util.List;

/**
 * How thoroughly the hyperparameters are integrated out.
 *
 * @param keptSamples hyperparameter draws that make up each function's posterior
 * @param sweepsBetween sweeps of the chain from one kept draw to the next
 * @param burnIn rounds before the first draw is kept, on a first fit
 * @param latentDraws draws of the latent values kept for each draw of the hyperparameters, where latent values are
 *     sampled; they share a factorisation, so they are cheap
 * @param powers of the likelihood in the tempered chains; the first is 1
 * @param priors which hyperparameter priors
 * @param warp of Gaussian functions
 * @param learnsSmoothness of Gaussian functions, which are else Matérn 5/2
 */
public record InferenceSettings(
        int keptSamples,
        int sweepsBetween,
        int burnIn,
        int latentDraws,
        List<Double> powers,
        Priors priors,
        OutputWarp warp,
        boolean learnsSmoothness) {
    /** Chains see so many of many numbers; beyond as many latent values sweeps get fewer. */
    static final int PLENTY = 150;

    /** Which priors the hyperparameters get. */
    public enum Priors {
        /** Brink's own. */
        STANDARD,
        /** The paper's. */
        PAPER;

        HyperPrior forNumbers(int axes) {
            return this == PAPER ? HyperPrior.paper() : HyperPrior.standard(axes);
        }

        HyperPrior forCounts(int axes) {
            return this == PAPER ? HyperPrior.paper() : HyperPrior.counts(axes);
        }

        HyperPrior forAnswers(int axes) {
            return this == PAPER ? HyperPrior.paper() : HyperPrior.answers(axes);
        }

        HyperPrior forDoubtfulAnswers(int axes) {
            return this == PAPER ? HyperPrior.paper() : HyperPrior.doubtfulAnswers(axes);
        }
    }

    public InferenceSettings {
        powers = List.copyOf(powers);
        if (keptSamples < 1 || sweepsBetween < 1 || burnIn < 0 || latentDraws < 1) {
            throw new IllegalArgumentException("Inference needs at least one kept sample, sweep and latent draw, and no"
                    + " negative burn-in: " + keptSamples + ", " + sweepsBetween + ", " + latentDraws + ", " + burnIn
                    + ".");
        }
        double previous = Double.POSITIVE_INFINITY;
        for (double power : powers) {
            if (!(power > 0 && power < previous)) {
                throw new IllegalArgumentException(
                        "The powers of tempered chains must decrease and be positive: " + powers + ".");
            }
            previous = power;
        }
        if (powers.isEmpty() || powers.get(0) != 1) {
            throw new IllegalArgumentException("The first power of tempered chains must be 1: " + powers + ".");
        }
    }

    public static InferenceSettings standard() {
        return new InferenceSettings(
                10, 2, 20, 16, List.of(1.0, 0.5, 0.25, 0.1), Priors.STANDARD, OutputWarp.learned(), true);
    }

    /** The priors of the paper, no output warp, and its kernel. */
    public static InferenceSettings paper() {
        return standard().withPriors(Priors.PAPER).withWarp(OutputWarp.off()).withLearnedSmoothness(false);
    }

    public InferenceSettings withKeptSamples(int samples, int sweeps) {
        return new InferenceSettings(samples, sweeps, burnIn, latentDraws, powers, priors, warp, learnsSmoothness);
    }

    public InferenceSettings withPowers(List<Double> newPowers) {
        return new InferenceSettings(
                keptSamples, sweepsBetween, burnIn, latentDraws, newPowers, priors, warp, learnsSmoothness);
    }

    public InferenceSettings withPriors(Priors newPriors) {
        return new InferenceSettings(
                keptSamples, sweepsBetween, burnIn, latentDraws, powers, newPriors, warp, learnsSmoothness);
    }

    public InferenceSettings withWarp(OutputWarp newWarp) {
        return new InferenceSettings(
                keptSamples, sweepsBetween, burnIn, latentDraws, powers, priors, newWarp, learnsSmoothness);
    }

    public InferenceSettings withLearnedSmoothness(boolean learned) {
        return new InferenceSettings(keptSamples, sweepsBetween, burnIn, latentDraws, powers, priors, warp, learned);
    }
}
