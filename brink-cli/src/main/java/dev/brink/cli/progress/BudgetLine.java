package dev.brink.cli.progress;

import dev.brink.runner.RunStatus;
import dev.brink.study.Usage;
import dev.brink.study.plan.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** How much of each part of the budget is used, and a bar for the part that is nearest to its end. */
public final class BudgetLine {
    private static final int BAR = 12;

    private BudgetLine() {}

    static String of(RunStatus status) {
        return of(status.usage(), status.budget());
    }

    public static String of(Usage usage, Budget budget) {
        List<String> parts = new ArrayList<>();
        double share = 0;
        int ended = usage.done() + usage.failed();
        parts.add(ended
                + (budget.trials().isPresent() ? " of " + budget.trials().getAsLong() : "")
                + trials(ended, budget));
        if (budget.trials().isPresent()) {
            share = Math.max(share, (double) ended / budget.trials().getAsLong());
        }
        parts.add(Words.clock(usage.time())
                + budget.time().map(limit -> " of " + Words.clock(limit)).orElse(""));
        share = Math.max(
                share, budget.time().map(limit -> ratio(usage.time(), limit)).orElse(0.0));
        if (budget.cost().isPresent()) {
            parts.add("cost " + Words.number(usage.cost()) + " of "
                    + Words.number(budget.cost().getAsDouble()));
            share = Math.max(share, usage.cost() / budget.cost().getAsDouble());
        }
        if (usage.failed() > 0) {
            parts.add(usage.failed() + " failed" + limitOfFailures(usage, budget));
        }
        return bar(share) + "  " + String.join(", ", parts);
    }

    private static String trials(int ended, Budget budget) {
        return budget.trials().orElse(ended) == 1 ? " trial" : " trials";
    }

    private static String limitOfFailures(Usage usage, Budget budget) {
        double share = (double) usage.failed() / (usage.done() + usage.failed());
        return budget.failures().isPresent()
                ? " (" + Words.percent(share) + ", limit "
                        + Words.percent(budget.failures().getAsDouble()) + ")"
                : "";
    }

    private static double ratio(Duration used, Duration limit) {
        return (double) used.toMillis() / limit.toMillis();
    }

    private static String bar(double share) {
        int full = (int) Math.round(BAR * Math.min(1, share));
        return "█".repeat(full) + "░".repeat(BAR - full);
    }
}
