package dev.brink.benchmarks.regret;

import dev.brink.problem.Cost;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;

/** What tasks of test problems cost: the same everywhere. */
final class TaskCost {
    private TaskCost() {}

    static double of(Task task) {
        if (task.cost() instanceof Cost.Fixed fixed) {
            return fixed.amount();
        }
        throw new IllegalArgumentException("The cost of task '" + task.name()
                + "' is measured, but a budget is spent in costs that are known: give the task a cost.");
    }

    static double ofAll(Problem problem) {
        return problem.tasks().stream().mapToDouble(TaskCost::of).sum();
    }
}
