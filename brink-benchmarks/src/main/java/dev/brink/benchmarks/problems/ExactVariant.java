package dev.brink.benchmarks.problems;

import dev.brink.observation.Noise;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;

/** Numbers without noise. */
final class ExactVariant extends Variant {
    private final Noise told;

    ExactVariant(TestProblem truth, Noise told) {
        super(truth);
        this.told = told;
    }

    @Override
    Objective objective(String name) {
        return super.objective(name).noise(told);
    }

    @Override
    Constraint constraint(int k, String name) {
        return super.constraint(k, name).noise(told);
    }
}
