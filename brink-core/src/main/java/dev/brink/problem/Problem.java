package dev.brink.problem;

import dev.brink.text.Spelling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * Minimise an objective over a search space, subject to constraints that are learned and constraints that are known
 * (paper, section 1.5), by running tasks.
 */
public final class Problem {
    private final SearchSpace space;
    private final Optional<Objective> objective;
    private final List<Constraint> constraints;
    private final List<KnownConstraint> known;
    private final List<Task> tasks;
    private final OptionalDouble jointConfidence;

    Problem(
            SearchSpace space,
            Optional<Objective> objective,
            List<Constraint> constraints,
            List<KnownConstraint> known,
            List<Task> tasks,
            OptionalDouble jointConfidence) {
        this.space = space;
        this.objective = objective;
        this.constraints = List.copyOf(constraints);
        this.known = List.copyOf(known);
        this.tasks = List.copyOf(tasks);
        this.jointConfidence = jointConfidence;
        ProblemRules.check(this);
    }

    public static ProblemBuilder over(SearchSpace space) {
        return new ProblemBuilder(space);
    }

    public static ProblemBuilder over(Parameter... parameters) {
        return over(SearchSpace.of(parameters));
    }

    public SearchSpace space() {
        return space;
    }

    /** Empty if any feasible point will do. */
    public Optional<Objective> objective() {
        return objective;
    }

    public List<Constraint> constraints() {
        return constraints;
    }

    /** Everything that is learned: the objective first, if there is one, then the constraints. */
    public List<ModelledFunction> functions() {
        List<ModelledFunction> functions = new ArrayList<>();
        objective.ifPresent(functions::add);
        functions.addAll(constraints);
        return List.copyOf(functions);
    }

    /**
     * The objective or constraint with this name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public ModelledFunction function(String name) {
        return find("objective or constraint", name, functions(), ModelledFunction::name);
    }

    public List<KnownConstraint> known() {
        return known;
    }

    public List<Task> tasks() {
        return tasks;
    }

    /**
     * The task with this name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Task task(String name) {
        return find("task", name, tasks, Task::name);
    }

    /**
     * The same problem with one constraint more: that this task succeeds, with the confidence that is usual. For tasks
     * that turn out to fail although nobody has asked that they succeed.
     */
    public Problem alsoSucceeding(String taskName) {
        Task task = task(taskName);
        String name = taskName + "-succeeds";
        while (functions().stream().map(ModelledFunction::name).anyMatch(name::equals)) {
            name += "_";
        }
        List<Constraint> more = new ArrayList<>(constraints);
        more.add(Constraint.succeeds(name, taskName));
        List<String> reveals = new ArrayList<>(task.reveals());
        reveals.add(name);
        Task revealing = new Task(taskName, task.cost(), reveals);
        List<Task> others =
                tasks.stream().map(each -> each.equals(task) ? revealing : each).toList();
        return new Problem(space, objective, more, known, others, jointConfidence);
    }

    /** The same problem, of which it is known that this constraint gives {@link Constraint#wholeNumbers whole numbers}. */
    public Problem wholeNumbers(String constraintName) {
        List<Constraint> all = constraints.stream()
                .map(each -> each.name().equals(constraintName) ? each.wholeNumbers() : each)
                .toList();
        return new Problem(space, objective, all, known, tasks, jointConfidence);
    }

    /** The confidence with which all constraints must hold together, where that is asked instead of each by itself. */
    public OptionalDouble jointConfidence() {
        return jointConfidence;
    }

    /** Whether one task reveals everything, so that there is no choice of what to run. */
    public boolean coupled() {
        return tasks.size() == 1;
    }

    /** Whether the point fulfils every known constraint. */
    public boolean allows(Point point) {
        return known.stream().allMatch(constraint -> constraint.allows(point));
    }

    private static <T> T find(String what, String name, Collection<T> all, Function<T, String> nameOf) {
        return all.stream()
                .filter(candidate -> nameOf.apply(candidate).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The problem has no " + what + " '" + name + "': "
                        + Spelling.suggestion(name, all.stream().map(nameOf).toList())));
    }
}
