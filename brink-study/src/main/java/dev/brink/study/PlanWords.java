package dev.brink.study;

import dev.brink.study.file.Durations;
import dev.brink.study.plan.Budget;
import dev.brink.study.plan.TaskPlan;
import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.List;

/** Parts of a study file in a few words. */
public final class PlanWords {
    private PlanWords() {}

    /** Such as {@code 100 trials, 8h, cost 20000, at most 50 % failures}. */
    public static String of(Budget budget) {
        List<String> parts = new ArrayList<>();
        budget.trials().ifPresent(trials -> parts.add(trials + (trials == 1 ? " trial" : " trials")));
        budget.time().ifPresent(time -> parts.add(Durations.write(time)));
        budget.cost().ifPresent(cost -> parts.add("cost " + Text.number(cost)));
        budget.failures().ifPresent(share -> parts.add("at most " + Text.number(100 * share) + " % failures"));
        return parts.isEmpty() ? "no limit" : String.join(", ", parts);
    }

    /** Such as {@code by "python train.py {lr}" within 20m}. */
    public static String of(TaskPlan task) {
        return task.command().map(line -> "by \"" + line + "\"").orElse("by people")
                + task.timeout()
                        .map(limit -> " within " + Durations.write(limit))
                        .orElse("");
    }
}
