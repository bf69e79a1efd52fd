package dev.brink;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.data.TaskValue;
import dev.brink.entropy.Costs;
import dev.brink.entropy.EntropySearch;
import dev.brink.entropy.EntropySettings;
import dev.brink.entropy.Representers;
import dev.brink.entropy.TaskChoice;
import dev.brink.entropy.UsualPrecision;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Which task to run at a point: the only one there is; else one that was never run, the cheapest first, since nothing can
 * be learned about its functions otherwise; else the one that entropy search values most, unless a constraint that is in
 * doubt comes before more digits of the objective.
 *
 * <p>paper §3.3
 */
final class TaskRule {
    /** Coordinates in the unit cube that differ by no more came from the same point. */
    private static final double ROUNDING = 1e-12;

    private final Problem problem;
    private final History history;
    private final Pending pending;
    private final Supplier<Costs> costs;
    private final Optional<DoubtRule> doubts;
    private final Parallel parallel;
    private final Map<String, List<double[]>> settled;

    /**
     * @param costs of all tasks, asked for only where they decide
     * @param doubting whether constraints in doubt come before digits of the objective
     */
    TaskRule(History history, Pending pending, Supplier<Costs> costs, boolean doubting, Parallel parallel) {
        this.problem = history.problem();
        this.history = history;
        this.pending = pending;
        this.costs = costs;
        this.doubts = doubting ? Optional.of(new DoubtRule(history, pending)) : Optional.empty();
        this.parallel = parallel;
        this.settled = settled();
    }

    /** A task, what each was thought to be worth where that decided, and what there is to say about that. */
    record Chosen(Task task, List<TaskValue> values, List<String> notes) {}

    /** Whether there is nothing left to run at the point. */
    boolean isExhausted(double[] x) {
        return problem.tasks().stream().allMatch(task -> isKnown(task, x));
    }

    /**
     * The task to run at x. While nothing passes, it is one that can make a point pass: the objective tells where the
     * minimum may be, but as long as nothing may be recommended that is of no use.
     *
     * @param representers where the constrained minimum may lie, x among them
     */
    Chosen choose(double[] x, boolean passes, Posterior posterior, double[][] representers, RandomStream stream) {
        List<Task> open = passes ? open(x) : preferring(this::revealsConstraint, open(x));
        if (open.size() == 1) {
            return new Chosen(open.get(0), List.of(), List.of());
        }
        Costs all = costs.get();
        Optional<Task> untried = untried(open, all, x);
        if (untried.isPresent()) {
            return new Chosen(untried.get(), List.of(), List.of());
        }
        TaskChoice choice = new EntropySearch(EntropySettings.standard(), UsualPrecision.of(history), parallel)
                .choose(Representers.even(x, with(x, representers)), posterior, open, task -> all.at(task, x), stream);
        return doubts.flatMap(rule -> rule.due(choice.task(), open, x, posterior, all))
                .map(task -> new Chosen(task, choice.values(), doubting(choice.task(), task, notes(all))))
                .orElseGet(() -> new Chosen(choice.task(), choice.values(), notes(all)));
    }

    /** The cheapest of the tasks that would show at x whether one of these constraints holds. */
    Optional<Task> cheapest(List<Constraint> constraints, double[] x) {
        List<String> names = constraints.stream().map(Constraint::name).toList();
        List<Task> revealing = open(x).stream()
                .filter(task -> task.reveals().stream().anyMatch(names::contains))
                .toList();
        return revealing.size() < 2
                ? revealing.stream().findFirst()
                : revealing.stream()
                        .min(Comparator.comparingDouble(task -> costs.get().at(task, x)));
    }

    private static List<String> doubting(Task preferred, Task instead, List<String> notes) {
        String note = "Task '" + preferred.name() + "' would tell more for its cost, but '" + instead.name()
                + "' is run first: whether a constraint holds here is in doubt, and it was never looked at as near to this"
                + " point as the objective was.";
        return Stream.concat(Stream.of(note), notes.stream()).toList();
    }

    /** The tasks that would show something new at x. */
    private List<Task> open(double[] x) {
        return problem.tasks().stream().filter(task -> !isKnown(task, x)).toList();
    }

    private boolean revealsConstraint(Task task) {
        return problem.constraints().stream()
                .anyMatch(constraint -> task.reveals().contains(constraint.name()));
    }

    /** Those of a kind; all of them where none is of that kind. */
    private static List<Task> preferring(Predicate<Task> kind, List<Task> tasks) {
        List<Task> preferred = tasks.stream().filter(kind).toList();
        return preferred.isEmpty() ? tasks : preferred;
    }

    /** The cheapest of the tasks that were never run, at x. */
    private Optional<Task> untried(List<Task> tasks, Costs all, double[] x) {
        return tasks.stream()
                .filter(task -> !wasEverRun(task))
                .min(Comparator.comparingDouble(task -> all.at(task, x)));
    }

    static List<String> notes(Costs costs) {
        return costs.unknown().stream()
                .map(task -> "The cost of task '" + task + "' is measured, but no run of it has reported one yet: it is"
                        + " taken to be what the others cost, or 1 if that is unknown too.")
                .toList();
    }

    private static double[][] with(double[] x, double[][] others) {
        List<double[]> all = new ArrayList<>(List.of(others));
        all.add(x);
        return all.toArray(double[][]::new);
    }

    boolean wasEverRun(Task task) {
        return pending.suggestions().stream().anyMatch(s -> s.task().equals(task.name()))
                || history.measurements().stream().anyMatch(m -> m.task().equals(task.name()));
    }

    /** Whether running the task at the point again would show nothing new: it gave exact numbers there, or failed. */
    boolean isKnown(Task task, double[] x) {
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
        for (Task task : problem.tasks()) {
            exactness.cameOutTheSame(task, history.measurements()).forEach(point -> add(byTask, task.name(), point));
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
