package dev.brink.benchmarks.problems;

import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import java.util.Optional;

/** The objective as a number, of each constraint only whether it holds. */
final class BinaryVariant extends Variant {
    BinaryVariant(TestProblem truth) {
        super(truth);
    }

    @Override
    Constraint constraint(int k, String name) {
        return Constraint.holds(name);
    }

    @Override
    Optional<Observation> observeConstraint(int k, double value) {
        return Optional.of(Observation.of(value <= 0));
    }
}
