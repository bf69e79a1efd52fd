package dev.brink;

import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A constraint with its truth, and what was observed of it at the points of the initial design.
 *
 * @param atDesign one observation a point, some on either side of the threshold
 */
record DrawnConstraint(
        ConstraintKind kind,
        Constraint constraint,
        DrawnFunction function,
        List<Observation> atDesign,
        RandomGenerator random) {

    /**
     * Draws until the observations of the design fall on both sides of the threshold. Most draws from the prior are far
     * on one side and promise nothing worth testing; to pass these over by what is observed, and nothing else, leaves
     * beliefs given what is observed exactly as right as they were.
     */
    static DrawnConstraint of(ConstraintKind kind, Constraint constraint, double[][] design, RandomStream stream) {
        return IntStream.iterate(0, attempt -> attempt + 1)
                .mapToObj(attempt -> drawn(kind, constraint, design, stream.split(attempt)))
                .filter(DrawnConstraint::isOnBothSides)
                .findFirst()
                .orElseThrow();
    }

    private static DrawnConstraint drawn(
            ConstraintKind kind, Constraint constraint, double[][] design, RandomStream stream) {
        int axes = design[0].length;
        DrawnFunction function = new DrawnFunction(
                kind.prior(axes),
                constraint.model() instanceof ObservationModel.Gaussian,
                axes,
                stream.split("function").generator());
        RandomGenerator random = stream.split("observations").generator();
        List<Observation> observed = IntStream.range(0, design.length)
                .mapToObj(i -> kind.observe(function, design[i], random))
                .toList();
        return new DrawnConstraint(kind, constraint, function, observed, random);
    }

    private boolean isOnBothSides() {
        long met = atDesign.stream()
                .filter(observed -> kind.looksMet(constraint, observed))
                .count();
        return met > 0 && met < atDesign.size();
    }

    Observation observe(double[] point) {
        return kind.observe(function, point, random);
    }

    /** Whether it holds in truth. */
    boolean holds(double[] point) {
        return kind.holds(constraint, function, point);
    }
}
