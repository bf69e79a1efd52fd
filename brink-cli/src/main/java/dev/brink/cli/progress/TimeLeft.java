package dev.brink.cli.progress;

import dev.brink.study.Usage;
import dev.brink.study.plan.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How long it takes until each part of the budget is used, if everything goes on as it has gone so far. */
public final class TimeLeft {
    private TimeLeft() {}

    /** Such as {@code time left: 4:10 by trials, 58:20 by time}; empty while there is nothing to judge by. */
    public static Optional<String> line(Usage usage, Budget budget) {
        List<String> parts = new ArrayList<>();
        int ended = usage.done() + usage.failed();
        if (budget.trials().isPresent() && ended > 0) {
            parts.add(clock(usage, budget.trials().getAsLong() / (double) ended - 1) + " by trials");
        }
        budget.time().ifPresent(limit -> parts.add(Words.clock(limit.minus(usage.time())) + " by time"));
        if (budget.cost().isPresent() && usage.cost() > 0) {
            parts.add(clock(usage, budget.cost().getAsDouble() / usage.cost() - 1) + " by cost");
        }
        return parts.isEmpty() || usage.exhausted(budget).isPresent()
                ? Optional.empty()
                : Optional.of("time left: " + String.join(", ", parts));
    }

    /** So many times as long as it has taken. */
    private static String clock(Usage usage, double times) {
        return Words.clock(Duration.ofMillis(Math.round(usage.time().toMillis() * times)));
    }
}
