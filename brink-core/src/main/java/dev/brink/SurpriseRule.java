package dev.brink;

import dev.brink.acquisition.ExpectedImprovement;
import dev.brink.acquisition.FeasibilitySearch;
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
 * Where only the last digits are left to gain, a step is taken as if the models were surprised by more than they expect.
 * What that is worth is measured in {@code RATIONALE.md}.
 */
final class SurpriseRule extends ElsewhereRule {
    /** An improvement, relative to the range of the objective over what is feasible, that is only digits. */
    private static final double LOG_DIGITS = Math.log(1e-6);

    SurpriseRule(Objective objective, Maximizer maximizer, Parallel parallel) {
        super(objective, maximizer, parallel);
    }

    @Override
    Optional<Maximum> choose(
            Posterior posterior,
            Incumbents incumbents,
            double logPromise,
            Predicate<double[]> passOver,
            RandomStream stream) {
        LatentPosterior beliefs = posterior.of(objective);
        double[][] confident = incumbents.confident();
        if (!(logPromise < LOG_DIGITS + Math.log(range(beliefs, confident)))) {
            return Optional.empty();
        }
        ExpectedImprovement doubting = improvement.doubting(beliefs, confident, stream.split("target"));
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

    @Override
    String name() {
        return "surprises";
    }

    @Override
    String note() {
        return "Near the best point only the last digits are left to gain, so this one was chosen as if the models were"
                + " less sure of what they have not seen.";
    }
}
