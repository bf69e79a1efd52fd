package dev.brink.acquisition;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.LatentPosterior;
import dev.brink.problem.Objective;
import java.util.Arrays;

/**
 * Which improvement a step looks for. Every sample of the objective knows one draw of the true values where it was
 * measured, and its target is the best of them: with noise that is noisy expected improvement (Letham, Karrer, Ottoni
 * and Bakshy 2019), without noise the best measured value. Without noise, every other step nearly takes the model at its
 * word: expected improvement goes on exploring once a model is good, and the digits are where the means point. Or a step
 * doubts the models. What that is worth is measured in {@code RATIONALE.md}.
 */
public final class ImprovementRule {
    /** One of so many steps is greedy. */
    private static final int GREEDY_EVERY = 2;

    /** The factor on the standard deviations in a greedy step. */
    private static final double LITTLE_DOUBT = 0.1;

    /** The factor on the standard deviations in a step that doubts the models. */
    private static final double MUCH_DOUBT = 3;

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
     * @param measured how many measurements were made
     * @param pending how many are under way: what they will show is only imagined, and no means to trust in
     */
    public ExpectedImprovement of(
            LatentPosterior beliefs, double[][] confident, int measured, int pending, RandomStream stream) {
        ExpectedImprovement plain = over(beliefs, confident, stream);
        return pending == 0 && measured % GREEDY_EVERY == 0 && isAsGoodAsExact(beliefs)
                ? plain.doubting(LITTLE_DOUBT)
                : plain;
    }

    /** The same as if the models were less sure: with noise they are never done with where they lead. */
    public ExpectedImprovement doubting(LatentPosterior beliefs, double[][] confident, RandomStream stream) {
        return over(beliefs, confident, stream).doubting(MUCH_DOUBT);
    }

    /** The improvement over the best of these points, at least one, encoded. */
    public ExpectedImprovement over(LatentPosterior beliefs, double[][] points, RandomStream stream) {
        LatentPosterior drawn = beliefs.withoutNoise(stream, parallel);
        return new ExpectedImprovement(drawn, Target.bestOf(objective, drawn, points));
    }

    /**
     * What measurements would settle of the improvement over the best of some points.
     *
     * @param confident the points, at least one, encoded
     * @param places where improvement is looked at, encoded
     * @param logProbabilities that each place fulfils every constraint
     */
    public SettledImprovement settled(
            LatentPosterior beliefs,
            double[][] confident,
            double[][] places,
            double[] logProbabilities,
            RandomStream stream) {
        LatentPosterior drawn = beliefs.withoutNoise(stream, parallel);
        return new SettledImprovement(
                drawn,
                Target.bestOf(objective, drawn, confident),
                places,
                Arrays.stream(logProbabilities).map(Math::exp).toArray());
    }

    /** Whether measurements are numbers with next to no noise, learned or told. Counts always scatter. */
    public boolean isAsGoodAsExact(LatentPosterior beliefs) {
        return objective.model() instanceof ObservationModel.Gaussian && beliefs.isAsGoodAsExact();
    }
}
