package dev.brink.data;

import dev.brink.observation.Observation;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Everything measured so far, in order: the paper's D and D'. A history never changes; appending gives a longer one
 * that shares its past with the shorter, so an append costs the same however long the history is.
 */
public final class History {
    private static final int CHOSEN_EVERY = 25;

    private final Problem problem;
    private final @Nullable History past;
    private final @Nullable Measurement last;
    private final int size;

    private History(Problem problem, @Nullable History past, @Nullable Measurement last) {
        this.problem = problem;
        this.past = past;
        this.last = last;
        this.size = past == null ? 0 : past.size + 1;
    }

    /** The empty history of a problem. */
    public static History of(Problem problem) {
        return new History(problem, null, null);
    }

    /**
     * This history and one measurement more. A point that breaks a known constraint is accepted: it should not have
     * been measured, but having been measured it is information.
     *
     * @throws InvalidMeasurementException if the measurement does not fit the problem
     */
    public History with(Measurement measurement) {
        return new History(problem, this, new MeasurementRules(problem).check(measurement));
    }

    public Problem problem() {
        return problem;
    }

    /**
     * This history as that of a problem which also demands of every task that has failed that it succeeds, so that
     * failures are learned even where nobody foresaw them; itself where they all are already.
     */
    public History learningFailures() {
        Problem learning = problem;
        for (Measurement measurement : measurements()) {
            if (measurement.failure().isPresent() && !learnsSuccess(learning, measurement.task())) {
                learning = learning.alsoSucceeding(measurement.task());
            }
        }
        if (learning == problem) {
            return this;
        }
        History history = of(learning);
        for (Measurement measurement : measurements()) {
            history = history.with(measurement);
        }
        return history;
    }

    /**
     * This history or, if it is long, some of it: about so many measurements that tell most, and all that came after
     * they were chosen. They are chosen anew only now and then, so that an excerpt mostly grows like a history.
     *
     * @param most how many; up to {@value #CHOSEN_EVERY} more may come after them
     */
    public History excerpt(int most) {
        int old = size - size % CHOSEN_EVERY;
        if (old <= most) {
            return this;
        }
        List<Measurement> all = measurements();
        List<Measurement> some = new ArrayList<>(Excerpt.of(of(problem, all.subList(0, old)), most));
        some.addAll(all.subList(old, size));
        return of(problem, some);
    }

    private static History of(Problem problem, List<Measurement> checked) {
        History history = of(problem);
        for (Measurement measurement : checked) {
            history = new History(problem, history, measurement);
        }
        return history;
    }

    private static boolean learnsSuccess(Problem problem, String task) {
        return problem.constraints().stream()
                .anyMatch(constraint -> constraint.succeedsTask().equals(Optional.of(task)));
    }

    public int size() {
        return size;
    }

    /** The measurement appended last, its point in the canonical types of the search space. */
    public Measurement last() {
        if (last == null) {
            throw new IllegalStateException("The history is empty, so there is no last measurement: add one first.");
        }
        return last;
    }

    /** All measurements, the oldest first. */
    public List<Measurement> measurements() {
        Measurement[] all = new Measurement[size];
        for (History history = this; history != null && history.last != null; history = history.past) {
            all[history.size - 1] = history.last;
        }
        return Collections.unmodifiableList(Arrays.asList(all));
    }

    /**
     * Every observation of this function, the oldest first. Failed runs show up only where a constraint demands that
     * their task succeeds: there every run is an observation, yes if it succeeded and no if it failed.
     */
    public List<Datum> data(ModelledFunction function) {
        List<String> tasks = tasksThatReveal(function);
        return measurements().stream()
                .filter(measurement -> tasks.contains(measurement.task()))
                .flatMap(measurement -> observed(function, measurement).stream()
                        .map(observation -> new Datum(measurement.point(), observation)))
                .toList();
    }

    /** What runs of this task have cost, failed ones too, the oldest first; those of which nobody said it are left out. */
    public List<Datum> costs(Task task) {
        return measurements().stream()
                .filter(measurement -> measurement.task().equals(task.name()))
                .filter(measurement -> measurement.cost().isPresent())
                .map(measurement -> new Datum(
                        measurement.point(), Observation.of(measurement.cost().getAsDouble())))
                .toList();
    }

    private List<String> tasksThatReveal(ModelledFunction function) {
        if (!problem.functions().contains(function)) {
            throw new IllegalArgumentException(function.label()
                    + " is not a function of this history's problem: take it from problem().functions().");
        }
        return problem.tasks().stream()
                .filter(task -> task.reveals().contains(function.name()))
                .map(task -> task.name())
                .toList();
    }

    private static Optional<Observation> observed(ModelledFunction function, Measurement measurement) {
        boolean failed = measurement.failure().isPresent();
        if (!function.isReported()) {
            return Optional.of(Observation.of(!failed));
        }
        return failed
                ? Optional.empty()
                : Optional.ofNullable(measurement.values().get(function.metric()));
    }
}
