package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In four dimensions and more, one step of four is for what it tells of other points. */
class SurveyRuleTest {
    private static Problem problem(int parameters, Noise noise) {
        return Problem.over(IntStream.range(0, parameters)
                        .mapToObj(a -> Parameter.real("x" + a, 0, 1))
                        .toArray(Parameter[]::new))
                .objective(Objective.minimize("cost").noise(noise))
                .build();
    }

    /** A dip in the middle of one half, and waves all over. */
    private static double cost(double[] x) {
        double distance = Arrays.stream(x).map(v -> (v - 0.3) * (v - 0.3)).sum();
        return -Math.exp(-8 * distance)
                + 0.3 * Arrays.stream(x).map(v -> Math.sin(7 * v)).sum();
    }

    private static Optimizer knowing(Problem problem, int measurements) {
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        RandomGenerator random = RandomStream.of(5).generator();
        for (int i = 0; i < measurements; i++) {
            double[] x = DoubleStream.generate(random::nextDouble)
                    .limit(problem.space().parameters().size())
                    .toArray();
            Point point = problem.space().decode(x);
            optimizer.tell(Measurement.of(point, "run", Map.of("cost", cost(x))));
        }
        return optimizer;
    }

    private static boolean isASurvey(Suggestion suggestion) {
        return suggestion.notes().stream().anyMatch(note -> note.contains("tells about other points"));
    }

    @ParameterizedTest
    @CsvSource({"4, 10, false", "4, 11, true", "4, 12, false", "4, 13, false", "6, 15, true", "3, 11, false"})
    void oneStepOfFourIsASurvey(int parameters, int measurements, boolean survey) {
        Suggestion suggestion =
                knowing(problem(parameters, Noise.none()), measurements).ask();
        assertThat(isASurvey(suggestion)).as("%s", suggestion).isEqualTo(survey);
        assertThat(suggestion.reason()).isEqualTo(Suggestion.Reason.IMPROVEMENT);
        assertThat(suggestion.logAcquisition()).isFinite();
    }

    @Test
    void whereThereIsNoiseThereIsNone() {
        assertThat(isASurvey(knowing(problem(4, Noise.fixed(0.3)), 11).ask())).isFalse();
    }

    /** A constraint that holds in one part of a hundred of the box, and one that holds in half of it. */
    @ParameterizedTest
    @CsvSource({"0.01, false", "0.5, true"})
    void whereHardlyAnythingIsFeasibleThereIsNone(double share, boolean survey) {
        Problem problem = Problem.over(
                        Parameter.real("w", 0, 1),
                        Parameter.real("x", 0, 1),
                        Parameter.real("y", 0, 1),
                        Parameter.real("z", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .constraint(Constraint.atMost("edge", share).noise(Noise.none()))
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        RandomGenerator random = RandomStream.of(5).generator();
        for (int i = 0; i < 11; i++) {
            double[] x = DoubleStream.generate(random::nextDouble).limit(4).toArray();
            x[0] = i == 0 ? share / 2 : x[0];
            optimizer.tell(Measurement.of(problem.space().decode(x), "run", Map.of("cost", cost(x), "edge", x[0])));
        }
        Suggestion suggestion = optimizer.ask();
        assertThat(isASurvey(suggestion)).as("%s", suggestion).isEqualTo(survey);
        assertThat(suggestion.reason()).isEqualTo(Suggestion.Reason.IMPROVEMENT);
    }

    @Test
    void whatWasMeasuredExactlyIsNotSurveyedAgain() {
        Problem few = Problem.over(
                        Parameter.integer("a", 0, 1),
                        Parameter.integer("b", 0, 1),
                        Parameter.integer("c", 0, 1),
                        Parameter.integer("d", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .build();
        Optimizer optimizer = new Optimizer(few, Studies.quick(1));
        List<Point> measured = IntStream.range(0, 16)
                .mapToObj(i -> {
                    Suggestion suggestion = optimizer.ask();
                    optimizer.tell(suggestion, Map.of("cost", cost(few.space().encode(suggestion.point()))));
                    return suggestion.point();
                })
                .toList();
        assertThat(measured).doesNotHaveDuplicates();
    }
}
