package dev.brink.benchmarks.problems;

import dev.brink.problem.Constraint;
import java.util.Optional;
import java.util.function.Predicate;

/** Running the objective fails at some points, and that it must not is a constraint to be learned from the failures. */
final class CrashVariant extends Variant {
    private static final String SUCCESS = "succeeds";

    private final Predicate<double[]> crashes;
    private final int visibleConstraints;

    private CrashVariant(TestProblem truth, Predicate<double[]> crashes, int visibleConstraints) {
        super(truth);
        this.crashes = crashes;
        this.visibleConstraints = visibleConstraints;
    }

    static CrashVariant hidden(TestProblem truth) {
        return new CrashVariant(truth, x -> !truth.isFeasible(x), 0);
    }

    static CrashVariant spearmint() {
        TestProblem truth = TestProblems.named("branin_spearmint");
        return new CrashVariant(truth, BraninProblems::spearmintCrashes, truth.constraintCount());
    }

    @Override
    public boolean crashesAt(double[] x) {
        return crashes.test(x);
    }

    @Override
    Optional<Constraint> success(String objectiveTask) {
        return Optional.of(Constraint.succeeds(SUCCESS, objectiveTask));
    }

    @Override
    int visibleConstraints() {
        return visibleConstraints;
    }
}
