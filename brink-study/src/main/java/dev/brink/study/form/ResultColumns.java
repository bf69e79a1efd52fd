package dev.brink.study.form;

import dev.brink.problem.Parameter;
import dev.brink.problem.Task;
import dev.brink.study.plan.StudyPlan;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The columns that a table of trials has: parameters, then metrics, then what else is said about a trial. */
final class ResultColumns {
    static final String TASK = "task";
    static final String FAILED = "failed";
    static final String STATE = "state";

    /** Written for people; not needed to take results in. */
    static final List<String> ABOUT =
            List.of("number", STATE, TASK, FAILED, "origin", "attempts", "created", "started", "ended");

    private ResultColumns() {}

    static List<String> parameters(StudyPlan plan) {
        return plan.problem().space().parameters().stream().map(Parameter::name).toList();
    }

    /** All that tasks report, the count of trials right after its count of successes. */
    static List<String> metrics(StudyPlan plan) {
        Set<String> metrics = new LinkedHashSet<>();
        for (Task task : plan.problem().tasks()) {
            metrics.addAll(plan.metrics().reportedBy(plan.problem(), task.name()));
        }
        return List.copyOf(metrics);
    }

    /** Those about the trial whose names no parameter or metric has. */
    static List<String> about(StudyPlan plan) {
        return ABOUT.stream()
                .filter(name ->
                        !parameters(plan).contains(name) && !metrics(plan).contains(name))
                .toList();
    }
}
