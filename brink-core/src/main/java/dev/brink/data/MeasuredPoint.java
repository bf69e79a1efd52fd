package dev.brink.data;

import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;

/** All that was measured at one point, by whichever tasks; what is measured again replaces what was. */
public final class MeasuredPoint {
    private final Problem problem;
    private final Point point;
    private final Map<String, Observation> values = new HashMap<>();
    private final Set<String> succeeded = new HashSet<>();
    private final Set<String> failed = new TreeSet<>();

    MeasuredPoint(Problem problem, Point point) {
        this.problem = problem;
        this.point = point;
    }

    public Point point() {
        return point;
    }

    void add(Measurement measurement) {
        values.putAll(measurement.values());
        (measurement.failure().isEmpty() ? succeeded : failed).add(measurement.task());
    }

    /** Whether every task has been run. */
    public boolean isComplete() {
        return problem.tasks().stream()
                .allMatch(task -> succeeded.contains(task.name()) || failed.contains(task.name()));
    }

    /** All of it as the outcome of one task that does what all tasks do. */
    public Measurement measurement(String task) {
        return hasFailed()
                ? Measurement.failed(point, task, "failed: " + String.join(", ", failed))
                : Measurement.of(point, task, values);
    }

    public boolean hasFailed() {
        return !failed.isEmpty();
    }

    /** The number of constraints that were not seen to hold, because they were seen not to or not seen at all. */
    public long unmet() {
        return problem.constraints().stream()
                .filter(constraint -> !isSeenToHold(constraint))
                .count();
    }

    private boolean isSeenToHold(Constraint constraint) {
        if (constraint.succeedsTask().isPresent()) {
            String task = constraint.succeedsTask().get();
            return succeeded.contains(task) && !failed.contains(task);
        }
        Observation observation = values.get(constraint.metric());
        return observation != null && Verdicts.holds(constraint, observation);
    }

    /** The objective as something to minimise, if it was measured. */
    public OptionalDouble objective() {
        if (problem.objective().isEmpty()) {
            return OptionalDouble.empty();
        }
        Objective objective = problem.objective().get();
        Observation observation = values.get(objective.metric());
        return observation == null
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        objective.sign() * Verdicts.number(observation).orElseThrow());
    }
}
