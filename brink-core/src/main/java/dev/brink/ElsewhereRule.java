package dev.brink;

import dev.brink.acquisition.ImprovementRule;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What to measure when hardly anything is left to gain where beliefs lead: they may be sure that nothing better lies
 * elsewhere, and be wrong.
 */
abstract sealed class ElsewhereRule permits RivalRule, SurpriseRule {
    /** Of so many steps one, a greedy one, is for rivals, and the one after it for surprises. */
    private static final int ROUND = 4;

    private static final int FOR_RIVALS = 2;
    private static final int FOR_SURPRISES = 3;

    final Objective objective;
    final Maximizer maximizer;
    final ImprovementRule improvement;

    ElsewhereRule(Objective objective, Maximizer maximizer, Parallel parallel) {
        this.objective = objective;
        this.maximizer = maximizer;
        this.improvement = new ImprovementRule(objective, parallel);
    }

    /** The rule whose turn it is after so many measurements; most of the time it is nobody's. */
    static Optional<ElsewhereRule> due(int measured, Objective objective, Maximizer maximizer, Parallel parallel) {
        return switch (measured % ROUND) {
            case FOR_RIVALS -> Optional.of(new RivalRule(objective, maximizer, parallel));
            case FOR_SURPRISES -> Optional.of(new SurpriseRule(objective, maximizer, parallel));
            default -> Optional.empty();
        };
    }

    /**
     * The point to measure instead; empty while there is enough to gain where beliefs lead, and where measurements are
     * noisy: there it is never over.
     *
     * @param incumbents of which some are confidently feasible
     * @param logPromise the logarithm of the improvement to be had where beliefs lead
     * @param passOver points that must not be returned
     */
    final Optional<Maximum> choose(
            Posterior posterior,
            Incumbents incumbents,
            double logPromise,
            Predicate<double[]> passOver,
            RandomStream stream) {
        return improvement.isAsGoodAsExact(posterior.of(objective))
                ? chooseExactly(posterior, incumbents, logPromise, passOver, stream)
                : Optional.empty();
    }

    /** The same where measurements are as good as exact. */
    abstract Optional<Maximum> chooseExactly(
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
