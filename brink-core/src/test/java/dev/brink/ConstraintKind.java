package dev.brink;

import dev.brink.gp.HyperPrior;
import dev.brink.numeric.Normal;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import java.util.random.RandomGenerator;

/** What a drawn constraint measures. */
enum ConstraintKind {
    NUMBERS("numbers, noise learned") {
        @Override
        Constraint constraint(String name, RandomGenerator random) {
            return random.nextBoolean() ? Constraint.atMost(name, 0) : Constraint.atLeast(name, 0);
        }

        @Override
        Observation observe(DrawnFunction function, double[] point, RandomGenerator random) {
            return Observation.of(function.noisyAt(point));
        }

        @Override
        boolean looksMet(Constraint constraint, Observation observed) {
            return constraint.latentSign() * ((Observation.Real) observed).value() >= 0;
        }
    },

    /** A tenth of the drawn value is the logarithm, for the unit does not matter and nothing can overflow. */
    LOG_SCALE("numbers on a log scale, noise learned") {
        @Override
        Constraint constraint(String name, RandomGenerator random) {
            return Constraint.atMost(name, 1).scale(LatentScale.LOG);
        }

        @Override
        Observation observe(DrawnFunction function, double[] point, RandomGenerator random) {
            return Observation.of(Math.exp(function.noisyAt(point) / 10));
        }

        @Override
        boolean looksMet(Constraint constraint, Observation observed) {
            return ((Observation.Real) observed).value() <= 1;
        }
    },

    COUNTS("counts of 5 to 100") {
        @Override
        Constraint constraint(String name, RandomGenerator random) {
            double share = random.nextBoolean() ? 0.5 : 0.8;
            return random.nextBoolean() ? Constraint.share(name, share) : Constraint.atMostShare(name, 1 - share);
        }

        @Override
        Observation observe(DrawnFunction function, double[] point, RandomGenerator random) {
            int trials = random.nextInt(5, 101);
            return Observation.counts(successes(function.at(point), trials, random), trials);
        }

        @Override
        boolean looksMet(Constraint constraint, Observation observed) {
            Observation.Counts counts = (Observation.Counts) observed;
            return constraint.latentSign() * (counts.successes() - constraint.threshold() * counts.trials()) >= 0;
        }
    },

    /** Certain as often as the prior says, or a matter of chance. */
    YES_NO("yes or no") {
        @Override
        Constraint constraint(String name, RandomGenerator random) {
            return Constraint.holds(name);
        }

        @Override
        Observation observe(DrawnFunction function, double[] point, RandomGenerator random) {
            return Observation.of(
                    function.isCertain() ? function.at(point) >= 0 : successes(function.at(point), 1, random) == 1);
        }

        @Override
        boolean looksMet(Constraint constraint, Observation observed) {
            return ((Observation.YesNo) observed).yes();
        }
    };

    private final String label;

    ConstraintKind(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    HyperPrior prior(int axes) {
        return switch (this) {
            case COUNTS -> HyperPrior.counts(axes);
            case YES_NO -> HyperPrior.answers(axes);
            default -> HyperPrior.standard(axes);
        };
    }

    abstract Constraint constraint(String name, RandomGenerator random);

    abstract Observation observe(DrawnFunction function, double[] point, RandomGenerator random);

    /** On which side of the threshold the observation itself falls, whatever the truth is. */
    abstract boolean looksMet(Constraint constraint, Observation observed);

    /** Whether the constraint holds at the point in truth. */
    boolean holds(Constraint constraint, DrawnFunction function, double[] point) {
        return constraint.latentSign() * (function.at(point) - constraint.latentThreshold()) >= 0;
    }

    private static int successes(double latent, int trials, RandomGenerator random) {
        int successes = 0;
        for (int t = 0; t < trials; t++) {
            successes += random.nextDouble() < Normal.cdf(latent) ? 1 : 0;
        }
        return successes;
    }
}
