package dev.brink.entropy;

import dev.brink.data.TaskValue;
import dev.brink.problem.Task;
import java.util.List;

/**
 * The task to run, and why.
 *
 * @param task the one chosen
 * @param values of all tasks, in the order in which they were given
 * @param pMin what was believed about the minimiser when choosing
 */
public record TaskChoice(Task task, List<TaskValue> values, PMin pMin) {
    public TaskChoice {
        values = List.copyOf(values);
    }
}
