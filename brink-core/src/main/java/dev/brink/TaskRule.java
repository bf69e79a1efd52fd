package dev.brink;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.TaskValue;
import dev.brink.entropy.EntropySearch;
import dev.brink.entropy.EntropySettings;
import dev.brink.entropy.Representers;
import dev.brink.entropy.TaskChoice;
import dev.brink.entropy.UsualPrecision;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which task to run at a point: the only one there is; else one that was never run, the cheapest first, since nothing can
 * be learned about its functions otherwise; else the one that entropy search values most.
 *
 * <p>paper §3.3
 */
final class TaskRule {
    private final Problem problem;
    private final History history;
    private final Pending pending;
    private final Set<Point> exhausted;

    TaskRule(History history, Pending pending) {
        this.problem = history.problem();
        this.history = history;
        this.pending = pending;
        this.exhausted = Stream.concat(
                        history.measurements().stream().map(Measurement::point), pending.points().stream())
                .filter(point -> problem.tasks().stream().allMatch(task -> isKnown(task, point)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** A task, and what each was thought to be worth where that decided. */
    record Chosen(Task task, List<TaskValue> values) {}

    /** Whether there is nothing left to run at the point. */
    boolean isExhausted(double[] x) {
        return !exhausted.isEmpty() && exhausted.contains(problem.space().decode(x));
    }

    /**
     * The task to run at x.
     *
     * @param representers where the constrained minimum may lie, x among them
     */
    Chosen choose(double[] x, Posterior posterior, double[][] representers, RandomStream stream) {
        Point point = problem.space().decode(x);
        List<Task> open =
                problem.tasks().stream().filter(task -> !isKnown(task, point)).toList();
        if (open.size() == 1) {
            return new Chosen(open.get(0), List.of());
        }
        Optional<Task> untried =
                open.stream().filter(task -> !wasEverRun(task)).min(Comparator.comparingDouble(Task::cost));
        if (untried.isPresent()) {
            return new Chosen(untried.get(), List.of());
        }
        TaskChoice choice = new EntropySearch(EntropySettings.standard(), UsualPrecision.of(history))
                .choose(Representers.even(x, with(x, representers)), posterior, open, Task::cost, stream);
        return new Chosen(choice.task(), choice.values());
    }

    private static double[][] with(double[] x, double[][] others) {
        List<double[]> all = new ArrayList<>(List.of(others));
        all.add(x);
        return all.toArray(double[][]::new);
    }

    private boolean wasEverRun(Task task) {
        return pending.suggestions().stream().anyMatch(s -> s.task().equals(task.name()))
                || history.measurements().stream().anyMatch(m -> m.task().equals(task.name()));
    }

    /** Whether running the task at the point again would show nothing new: it gives exact numbers, or failed there. */
    private boolean isKnown(Task task, Point point) {
        boolean exact = isExact(task);
        return (exact && pending.contains(point, task.name()))
                || history.measurements().stream()
                        .filter(m -> m.task().equals(task.name()) && m.point().equals(point))
                        .anyMatch(m -> exact || m.failure().isPresent());
    }

    private boolean isExact(Task task) {
        return task.reveals().stream()
                .map(problem::function)
                .allMatch(function -> function.model() instanceof ObservationModel.Gaussian gaussian
                        && gaussian.noise() instanceof Noise.None);
    }
}
