package dev.brink.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;

/** Collects the parts of a {@link Problem}; {@link #build} checks them together. */
public final class ProblemBuilder {
    private static final String ONLY_TASK = "run";

    private final SearchSpace space;
    private final List<Constraint> constraints = new ArrayList<>();
    private final List<KnownConstraint> known = new ArrayList<>();
    private final List<Task> tasks = new ArrayList<>();
    private Optional<Objective> objective = Optional.empty();
    private OptionalDouble jointConfidence = OptionalDouble.empty();

    ProblemBuilder(SearchSpace space) {
        this.space = space;
    }

    public ProblemBuilder objective(Objective objective) {
        this.objective.ifPresent(first -> {
            throw new InvalidProblemException("Objective '" + objective.name() + "' was added to objective '"
                    + first.name() + "', but there can be only one: make the other a constraint.");
        });
        this.objective = Optional.of(objective);
        return this;
    }

    public ProblemBuilder constraint(Constraint constraint) {
        constraints.add(constraint);
        return this;
    }

    /** A condition that no suggestion may ever break, with words that say what it demands. */
    public ProblemBuilder known(String description, Predicate<? super Point> condition) {
        known.add(new KnownConstraint(description, condition));
        return this;
    }

    /**
     * Something that can be run by itself, and the objective and constraints that it reveals. Without any, one task
     * named "run" of cost 1 reveals everything. A constraint that a task succeeds need not be listed in that task.
     */
    public ProblemBuilder task(String name, double cost, String... functionNames) {
        tasks.add(new Task(name, cost, List.of(functionNames)));
        return this;
    }

    /** The same, with a cost that is fixed or, with {@link Cost#measured}, learned from what runs have cost. */
    public ProblemBuilder task(String name, Cost cost, String... functionNames) {
        tasks.add(new Task(name, cost, List.of(functionNames)));
        return this;
    }

    /** All constraints must hold together with this confidence, instead of each with its own. */
    public ProblemBuilder jointConfidence(double confidence) {
        jointConfidence = OptionalDouble.of(confidence);
        return this;
    }

    /**
     * The problem.
     *
     * @throws InvalidProblemException if its parts contradict each other
     */
    public Problem build() {
        List<Task> all = tasks.isEmpty() ? List.of(new Task(ONLY_TASK, 1, measuredFunctions())) : tasks;
        return new Problem(
                space,
                objective,
                constraints,
                known,
                all.stream().map(this::withSuccess).toList(),
                jointConfidence);
    }

    private List<String> measuredFunctions() {
        List<String> names = new ArrayList<>();
        objective.ifPresent(function -> names.add(function.name()));
        constraints.stream()
                .filter(constraint -> constraint.succeedsTask().isEmpty())
                .map(Constraint::name)
                .distinct()
                .filter(name -> !names.contains(name))
                .forEach(names::add);
        return names;
    }

    /** A task reveals by itself whether it succeeds, so what it reveals includes the constraints about that. */
    private Task withSuccess(Task task) {
        List<String> reveals = new ArrayList<>(task.reveals());
        constraints.stream()
                .filter(constraint -> constraint.succeedsTask().equals(Optional.of(task.name())))
                .map(Constraint::name)
                .filter(name -> !reveals.contains(name))
                .forEach(reveals::add);
        return new Task(task.name(), task.cost(), reveals);
    }
}
