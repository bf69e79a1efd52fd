package dev.brink.data;

import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Problem;
import java.util.Map;
import java.util.OptionalDouble;

/** What an observation says if it is taken at its word. */
public final class Verdicts {
    private Verdicts() {}

    /** Whether what was seen fulfils the constraint. What lies beyond a limit was not seen to stay below anything. */
    public static boolean holds(Constraint constraint, Observation observation) {
        if (observation instanceof Observation.YesNo yesNo) {
            return yesNo.yes();
        }
        if (observation instanceof Observation.Censored && constraint.isAtMost()) {
            return false;
        }
        double value = number(observation).orElseThrow();
        return constraint.isAtMost() ? value <= constraint.threshold() : value >= constraint.threshold();
    }

    /** Whether any of the constraints that report something was seen to be broken. */
    public static boolean anyBroken(Problem problem, Map<String, Observation> byMetric) {
        return problem.constraints().stream().filter(Constraint::isReported).anyMatch(constraint -> {
            Observation seen = byMetric.get(constraint.metric());
            return seen != null && !holds(constraint, seen);
        });
    }

    /** The number that was seen: a share for counts, the limit for what lies beyond one, none for a yes or no. */
    public static OptionalDouble number(Observation observation) {
        if (observation instanceof Observation.Real real) {
            return OptionalDouble.of(real.value());
        }
        if (observation instanceof Observation.Counts counts) {
            return OptionalDouble.of((double) counts.successes() / counts.trials());
        }
        if (observation instanceof Observation.Censored censored) {
            return OptionalDouble.of(censored.above());
        }
        return OptionalDouble.empty();
    }
}
