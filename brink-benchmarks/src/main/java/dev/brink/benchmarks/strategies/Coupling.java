package dev.brink.benchmarks.strategies;

import dev.brink.problem.Constraint;
import dev.brink.problem.KnownConstraint;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;

/** Makes one task of all tasks of a problem. */
final class Coupling {
    static final String TASK = "run";

    private Coupling() {}

    /** The same problem with a single task that reveals everything and fails where any task would. */
    static Problem of(Problem problem) {
        ProblemBuilder builder = Problem.over(problem.space());
        problem.objective().ifPresent(builder::objective);
        problem.constraints().stream().map(Coupling::of).forEach(builder::constraint);
        for (KnownConstraint known : problem.known()) {
            builder.known(known.description(), known::allows);
        }
        problem.jointConfidence().ifPresent(builder::jointConfidence);
        return builder.build();
    }

    private static Constraint of(Constraint constraint) {
        return constraint.succeedsTask().isEmpty()
                ? constraint
                : Constraint.succeeds(constraint.name(), TASK)
                        .probability(constraint.threshold())
                        .confidence(constraint.confidence());
    }
}
