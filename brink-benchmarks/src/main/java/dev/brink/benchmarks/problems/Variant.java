package dev.brink.benchmarks.problems;

import dev.brink.data.Measurement;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.text.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A test problem as an optimizer sees it: exactly, rounded, with noise, as a yes or no, as counts, or with crashes. The
 * functions are named f and g1, g2, …. Coupled, one task named "run" reveals them all; decoupled, each is revealed by a
 * task of its own name.
 */
public abstract sealed class Variant
        permits ExactVariant, RoundedVariant, NoisyVariant, BinaryVariant, BinomialVariant, CrashVariant {
    /** The only task of a coupled problem. */
    public static final String RUN = "run";

    /** The objective, and the decoupled task that reveals it. */
    public static final String OBJECTIVE = "f";

    private final TestProblem truth;

    Variant(TestProblem truth) {
        this.truth = truth;
    }

    /** Numbers without noise; that there is none is for the optimizer to find out. */
    public static Variant exact(TestProblem truth) {
        return new ExactVariant(truth, Noise.learned());
    }

    /** Numbers without noise, and what the optimizer is told about that. */
    public static Variant exact(TestProblem truth, Noise told) {
        return new ExactVariant(truth, told);
    }

    /** Numbers without noise, printed to so many digits. */
    public static Variant rounded(TestProblem truth, int digits) {
        return new RoundedVariant(truth, digits);
    }

    /** Numbers with normal noise: its deviation for f, and one for all constraints or one for each. */
    public static Variant noisy(
            TestProblem truth, double objectiveDeviation, double[] constraintDeviations, RandomGenerator random) {
        return new NoisyVariant(truth, objectiveDeviation, constraintDeviations, random);
    }

    /** Of each constraint only whether it holds is seen. */
    public static Variant binary(TestProblem truth) {
        return new BinaryVariant(truth);
    }

    /**
     * Of each constraint successes out of trials are seen, each a success with probability {@code Phi(-g/scale)}, which
     * is at least a half exactly where the constraint holds; one scale for all constraints or one for each.
     */
    public static Variant binomial(TestProblem truth, int trials, double[] scales, RandomGenerator random) {
        return new BinomialVariant(truth, trials, scales, random);
    }

    /** The constraints are hidden: the run crashes wherever one is violated, and nothing else is seen of them. */
    public static Variant crash(TestProblem truth) {
        return CrashVariant.hidden(truth);
    }

    /** {@code branin_spearmint} with both constraints seen, crashing as the example of Spearmint does. */
    public static Variant spearmintCrash() {
        return CrashVariant.spearmint();
    }

    public final TestProblem truth() {
        return truth;
    }

    /** One task of cost 1 that reveals everything. */
    public final Problem toProblem() {
        return builder(RUN).task(RUN, 1, names().toArray(new String[0])).build();
    }

    /** A task for each function, with the costs of f, g1, g2, … in this order. */
    public final Problem toDecoupledProblem(double... costs) {
        List<String> names = names();
        if (costs.length != names.size()) {
            throw new IllegalArgumentException("Test problem '" + truth + "' received " + costs.length
                    + " costs, but decoupled it has the tasks " + names + ": give one for each.");
        }
        ProblemBuilder builder = builder(OBJECTIVE);
        for (int i = 0; i < costs.length; i++) {
            builder.task(names.get(i), costs[i], names.get(i));
        }
        return builder.build();
    }

    private ProblemBuilder builder(String objectiveTask) {
        ProblemBuilder builder = Problem.over(truth.space()).objective(objective(OBJECTIVE));
        List<String> names = names();
        for (int k = 0; k < visibleConstraints(); k++) {
            builder.constraint(constraint(k, names.get(k + 1)));
        }
        success(objectiveTask).ifPresent(builder::constraint);
        return builder;
    }

    /** What running everything at this point reports. */
    public final Measurement measure(Point point) {
        return measure(point, RUN);
    }

    /**
     * What running this task at this point reports. A run that crashes, or whose numbers are not finite, failed.
     *
     * @throws IllegalArgumentException if there is no such task, coupled or decoupled
     */
    public final Measurement measure(Point point, String task) {
        double[] x = truth.coordinates(point);
        Map<String, Observation> values = new LinkedHashMap<>();
        for (String function : revealedBy(task)) {
            Optional<Observation> observation = observe(function, x);
            if (observation.isEmpty()) {
                return Measurement.failed(point, task, function + " has no finite value at this point");
            }
            values.put(function, observation.get());
        }
        return Measurement.of(point, task, values);
    }

    private Optional<Observation> observe(String function, double[] x) {
        if (function.equals(OBJECTIVE)) {
            return crashesAt(x) ? Optional.empty() : observeObjective(truth.objective(x));
        }
        int k = names().indexOf(function) - 1;
        return observeConstraint(k, truth.constraint(k, x));
    }

    private List<String> revealedBy(String task) {
        List<String> names = names();
        if (task.equals(RUN)) {
            return names;
        }
        if (names.contains(task)) {
            return List.of(task);
        }
        List<String> tasks = new ArrayList<>(names);
        tasks.add(RUN);
        throw new IllegalArgumentException(
                "Test problem '" + truth + "' has no task '" + task + "': " + Spelling.suggestion(task, tasks));
    }

    /** As {@link TestProblem#utilityGap}, where a point that crashes is infeasible too. */
    public final double utilityGap(Point point) {
        return crashesAt(truth.coordinates(point)) ? truth.infeasibleGap() : truth.utilityGap(point);
    }

    /** f, and those of g1, g2, … that are seen. */
    private List<String> names() {
        List<String> names = new ArrayList<>(List.of(OBJECTIVE));
        for (int k = 1; k <= visibleConstraints(); k++) {
            names.add("g" + k);
        }
        return names;
    }

    int visibleConstraints() {
        return truth.constraintCount();
    }

    /** Whether running f at this point fails. */
    public boolean crashesAt(double[] x) {
        return false;
    }

    /** The constraint that the task of f succeeds, where it may fail. */
    Optional<Constraint> success(String objectiveTask) {
        return Optional.empty();
    }

    Objective objective(String name) {
        return Objective.minimize(name);
    }

    Constraint constraint(int k, String name) {
        return Constraint.atMost(name, 0);
    }

    Optional<Observation> observeObjective(double value) {
        return number(value);
    }

    Optional<Observation> observeConstraint(int k, double value) {
        return number(value);
    }

    static Optional<Observation> number(double value) {
        return Double.isFinite(value) ? Optional.of(Observation.of(value)) : Optional.empty();
    }
}
