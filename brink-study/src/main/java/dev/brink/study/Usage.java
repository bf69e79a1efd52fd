package dev.brink.study;

import dev.brink.study.plan.Budget;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * How much of a budget is used.
 *
 * @param trials that were made or are under way; imported, cancelled and finally lost ones do not count
 * @param done of these, measured
 * @param failed of these, failed
 * @param time of running, summed over sessions
 * @param cost of the trials that are done or failed
 */
public record Usage(int trials, int done, int failed, Duration time, double cost) {
    /** The part of the budget that is used up first, if any is. */
    public enum Limit {
        TRIALS,
        TIME,
        COST,
        FAILURES;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether no further trial may be created, and why; trials under way count as made. */
    public Optional<Limit> exhausted(Budget budget) {
        if (tooManyFailures(budget)) {
            return Optional.of(Limit.FAILURES);
        }
        if (budget.trials().isPresent() && trials >= budget.trials().getAsLong()) {
            return Optional.of(Limit.TRIALS);
        }
        if (budget.time().isPresent() && time.compareTo(budget.time().get()) >= 0) {
            return Optional.of(Limit.TIME);
        }
        return budget.cost().isPresent() && cost >= budget.cost().getAsDouble()
                ? Optional.of(Limit.COST)
                : Optional.empty();
    }

    private boolean tooManyFailures(Budget budget) {
        int ended = done + failed;
        return budget.failures().isPresent()
                && ended >= Budget.FAILURES_COUNT_FROM
                && failed > budget.failures().getAsDouble() * ended;
    }
}
