package dev.brink;

import dev.brink.acquisition.ExpectedImprovement;
import dev.brink.acquisition.FeasibilitySearch;
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
 * The next best valley is followed down as if it were the only one, until there is hardly anything to gain there either,
 * and then the next: a parameter that does not matter in one valley seems not to matter anywhere, and its depth elsewhere
 * is what the models are wrong about. What that is worth is measured in {@code RATIONALE.md}.
 */
final class RivalRule extends ElsewhereRule {
    /** An improvement, relative to the lead over another valley, that is next to nothing. */
    private static final double LOG_LITTLE = Math.log(1e-3);

    /**
     * How the patience with other valleys grows: what one promises, as a share of the lead over it and raised to this
     * power, must be more than what the best one still promises. Where that is a thousandth it must be a tenth.
     */
    private static final double PATIENCE = 3;

    /** So many valleys beside the best are looked at. */
    private static final int RIVALS = 3;

    RivalRule(Objective objective, Maximizer maximizer, Parallel parallel) {
        super(objective, maximizer, parallel);
    }

    /** In another valley; empty also where no other promises anything. */
    @Override
    Optional<Maximum> choose(
            Posterior posterior,
            Incumbents incumbents,
            double logPromise,
            Predicate<double[]> passOver,
            RandomStream stream) {
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

    @Override
    String name() {
        return "rivals";
    }

    @Override
    String note() {
        return "Near the best point there is hardly anything left to gain, so this one is for the next best place that"
                + " is separated from it: the models may be wrong about how good that can become.";
    }
}
