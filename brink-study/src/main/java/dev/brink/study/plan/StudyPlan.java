package dev.brink.study.plan;

import dev.brink.Settings;
import dev.brink.problem.Problem;
import dev.brink.text.Spelling;
import java.util.List;
import java.util.OptionalInt;

/**
 * All that a study file says.
 *
 * @param name of the study
 * @param source the file it was read from
 * @param problem what is searched for
 * @param tasks how each task of the problem is carried out, in the order of the problem
 * @param metrics what is reported under which name
 * @param parallel how many trials run at once
 * @param retries how often a lost trial is tried again
 * @param initialPoints how many points are spread out before the first is chosen by what was measured; empty for the
 *     standard number
 */
public record StudyPlan(
        String name,
        Source source,
        Problem problem,
        List<TaskPlan> tasks,
        Metrics metrics,
        Budget budget,
        int parallel,
        long seed,
        int retries,
        OptionalInt initialPoints) {
    public StudyPlan {
        tasks = List.copyOf(tasks);
    }

    /**
     * Where a plan comes from.
     *
     * @param file as the user named it
     * @param text of the file, so that a store can keep it
     */
    public record Source(String file, String text) {}

    /** How the task is carried out. */
    public TaskPlan task(String taskName) {
        return tasks.stream()
                .filter(task -> task.name().equals(taskName))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The study '" + name + "' has no task '" + taskName
                        + "': "
                        + Spelling.suggestion(
                                taskName, tasks.stream().map(TaskPlan::name).toList())));
    }

    /** How an optimizer of this study works. */
    public Settings settings() {
        Settings settings = Settings.standard().seed(seed);
        return initialPoints.isPresent() ? settings.initialPoints(initialPoints.getAsInt()) : settings;
    }
}
