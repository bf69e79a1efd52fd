package dev.brink;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.entropy.Costs;
import dev.brink.numeric.Distance;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Before the objective is measured to yet another digit, a constraint that may not hold there is looked at. Entropy
 * search alone prefers the digit, which tells more about where the minimum is than an answer that is likely to be yes;
 * but if it is no, all those digits were for nothing. What that is worth is measured in {@code RATIONALE.md}.
 */
final class DoubtRule {
    /** Per unit of cost, the objective may have been measured so many times as near as a constraint in doubt. */
    private static final double NEARER = 5;

    /** A constraint that is less likely to hold is not expected to: x was chosen in spite of it. */
    private static final double LIKELY = 0.5;

    private final Problem problem;
    private final History history;
    private final Pending pending;

    DoubtRule(History history, Pending pending) {
        this.problem = history.problem();
        this.history = history;
        this.pending = pending;
    }

    /**
     * The task that shows whether the constraint most in doubt at x holds, if that comes before the task that is preferred.
     *
     * @param open tasks that would show something new at x
     */
    Optional<Task> due(Task preferred, List<Task> open, double[] x, Posterior posterior, Costs costs) {
        List<Task> measuring = problem.objective()
                .map(objective -> revealing(objective.name(), problem.tasks()))
                .orElse(List.of());
        if (!measuring.contains(preferred)) {
            return Optional.empty();
        }
        double digits = measuring.stream()
                .mapToDouble(task -> nearest(task, x) / costs.at(task, x))
                .min()
                .orElseThrow();
        List<Task> others =
                open.stream().filter(task -> !measuring.contains(task)).toList();
        return inDoubt(posterior, x)
                .flatMap(constraint -> revealing(constraint.name(), others).stream()
                        .filter(task -> nearest(task, x) / costs.at(task, x) > NEARER * digits)
                        .min(Comparator.comparingDouble(task -> costs.at(task, x)))
                        .stream())
                .findFirst();
    }

    private static List<Task> revealing(String function, List<Task> tasks) {
        return tasks.stream().filter(task -> task.reveals().contains(function)).toList();
    }

    /** The constraints that are likely to hold at x but not sure to, the least likely first. */
    private Stream<Constraint> inDoubt(Posterior posterior, double[] x) {
        record Doubt(Constraint constraint, double probability) {}
        return posterior.problem().constraints().stream()
                .map(constraint ->
                        new Doubt(constraint, Math.exp(posterior.logProbability(constraint, new double[][] {x})[0])))
                .filter(doubt -> doubt.probability() >= LIKELY
                        && doubt.probability() < doubt.constraint().confidence())
                .sorted(Comparator.comparingDouble(Doubt::probability))
                .map(Doubt::constraint);
    }

    /** How far from x the task was run or is about to be; infinite where it never was. */
    private double nearest(Task task, double[] x) {
        Stream<Point> measured = history.measurements().stream()
                .filter(measurement -> measurement.task().equals(task.name()))
                .map(Measurement::point);
        Stream<Point> expected = pending.suggestions().stream()
                .filter(suggestion -> suggestion.task().equals(task.name()))
                .map(Suggestion::point);
        return Stream.concat(measured, expected)
                .mapToDouble(point -> Distance.between(x, problem.space().encode(point)))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }
}
