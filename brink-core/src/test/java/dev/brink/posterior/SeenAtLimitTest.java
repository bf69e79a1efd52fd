package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A constraint that counts: it grows by 10 with every step of n, and at n = 6 it is what it may be at most. */
class SeenAtLimitTest {
    private static final double LIMIT = 60;

    /** The probability at n, of 1 to 12, after the odd ones and 6 were measured. */
    private static double probability(Constraint constraint, int n, Observation atSix) {
        Problem problem = Problem.over(Parameter.integer("n", 1, 12))
                .constraint(constraint)
                .build();
        History history = History.of(problem);
        for (int odd = 1; odd <= 11; odd += 2) {
            history = with(history, odd, Observation.of(10 * odd));
        }
        history = with(history, 6, atSix);
        Posterior posterior = new Beliefs(InferenceSettings.standard(), RandomStream.of(1), Parallel.none())
                .given(history)
                .posterior();
        double[][] at = {problem.space().encode(problem.space().point(Map.of("n", n)))};
        assertThat(posterior.thinned(3).logProbability(constraint, at)[0] == 0)
                .as("the same for rougher beliefs")
                .isEqualTo(posterior.logProbability(constraint, at)[0] == 0);
        return Math.exp(posterior.logProbability(constraint, at)[0]);
    }

    private static History with(History history, int n, Observation observation) {
        return history.with(
                Measurement.of(history.problem().space().point(Map.of("n", n)), "run", Map.of("c", observation)));
    }

    private static double atSix(Constraint constraint, double value) {
        return probability(constraint, 6, Observation.of(value));
    }

    @Test
    void whatWasMeasuredToBeAtTheLimitIsWithinIt() {
        assertThat(atSix(Constraint.atMost("c", LIMIT), LIMIT)).isOne();
        assertThat(atSix(Constraint.atLeast("c", LIMIT), LIMIT)).isOne();
        assertThat(atSix(Constraint.atMost("c", LIMIT).noise(Noise.none()), LIMIT))
                .isOne();
        assertThat(atSix(Constraint.atMost("c", LIMIT).scale(LatentScale.LOG), LIMIT))
                .isOne();
    }

    @Test
    void otherPointsAreLeftToTheModel() {
        assertThat(probability(Constraint.atMost("c", LIMIT), 5, Observation.of(LIMIT)))
                .isGreaterThan(0.99);
        assertThat(probability(Constraint.atMost("c", LIMIT), 8, Observation.of(LIMIT)))
                .isLessThan(0.01);
        assertThat(atSix(Constraint.atMost("c", LIMIT), Math.nextUp(LIMIT))).isLessThan(0.9);
        assertThat(atSix(Constraint.atMost("c", LIMIT), 63)).isLessThan(0.5);
    }

    @Test
    void withNoiseNothingIsAtTheLimit() {
        assertThat(atSix(Constraint.atMost("c", LIMIT).noise(Noise.fixed(5)), LIMIT))
                .isBetween(0.1, 0.9);
        assertThat(probability(Constraint.atMost("c", LIMIT), 6, Observation.of(LIMIT, 2)))
                .isBetween(0.1, 0.9);
    }
}
