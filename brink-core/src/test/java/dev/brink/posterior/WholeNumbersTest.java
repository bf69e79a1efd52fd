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
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Which constraints are taken for ones that go in steps. */
class WholeNumbersTest {
    private static final Constraint ERRORS = Constraint.atMost("errors", 3);
    private static final int MANY = 25;

    /** The constraint as beliefs see it after so many evenly spread measurements. */
    private static Constraint believed(Constraint constraint, int measurements, DoubleUnaryOperator value) {
        Problem problem =
                Problem.over(Parameter.real("x", 0, 1)).constraint(constraint).build();
        History history = History.of(problem);
        for (int i = 0; i < measurements; i++) {
            double x = (i + 0.5) / measurements;
            history = history.with(Measurement.of(
                    problem.space().point(Map.of("x", x)),
                    "run",
                    Map.of("errors", Observation.of(value.applyAsDouble(x)))));
        }
        return new Beliefs(InferenceSettings.standard(), RandomStream.of(1), Parallel.none())
                .given(history)
                .posterior()
                .problem()
                .constraints()
                .get(0);
    }

    private static double stairs(double x) {
        return Math.floor(12 * x * x);
    }

    @Test
    void stairsAreSteps() {
        assertThat(believed(ERRORS, MANY, WholeNumbersTest::stairs)).isEqualTo(ERRORS.wholeNumbers());
        Constraint exact = ERRORS.noise(Noise.none());
        assertThat(believed(exact, MANY, WholeNumbersTest::stairs)).isEqualTo(exact.wholeNumbers());
        Constraint log = ERRORS.scale(LatentScale.LOG);
        assertThat(believed(log, MANY, x -> 1 + stairs(x))).isEqualTo(log.wholeNumbers());
    }

    @Test
    void otherNumbersAreNot() {
        assertThat(believed(ERRORS, MANY, x -> 12 * x * x)).isEqualTo(ERRORS);
        assertThat(believed(ERRORS, MANY, x -> x < 0.9 ? stairs(x) : 10.5)).isEqualTo(ERRORS);
        assertThat(believed(ERRORS, 4, WholeNumbersTest::stairs))
                .as("four may be chance")
                .isEqualTo(ERRORS);
        assertThat(believed(ERRORS, MANY, x -> Math.floor(1200 * x * x)))
                .as("as good as smooth")
                .isEqualTo(ERRORS);
    }

    /** Not the count that came out must keep the limit, but what it comes to on average. */
    @Test
    void countsOfWhatHappensByChanceAreNot() {
        int mistaken = 0;
        for (int seed = 1; seed <= 40; seed++) {
            RandomGenerator random = RandomStream.of(seed).generator();
            Constraint counted = believed(ERRORS, MANY, x -> poisson(2 + 10 * x, random));
            mistaken += counted.givesWholeNumbers() ? 1 : 0;
        }
        assertThat(mistaken).as("of 40").isLessThan(4);
        Constraint none = Constraint.atMost("errors", 0);
        RandomGenerator random = RandomStream.of(1).generator();
        assertThat(believed(none, MANY, x -> poisson(5 * x, random)))
                .as("no average is less than none")
                .isEqualTo(none.wholeNumbers());
        Constraint told = ERRORS.noise(Noise.fixed(2));
        assertThat(believed(told, MANY, WholeNumbersTest::stairs)).isEqualTo(told);
    }

    private static double poisson(double mean, RandomGenerator random) {
        int count = 0;
        for (double left = Math.exp(mean) * random.nextDouble(); left > 1; left *= random.nextDouble()) {
            count++;
        }
        return count;
    }
}
