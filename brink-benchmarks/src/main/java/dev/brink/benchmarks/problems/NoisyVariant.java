package dev.brink.benchmarks.problems;

import dev.brink.observation.Observation;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Numbers with normal noise, of which the optimizer is not told. */
final class NoisyVariant extends Variant {
    private final double objectiveDeviation;
    private final double[] constraintDeviations;
    private final RandomGenerator random;

    NoisyVariant(TestProblem truth, double objectiveDeviation, double[] constraintDeviations, RandomGenerator random) {
        super(truth);
        this.objectiveDeviation = requireDeviation(truth, objectiveDeviation);
        this.constraintDeviations = PerConstraint.spread(truth, "deviation", constraintDeviations);
        this.random = random;
        for (double deviation : this.constraintDeviations) {
            requireDeviation(truth, deviation);
        }
    }

    private static double requireDeviation(TestProblem truth, double deviation) {
        PerConstraint.require(deviation >= 0, truth, "deviation", deviation, "not negative");
        return deviation;
    }

    @Override
    Optional<Observation> observeObjective(double value) {
        return number(value + objectiveDeviation * random.nextGaussian());
    }

    @Override
    Optional<Observation> observeConstraint(int k, double value) {
        return number(value + constraintDeviations[k] * random.nextGaussian());
    }
}
