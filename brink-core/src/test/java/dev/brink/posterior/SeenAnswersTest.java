package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Something works up to n = 20, of 1 to 40, or by chance everywhere. */
class SeenAnswersTest {
    private static final int LAST = 20;

    private static History answered(Constraint constraint, int... places) {
        History history = History.of(Problem.over(Parameter.integer("n", 1, 40))
                .constraint(constraint)
                .build());
        for (int n : places) {
            history = with(history, n, n <= LAST);
        }
        return history;
    }

    private static History with(History history, int n, boolean answer) {
        return history.with(Measurement.of(
                history.problem().space().point(Map.of("n", n)), "run", Map.of("c", Observation.of(answer))));
    }

    /** The probability at n, and that of the model alone. */
    private static double[] probabilities(History history, int n) {
        Posterior posterior = new Beliefs(InferenceSettings.standard(), RandomStream.of(1), Parallel.none())
                .given(history)
                .posterior();
        Constraint constraint = history.problem().constraints().get(0);
        double[][] at = {
            history.problem().space().encode(history.problem().space().point(Map.of("n", n)))
        };
        return new double[] {
            Math.exp(posterior.logProbability(constraint, at)[0]),
            Math.exp(posterior.of(constraint).logProbability(constraint, at)[0])
        };
    }

    private static final int[] PLACES = {1, 6, 12, 17, LAST, LAST + 1, 24, 29, 35, 40};

    @Test
    void aYesNextToANoIsTakenAtItsWord() {
        double[] last = probabilities(answered(Constraint.holds("c"), PLACES), LAST);
        assertThat(last[1]).isLessThan(0.95);
        assertThat(last[0]).isGreaterThan(0.97);
    }

    @Test
    void whatWasNotAnsweredOrWithNoIsLeftToTheModel() {
        History history = answered(Constraint.holds("c"), PLACES);
        for (int n : new int[] {LAST - 1, LAST + 1}) {
            double[] there = probabilities(history, n);
            assertThat(there[0]).as("at %d", n).isEqualTo(there[1]);
        }
    }

    @Test
    void whatWasAnsweredBothWaysIsLeftToTheModel() {
        double[] last = probabilities(with(answered(Constraint.holds("c"), PLACES), LAST, false), LAST);
        assertThat(last[0]).isEqualTo(last[1]);
    }

    @Test
    void whoAsksForAProbabilityIsNotAnsweredForCertain() {
        double[] last = probabilities(answered(Constraint.holds("c").probability(0.9), PLACES), LAST);
        assertThat(last[0]).isEqualTo(last[1]);
    }

    /** Every third answer is no, wherever it is asked: a yes tells no more of its own place than of the others. */
    @Test
    void whereAnswersAreAMatterOfChanceAYesIsNoFact() {
        History history = answered(Constraint.holds("c"));
        for (int n : IntStream.rangeClosed(1, 40).toArray()) {
            history = with(history, n, n % 3 != 0);
        }
        double[] there = probabilities(history, LAST);
        assertThat(there[0] - there[1]).isBetween(0.0, 0.02);
    }
}
