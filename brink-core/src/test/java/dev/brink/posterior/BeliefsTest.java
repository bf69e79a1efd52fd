package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is believed is a function of the history and the seed, whatever was asked before. */
class BeliefsTest {
    private static final Objective COST = Objective.minimize("cost");
    private static final Constraint TASTE = Constraint.share("taste", 0.6);
    private static final Constraint HEAT = Constraint.atMost("heat", 1);
    private static final int LONGEST = 50;

    /** What one object said that was asked after every measurement. */
    private static final List<Beliefs.Inferred> WARM = new ArrayList<>();

    @BeforeAll
    static void askAfterEveryMeasurement() {
        Beliefs beliefs = beliefs(1);
        for (int n = 0; n <= LONGEST; n++) {
            WARM.add(beliefs.given(measured(problem().build(), n)));
        }
    }

    /** Measured along one parameter only, the constraint shows nothing of the other. */
    @Test
    void whoDoubtsKnowsLessOfWhatWasNotMeasured() {
        Problem two = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .constraint(HEAT)
                .build();
        History history = History.of(two);
        for (int i = 0; i < 12; i++) {
            double x = i / 11.0;
            history = history.with(Measurement.of(
                    two.space().point(Map.of("x", x, "y", i % 2 * 0.1)), "run", Map.of("heat", 3 + Math.sin(4 * x))));
        }
        Beliefs beliefs = beliefs(1);
        Beliefs other = beliefs(1);
        double[][] far = {{0.5, 1}};
        Posterior doubting = beliefs.doubting(history);
        assertThat(doubting.predict(HEAT, far).get(0).deviation())
                .isGreaterThan(2
                        * beliefs.given(history)
                                .posterior()
                                .predict(HEAT, far)
                                .get(0)
                                .deviation());
        other.given(history);
        assertThat(other.doubting(history).logProbabilityOfAll(far)).isEqualTo(doubting.logProbabilityOfAll(far));
    }

    private static Beliefs.Inferred warm(int n) {
        return WARM.get(n);
    }

    private static Beliefs beliefs(long seed) {
        return beliefs(seed, Parallel.none());
    }

    private static Beliefs beliefs(long seed, Parallel parallel) {
        return new Beliefs(SmallStudy.TINY, RandomStream.of(seed), parallel);
    }

    private static ProblemBuilder problem() {
        return Problem.over(Parameter.real("x", 0, 1)).objective(COST).constraint(TASTE);
    }

    private static History measured(Problem problem, int count) {
        return extended(History.of(problem), count, 0.37);
    }

    /** So many more measurements, of points that depend on where they start. */
    private static History extended(History start, int count, double shift) {
        History history = start;
        for (int i = 0; i < count; i++) {
            double x = (shift + 0.618 * i) % 1;
            Map<String, Observation> values = new HashMap<>(Map.of("cost", cost(x), "taste", taste(x)));
            if (history.problem().constraints().stream()
                    .anyMatch(constraint -> constraint.name().equals("heat"))) {
                values.put("heat", Observation.of(x * x));
            }
            history = history.with(Measurement.of(SmallStudy.at(history.problem(), x), "run", values));
        }
        return history;
    }

    private static Observation cost(double x) {
        return Observation.of(Math.sin(5 * x) + 0.05 * Math.sin(1000 * x));
    }

    private static Observation taste(double x) {
        return Observation.counts(Math.round(40 * x), 50);
    }

    /** All that the beliefs about a function say on a grid, to the last bit. */
    private static List<Double> numbers(Beliefs.Inferred inferred, String function) {
        LatentPosterior posterior =
                inferred.posterior().of(inferred.posterior().problem().function(function));
        List<Double> numbers = new ArrayList<>();
        posterior.marginals(SmallStudy.GRID).forEach(m -> {
            for (int j = 0; j < m.size(); j++) {
                numbers.add(m.mean(j));
                numbers.add(m.variance(j));
            }
        });
        posterior.samples().forEach(sample -> numbers.add(sample.transform().warp()));
        return numbers;
    }

    private static void assertSame(Beliefs.Inferred actual, Beliefs.Inferred expected) {
        assertThat(numbers(actual, "cost")).isEqualTo(numbers(expected, "cost"));
        assertThat(numbers(actual, "taste")).isEqualTo(numbers(expected, "taste"));
        assertThat(actual.diagnostics()).isEqualTo(expected.diagnostics());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 5, 7, 24, 25, 26, 31, LONGEST})
    void afterARestartTheyAreTheSame(int n) {
        assertSame(beliefs(1).given(measured(problem().build(), n)), warm(n));
    }

    @Test
    void theyMoveWithEveryMeasurement() {
        for (int n = 1; n <= LONGEST; n++) {
            assertThat(numbers(warm(n), "cost")).isNotEqualTo(numbers(warm(n - 1), "cost"));
            assertThat(numbers(warm(n), "taste")).isNotEqualTo(numbers(warm(n - 1), "taste"));
        }
    }

    @Test
    void whatWasAskedBeforeDoesNotMatter() {
        Problem problem = problem().build();
        Beliefs beliefs = beliefs(1);
        beliefs.given(measured(problem, 9)); // The future,
        assertSame(beliefs.given(measured(problem, 7)), warm(7));
        beliefs.given(extended(measured(problem, 6), 2, 0.11)); // another future,
        assertSame(beliefs.given(measured(problem, 8)), warm(8));
        beliefs.given(extended(History.of(problem), 7, 0.11)); // another past,
        assertSame(beliefs.given(measured(problem, 10)), warm(10));
        beliefs.given(measured(problem, 24)); // one that ends before chains start afresh,
        assertSame(beliefs.given(measured(problem, 26)), warm(26));
        assertSame(beliefs.given(measured(problem, 26)), warm(26)); // and the same again.
    }

    @Test
    void aCopyIsAskedForItself() {
        Problem problem = problem().build();
        Beliefs beliefs = beliefs(1);
        beliefs.given(measured(problem, 8));
        Beliefs copy = beliefs.copy();
        assertSame(copy.given(measured(problem, 9)), warm(9));
        copy.given(extended(History.of(problem), 7, 0.11));
        assertSame(beliefs.given(measured(problem, 9)), warm(9));
    }

    /** A function's name alone does not say what was believed of it. */
    @Test
    void otherProblemsAskedBeforeDoNotMatter() {
        Beliefs beliefs = beliefs(1);
        beliefs.given(measured(
                Problem.over(Parameter.real("x", 0, 1))
                        .objective(Objective.maximize("cost"))
                        .constraint(Constraint.share("taste", 0.9))
                        .constraint(Constraint.atMost("heat", 5))
                        .build(),
                6));
        Problem problem = problem().constraint(HEAT).build();
        Beliefs.Inferred expected = beliefs(1).given(measured(problem, 6));
        Beliefs.Inferred actual = beliefs.given(measured(problem, 6));
        assertSame(actual, expected);
        assertThat(numbers(actual, "heat")).isEqualTo(numbers(expected, "heat"));
        beliefs.given(measured(
                Problem.over(Parameter.real("x", 0, 2))
                        .objective(COST)
                        .constraint(TASTE)
                        .build(),
                6));
        assertSame(beliefs.given(measured(problem().build(), 6)), warm(6));
    }

    @Test
    void theSeedMatters() {
        Beliefs.Inferred other = beliefs(2).given(measured(problem().build(), 6));
        assertThat(numbers(other, "cost")).isNotEqualTo(numbers(warm(6), "cost"));
        assertThat(numbers(other, "taste")).isNotEqualTo(numbers(warm(6), "taste"));
    }

    @Test
    void threadsChangeNothing() {
        for (int threads = 1; threads <= 3; threads++) {
            ForkJoinPool pool = new ForkJoinPool(threads);
            try {
                assertSame(
                        beliefs(1, Parallel.on(pool)).given(measured(problem().build(), 8)), warm(8));
            } finally {
                pool.shutdown();
            }
        }
    }

    @Test
    void anotherConstraintDoesNotMoveTheOthers() {
        Beliefs.Inferred more =
                beliefs(1).given(measured(problem().constraint(HEAT).build(), 7));
        assertThat(numbers(more, "cost")).isEqualTo(numbers(warm(7), "cost"));
        assertThat(numbers(more, "taste")).isEqualTo(numbers(warm(7), "taste"));
        assertThat(more.diagnostics()).containsOnlyKeys("cost", "taste", "heat");
    }

    /** Where functions are measured by themselves, one is not moved by measurements of another. */
    @Test
    void measurementsOfAnotherFunctionDoNotMoveTheFirst() {
        Problem problem =
                problem().task("mix", 1, "cost").task("bake", 3, "taste").build();
        Beliefs beliefs = beliefs(1);
        History history = History.of(problem);
        Beliefs.Inferred before = beliefs.given(history);
        for (int i = 0; i < 16; i++) {
            double x = (0.37 + 0.618 * i) % 1;
            boolean mixes = i % 3 == 0;
            history = history.with(Measurement.of(
                    SmallStudy.at(problem, x),
                    mixes ? "mix" : "bake",
                    mixes ? Map.of("cost", cost(x)) : Map.of("taste", taste(x))));
            Beliefs.Inferred after = beliefs.given(history);
            assertThat(numbers(after, mixes ? "taste" : "cost")).isEqualTo(numbers(before, mixes ? "taste" : "cost"));
            assertThat(numbers(after, mixes ? "cost" : "taste"))
                    .isNotEqualTo(numbers(before, mixes ? "cost" : "taste"));
            before = after;
        }
        assertSame(beliefs(1).given(history), before);
    }

    /** What is to be learned may change with what is measured; the chains then start afresh, warm or not. */
    @Test
    void measurementsThatBringOtherHyperparametersAreMetAlike() {
        Problem problem = SmallStudy.problem(HEAT);
        Beliefs beliefs = beliefs(1);
        History history = History.of(problem);
        for (int i = 0; i < 9; i++) {
            double x = (0.37 + 0.618 * i) % 1;
            Observation exact = Observation.of(x * x, 0.1);
            Observation observed = i < 6 ? exact : i < 8 ? Observation.of(x * x) : Observation.moreThan(0.9);
            history = SmallStudy.with(history, x, "heat", observed);
            List<Double> expected = numbers(beliefs(1).given(history), "heat");
            assertThat(numbers(beliefs.given(history), "heat")).isEqualTo(expected);
        }
    }
}
