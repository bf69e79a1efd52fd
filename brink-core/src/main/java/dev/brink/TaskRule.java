package dev.brink;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.data.TaskValue;
import dev.brink.entropy.EntropySearch;
import dev.brink.entropy.EntropySettings;
import dev.brink.entropy.Representers;
import dev.brink.entropy.TaskChoice;
import dev.brink.entropy.UsualPrecision;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which task to run at a point: the only one there is; else one that was never run, the cheapest first, since nothing can
 * be learned about its functions otherwise; else the one that entropy search values most.
 *
 * <p>paper §3.3
 */
final class TaskRule {
    /** Coordinates in the unit cube that differ by no more came from the same point. */
    private static final double ROUNDING = 1e-12;

    private final Problem problem;
    private final History history;
    private final Pending pending;
    private final Map<String, List<double[]>> settled;

    TaskRule(History history, Pending pending) {
        this.problem = history.problem();
        this.history = history;
        this.pending = pending;
        this.settled = settled();
    }

    /** A task, and what each was thought to be worth where that decided. */
    record Chosen(Task task, List<TaskValue> values) {}

    /** Whether there is nothing left to run at the point. */
    boolean isExhausted(double[] x) {
        return problem.tasks().stream().allMatch(task -> isKnown(task, x));
    }

    /**
     * The task to run at x.
     *
     * @param representers where the constrained minimum may lie, x among them
     */
    Chosen choose(double[] x, Posterior posterior, double[][] representers, RandomStream stream) {
        List<Task> open =
                problem.tasks().stream().filter(task -> !isKnown(task, x)).toList();
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

    /** Whether running the task at the point again would show nothing new: it gave exact numbers there, or failed. */
    private boolean isKnown(Task task, double[] x) {
        return settled.getOrDefault(task.name(), List.of()).stream().anyMatch(done -> isSame(done, x));
    }

    /** Whether coordinates are those of the same point, but for how they were rounded on their way to it and back. */
    private static boolean isSame(double[] x, double[] y) {
        for (int a = 0; a < x.length; a++) {
            if (Math.abs(x[a] - y[a]) > ROUNDING) {
                return false;
            }
        }
        return true;
    }

    /** By task, where running it again would show nothing new. */
    private Map<String, List<double[]>> settled() {
        Exactness exactness = new Exactness(problem);
        Map<String, List<double[]>> byTask = new HashMap<>();
        for (Measurement measurement : history.measurements()) {
            if (measurement.failure().isPresent() || exactness.of(measurement)) {
                add(byTask, measurement.task(), measurement.point());
            }
        }
        for (Suggestion suggestion : pending.suggestions()) {
            if (exactness.of(problem.task(suggestion.task()))) {
                add(byTask, suggestion.task(), suggestion.point());
            }
        }
        return byTask;
    }

    private void add(Map<String, List<double[]>> byTask, String task, Point point) {
        byTask.computeIfAbsent(task, name -> new ArrayList<>())
                .add(problem.space().encode(point));
    }
}
