package dev.brink;

import dev.brink.acquisition.ImprovementRule;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.TrackRecord;
import dev.brink.problem.Objective;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What to measure now and then instead of where beliefs lead. Where measurements are exact, beliefs may be sure that
 * nothing better lies elsewhere, and be wrong. Where they are noisy that is never over, but a point that may itself be
 * better need not be the one that makes the answer so. And where beliefs about constraints keep being wrong they lead
 * astray.
 */
abstract sealed class ElsewhereRule permits KnowledgeRule, NearbyRule, RivalRule, SurpriseRule, SurveyRule {
    /** Of so many steps one, a greedy one, is for rivals, and the one after it for surprises or a survey. */
    private static final int ROUND = 4;

    /** Where constraints are often broken, this one alone goes wherever beliefs lead. */
    private static final int FAR = 0;

    private static final int FOR_RIVALS = 2;
    private static final int FOR_OTHERS = 3;

    final Objective objective;
    final Maximizer maximizer;
    final Parallel parallel;
    final ImprovementRule improvement;

    ElsewhereRule(Objective objective, Maximizer maximizer, Parallel parallel) {
        this.objective = objective;
        this.maximizer = maximizer;
        this.parallel = parallel;
        this.improvement = new ImprovementRule(objective, parallel);
    }

    /**
     * The rules whose turn it is after so many measurements, the first that finds a point first; often there is none.
     *
     * @param look where beliefs lead
     */
    static List<ElsewhereRule> due(
            int measured, Objective objective, Maximizer maximizer, Parallel parallel, Look look) {
        if (measured % ROUND != FAR && TrackRecord.isPoor(look.posterior())) {
            return List.of(new NearbyRule(objective, maximizer, parallel, look));
        }
        if (NoiseRule.isNoisy(look.posterior(), objective, measured)) {
            return NoiseRule.isForTheAnswer(measured)
                    ? List.of(new KnowledgeRule(objective, maximizer, parallel, look.x()))
                    : List.of();
        }
        if (!new ImprovementRule(objective, parallel)
                .isAsGoodAsExact(look.posterior().of(objective))) {
            return List.of();
        }
        return switch (measured % ROUND) {
            case FOR_RIVALS -> List.of(new RivalRule(objective, maximizer, parallel));
            case FOR_OTHERS ->
                List.of(
                        new SurpriseRule(objective, maximizer, parallel),
                        new SurveyRule(objective, maximizer, parallel, look.x()));
            default -> List.of();
        };
    }

    /**
     * The point to measure instead; empty where the rule has none.
     *
     * @param incumbents of which some are confidently feasible
     * @param logPromise the logarithm of the improvement to be had where beliefs lead
     * @param passOver points that must not be returned
     */
    abstract Optional<Maximum> choose(
            Posterior posterior,
            Incumbents incumbents,
            double logPromise,
            Predicate<double[]> passOver,
            RandomStream stream);

    /** Of its random stream. */
    abstract String name();

    /** For who wonders about the point. */
    abstract String note();
}
