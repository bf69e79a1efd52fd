package dev.brink;

import dev.brink.acquisition.ExpectedImprovement;
import dev.brink.acquisition.FeasibilitySearch;
import dev.brink.acquisition.ImprovementRule;
import dev.brink.acquisition.Target;
import dev.brink.acquisition.WeightedExpectedImprovement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion.Reason;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Landscape;
import java.util.Optional;
import java.util.function.Function;

/**
 * How much it is worth to measure a point: expected improvement weighted by the probability of every constraint, or that
 * probability alone while nothing is confidently feasible and where there is no objective.
 *
 * <p>paper §3.1
 */
final class AcquisitionRule {
    private final Settings settings;
    private final Parallel parallel;
    private final Function<RandomStream, Recommendation> recommendation;

    /** @param recommendation the answer so far, whose mean the paper's target is; asked for only if that is wanted */
    AcquisitionRule(Settings settings, Parallel parallel, Function<RandomStream, Recommendation> recommendation) {
        this.settings = settings;
        this.parallel = parallel;
        this.recommendation = recommendation;
    }

    /** What a step maximises, and why. */
    record Acquisition(Landscape landscape, Reason reason) {}

    Acquisition of(Posterior posterior, Incumbents incumbents, int measured, int pending, RandomStream step) {
        FeasibilitySearch feasibility = new FeasibilitySearch(posterior);
        Optional<Objective> objective = posterior.problem().objective().filter(o -> incumbents.anyConfident());
        return objective
                .map(f -> improvement(f, posterior, incumbents, measured, pending, step.split("target")))
                .map(improvement ->
                        new Acquisition(new WeightedExpectedImprovement(improvement, feasibility), Reason.IMPROVEMENT))
                .orElseGet(() -> new Acquisition(feasibility, Reason.FEASIBILITY));
    }

    private ExpectedImprovement improvement(
            Objective objective,
            Posterior posterior,
            Incumbents incumbents,
            int measured,
            int pending,
            RandomStream stream) {
        LatentPosterior beliefs = posterior.of(objective);
        if (settings.target() == Settings.Target.PAPER) {
            return new ExpectedImprovement(beliefs, leastMean(objective, beliefs, stream));
        }
        ImprovementRule rule = new ImprovementRule(objective, parallel);
        int steps = measured + pending;
        return NoiseRule.isNoisy(posterior, objective, steps) && !NoiseRule.isForTheAnswer(steps)
                ? rule.doubting(beliefs, incumbents.confident(), stream)
                : rule.of(beliefs, incumbents.confident(), measured, pending, stream);
    }

    /** The paper's own target: the least posterior mean among all confident points. */
    private Target leastMean(Objective objective, LatentPosterior beliefs, RandomStream stream) {
        double mean = recommendation.apply(stream).objective().orElseThrow().mean();
        return Target.of(objective, beliefs, objective.model().latentThreshold(mean));
    }
}
