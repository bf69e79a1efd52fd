package dev.brink;

import dev.brink.posterior.InferenceSettings;
import dev.brink.posterior.OutputWarp;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ForkJoinPool;

/**
 * How an optimizer works; {@link #standard} needs no changes but, perhaps, another seed.
 *
 * @param seed the same seed and the same history give the same suggestion
 * @param initialPoints how many points are spread over the space before the first is chosen by what was measured; empty
 *     for one more than there are parameters, and at least five
 * @param hyperparameterSamples how many settings of each model's hyperparameters are averaged over
 * @param priors what is believed of the hyperparameters before anything is measured
 * @param warp whether numbers that span decades are brought together by a warp that is learned
 * @param smoothness whether it is learned how smooth functions that are measured in numbers are
 * @param target what a point must beat to be an improvement
 * @param choice how the next point and the task to run there are chosen
 * @param pool on which work is done in parallel, to the same result; empty for the calling thread alone
 */
public record Settings(
        long seed,
        OptionalInt initialPoints,
        int hyperparameterSamples,
        Priors priors,
        Warp warp,
        Smoothness smoothness,
        Target target,
        Choice choice,
        Optional<ForkJoinPool> pool) {
    /** What is believed of the hyperparameters before anything is measured. */
    public enum Priors {
        STANDARD,
        /** Flat, bounded length scales and a horseshoe for the noise. */
        PAPER
    }

    /** What is done about numbers that span decades. */
    public enum Warp {
        LEARNED,
        OFF
    }

    /** How smooth functions that are measured in numbers may be. */
    public enum Smoothness {
        /** With two derivatives or with four, whichever explains the measurements, for each function by itself. */
        LEARNED,
        /** With two derivatives, as the paper has it. */
        MATERN52
    }

    /** What a point must beat to be an improvement. */
    public enum Target {
        /** The best true value at the confident points measured so far, for each draw of those values. */
        DRAWN,
        /** The least posterior mean among all confident points, measured or not. */
        PAPER
    }

    /** How the next point and the task to run there are chosen. */
    public enum Choice {
        /** The point first, by expected improvement; then the task that tells most there about the minimiser, per cost. */
        PAPER,
        /** Both together: wherever and whichever task tells most about the best feasible value, per cost. */
        JOINT
    }

    public Settings {
        if (hyperparameterSamples < 1) {
            throw new IllegalArgumentException("The settings ask for " + hyperparameterSamples
                    + " hyperparameter samples, but beliefs need at least one: give 1 or more.");
        }
        if (initialPoints.isPresent() && initialPoints.getAsInt() < 1) {
            throw new IllegalArgumentException("The settings ask for " + initialPoints.getAsInt()
                    + " initial points, but a search begins somewhere: give 1 or more.");
        }
    }

    public static Settings standard() {
        InferenceSettings standard = InferenceSettings.standard();
        return new Settings(
                1,
                OptionalInt.empty(),
                standard.keptSamples(),
                Priors.STANDARD,
                Warp.LEARNED,
                Smoothness.LEARNED,
                Target.DRAWN,
                Choice.PAPER,
                Optional.empty());
    }

    /** As the paper has it: its priors, its kernel, its target, and no warp. */
    public static Settings paper() {
        return standard()
                .priors(Priors.PAPER)
                .warp(Warp.OFF)
                .smoothness(Smoothness.MATERN52)
                .target(Target.PAPER);
    }

    public Settings seed(long newSeed) {
        return new Settings(
                newSeed, initialPoints, hyperparameterSamples, priors, warp, smoothness, target, choice, pool);
    }

    public Settings initialPoints(int count) {
        return new Settings(
                seed, OptionalInt.of(count), hyperparameterSamples, priors, warp, smoothness, target, choice, pool);
    }

    public Settings hyperparameterSamples(int count) {
        return new Settings(seed, initialPoints, count, priors, warp, smoothness, target, choice, pool);
    }

    public Settings priors(Priors newPriors) {
        return new Settings(
                seed, initialPoints, hyperparameterSamples, newPriors, warp, smoothness, target, choice, pool);
    }

    public Settings warp(Warp newWarp) {
        return new Settings(
                seed, initialPoints, hyperparameterSamples, priors, newWarp, smoothness, target, choice, pool);
    }

    public Settings smoothness(Smoothness newSmoothness) {
        return new Settings(
                seed, initialPoints, hyperparameterSamples, priors, warp, newSmoothness, target, choice, pool);
    }

    public Settings target(Target newTarget) {
        return new Settings(
                seed, initialPoints, hyperparameterSamples, priors, warp, smoothness, newTarget, choice, pool);
    }

    public Settings choice(Choice newChoice) {
        return new Settings(
                seed, initialPoints, hyperparameterSamples, priors, warp, smoothness, target, newChoice, pool);
    }

    /** Works on this pool, which stays the caller's to close. */
    public Settings on(ForkJoinPool newPool) {
        return new Settings(
                seed,
                initialPoints,
                hyperparameterSamples,
                priors,
                warp,
                smoothness,
                target,
                choice,
                Optional.of(newPool));
    }

    InferenceSettings inference() {
        InferenceSettings inference = InferenceSettings.standard();
        return inference
                .withKeptSamples(hyperparameterSamples, inference.sweepsBetween())
                .withPriors(priors == Priors.PAPER ? InferenceSettings.Priors.PAPER : InferenceSettings.Priors.STANDARD)
                .withWarp(warp == Warp.OFF ? OutputWarp.off() : OutputWarp.learned())
                .withLearnedSmoothness(smoothness == Smoothness.LEARNED);
    }
}
