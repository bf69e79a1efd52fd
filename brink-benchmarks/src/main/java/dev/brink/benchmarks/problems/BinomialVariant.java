package dev.brink.benchmarks.problems;

import dev.brink.numeric.Normal;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The objective as a number, of each constraint counts: {@code Pr(success) = Phi(-g/scale)}, at least a half wanted. */
final class BinomialVariant extends Variant {
    private final int trials;
    private final double[] scales;
    private final RandomGenerator random;

    BinomialVariant(TestProblem truth, int trials, double[] scales, RandomGenerator random) {
        super(truth);
        this.trials = trials;
        this.scales = PerConstraint.spread(truth, "scale", scales);
        this.random = random;
        PerConstraint.require(trials > 0, truth, "number of trials", trials, "more than 0");
        for (double scale : this.scales) {
            PerConstraint.require(scale > 0, truth, "scale", scale, "more than 0");
        }
    }

    @Override
    Constraint constraint(int k, String name) {
        return Constraint.share(name, 0.5);
    }

    @Override
    Optional<Observation> observeConstraint(int k, double value) {
        double probability = Normal.cdf(-value / scales[k]);
        int successes = 0;
        for (int i = 0; i < trials; i++) {
            successes += random.nextDouble() < probability ? 1 : 0;
        }
        return Optional.of(Observation.counts(successes, trials));
    }
}
