package dev.brink.acquisition;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.problem.Objective;

/**
 * Which improvement a step looks for. Every sample of the objective knows one draw of the true values where it was
 * measured, and its target is the best of them: with noise that is noisy expected improvement (Letham, Karrer, Ottoni
 * and Bakshy 2019), without noise the best measured value. Every other step differs:
 *
 * <ul>
 *   <li>Without noise it nearly takes the model at its word. Expected improvement over-explores once a model is good, and
 *       the digits are where the means point.
 *   <li>With noise it does not count improvements that are small beside the noise. Expected improvement otherwise spends
 *       runs on creeping along the edge of a constraint by steps that no measurement could ever tell apart.
 * </ul>
 *
 * What each is worth is measured in {@code RATIONALE.md}.
 */
public final class ImprovementRule {
    /** The factor on the standard deviations in a greedy step. */
    private static final double LITTLE_DOUBT = 0.1;

    /** In standard deviations of the noise, what an improvement must be in a step that looks further. */
    private static final double NOTICEABLE = 0.1;

    /** Noise variance, relative to that of the function, below which measurements are as good as exact. */
    private static final double NEGLIGIBLE_NOISE = 1e-6;

    private final Objective objective;
    private final Parallel parallel;

    public ImprovementRule(Objective objective, Parallel parallel) {
        this.objective = objective;
        this.parallel = parallel;
    }

    /**
     * The improvement that a step looks for.
     *
     * @param confident points that are confidently feasible, at least one, encoded
     * @param step how many measurements were made or are under way
     */
    public ExpectedImprovement of(LatentPosterior beliefs, double[][] confident, int step, RandomStream stream) {
        LatentPosterior drawn = beliefs.withoutNoise(stream, parallel);
        Target target = Target.bestOf(objective, drawn, confident);
        if (step % 2 != 0) {
            return new ExpectedImprovement(drawn, target);
        }
        return isAsGoodAsExact(beliefs)
                ? new ExpectedImprovement(drawn, target).doubting(LITTLE_DOUBT)
                : new ExpectedImprovement(drawn, target.beyondNoise(beliefs, NOTICEABLE));
    }

    private static boolean isAsGoodAsExact(LatentPosterior beliefs) {
        double[] ratios = beliefs.samples().stream()
                .map(LatentSample::process)
                .mapToDouble(process -> process.hyperparameters().noiseVariance()
                        / process.hyperparameters().variance())
                .sorted()
                .toArray();
        return ratios[ratios.length / 2] < NEGLIGIBLE_NOISE;
    }
}
