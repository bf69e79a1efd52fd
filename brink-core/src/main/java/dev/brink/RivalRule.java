package dev.brink;

import dev.brink.acquisition.ExpectedImprovement;
import dev.brink.acquisition.FeasibilitySearch;
import dev.brink.acquisition.ImprovementRule;
import dev.brink.acquisition.Valleys;
import dev.brink.acquisition.WeightedExpectedImprovement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Landscape;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What to measure when hardly anything is left to gain where beliefs lead. The models may be sure that no other valley is
 * as deep and be wrong: a parameter that does not matter in one seems not to matter anywhere. So the next best valley is
 * followed down as if it were the only one, until there is hardly anything to gain there either, and then the next. What
 * that is worth is measured in {@code RATIONALE.md}.
 */
final class RivalRule {
    /** An improvement, relative to the lead over another valley, that is next to nothing. */
    private static final double LOG_LITTLE = Math.log(1e-3);

    /**
     * How the patience with other valleys grows: what one promises, as a share of the lead over it and raised to this
     * power, must be more than what the best one still promises. Where that is a thousandth it must be a tenth.
     */
    private static final double PATIENCE = 3;

    /** So many valleys beside the best are looked at. */
    private static final int RIVALS = 3;

    private final Objective objective;
    private final Maximizer maximizer;
    private final ImprovementRule improvement;

    RivalRule(Objective objective, Maximizer maximizer, Parallel parallel) {
        this.objective = objective;
        this.maximizer = maximizer;
        this.improvement = new ImprovementRule(objective, parallel);
    }

    /**
     * The point to measure in another valley; empty while there is something to gain where beliefs lead, where no other
     * valley promises anything, and where measurements are noisy: there it is never over.
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
        if (!improvement.isAsGoodAsExact(posterior.of(objective))) {
            return Optional.empty();
        }
        Valleys valleys = new Valleys(posterior, objective, incumbents.confident());
        List<double[]> bottoms = valleys.bottoms();
        for (int valley = 1; valley < Math.min(bottoms.size(), 1 + RIVALS); valley++) {
            double logLead = Math.log(valleys.lead(valley));
            double logShare = logPromise - logLead;
            if (!(logShare < LOG_LITTLE)) {
                continue;
            }
            RandomStream own = stream.split(valley);
            Landscape within =
                    valleys.within(valley, improvementOver(bottoms.get(valley), posterior, own.split("target")));
            Optional<Maximum> x = maximizer
                    .argMax(within, List.of(bottoms.get(valley)), passOver, own.split("maximum"))
                    .filter(maximum -> PATIENCE * (maximum.value() - logLead) > logShare);
            if (x.isPresent()) {
                return x;
            }
        }
        return Optional.empty();
    }

    private Landscape improvementOver(double[] bottom, Posterior posterior, RandomStream stream) {
        ExpectedImprovement expected = improvement.over(posterior.of(objective), new double[][] {bottom}, stream);
        return new WeightedExpectedImprovement(expected, new FeasibilitySearch(posterior));
    }
}
