package dev.brink;

import dev.brink.acquisition.ExpectedImprovement;
import dev.brink.acquisition.FeasibilitySearch;
import dev.brink.acquisition.ImprovementRule;
import dev.brink.acquisition.WeightedExpectedImprovement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What to measure when only the last digits are left to gain where beliefs lead: the models may be sure that nothing
 * better lies where nothing was measured, and be wrong. So a step is taken as if they were surprised by more than they
 * expect. What that is worth is measured in {@code RATIONALE.md}.
 */
final class SurpriseRule {
    /** An improvement, relative to the range of the objective over what is feasible, that is only digits. */
    private static final double LOG_DIGITS = Math.log(1e-6);

    /** The factor on the standard deviations. */
    private static final double MUCH_DOUBT = 3;

    private final Objective objective;
    private final Maximizer maximizer;
    private final ImprovementRule improvement;

    SurpriseRule(Objective objective, Maximizer maximizer, Parallel parallel) {
        this.objective = objective;
        this.maximizer = maximizer;
        this.improvement = new ImprovementRule(objective, parallel);
    }

    /**
     * The point that would be measured if the models were less sure; empty while there is more to gain than digits, and
     * where measurements are noisy: there digits are never all that is left.
     *
     * @param incumbents of which some are confidently feasible
     * @param logPromise the logarithm of the improvement to be had where beliefs lead
     * @param passOver points that must not be returned
     */
    Optional<Maximum> choose(
            Posterior posterior,
            Incumbents incumbents,
            double logPromise,
            Predicate<double[]> passOver,
            RandomStream stream) {
        LatentPosterior beliefs = posterior.of(objective);
        double[][] confident = incumbents.confident();
        if (!(logPromise < LOG_DIGITS + Math.log(range(beliefs, confident))) || !improvement.isAsGoodAsExact(beliefs)) {
            return Optional.empty();
        }
        ExpectedImprovement doubting =
                improvement.over(beliefs, confident, stream.split("target")).doubting(MUCH_DOUBT);
        return maximizer.argMax(
                new WeightedExpectedImprovement(doubting, new FeasibilitySearch(posterior)),
                incumbents.best(),
                passOver,
                stream.split("maximum"));
    }

    private static double range(LatentPosterior beliefs, double[][] points) {
        DoubleSummaryStatistics values =
                Arrays.stream(beliefs.middles(points, latent -> latent)).summaryStatistics();
        return values.getMax() - values.getMin();
    }
}
