package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where measurements are noisy, every other step is for the answer. */
class KnowledgeRuleTest {
    private static final double DEVIATION = 0.3;

    private static double cost(double x, double y) {
        return Math.pow(x - 0.3, 2) + Math.pow(y - 0.6, 2);
    }

    private static Problem problem(Noise noise) {
        return Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .objective(Objective.minimize("cost").noise(noise))
                .build();
    }

    /** @param deviation of the noise that the costs really have */
    private static Optimizer knowing(Problem problem, int measurements, double deviation) {
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        RandomGenerator random = RandomStream.of(3).generator();
        for (int i = 0; i < measurements; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            double cost = cost(x, y) + deviation * random.nextGaussian();
            optimizer.tell(Measurement.of(problem.space().decode(new double[] {x, y}), "run", Map.of("cost", cost)));
        }
        return optimizer;
    }

    private static boolean isForTheAnswer(Suggestion suggestion) {
        return suggestion.notes().stream().anyMatch(note -> note.contains("make the answer"));
    }

    @ParameterizedTest
    @CsvSource({"12, true", "13, false", "14, true", "15, false"})
    void everyOtherStepIsForTheAnswer(int measurements, boolean forTheAnswer) {
        Suggestion suggestion = knowing(problem(Noise.fixed(DEVIATION)), measurements, DEVIATION)
                .ask();
        assertThat(isForTheAnswer(suggestion)).as("%s", suggestion).isEqualTo(forTheAnswer);
        assertThat(suggestion.reason()).isEqualTo(Suggestion.Reason.IMPROVEMENT);
        assertThat(suggestion.logAcquisition()).isFinite();
    }

    /** A suggestion that is under way counts as a step. */
    @Test
    void ofTwoAtATimeOneIsForTheAnswer() {
        Optimizer optimizer = knowing(problem(Noise.fixed(DEVIATION)), 12, DEVIATION);
        assertThat(isForTheAnswer(optimizer.ask())).isTrue();
        assertThat(isForTheAnswer(optimizer.ask())).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"12", "13"})
    void withoutNoiseNoneIs(int measurements) {
        assertThat(isForTheAnswer(
                        knowing(problem(Noise.none()), measurements, 0).ask()))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"12", "13"})
    void whereTheObjectiveIsCountedNoneIs(int measurements) {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("share").counted())
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        for (int i = 0; i < measurements; i++) {
            double x = (i + 0.5) / measurements;
            Point point = problem.space().decode(new double[] {x});
            optimizer.tell(Measurement.of(point, "run", Map.of("share", Observation.counts(2 + i % 5, 10))));
        }
        assertThat(isForTheAnswer(optimizer.ask())).isFalse();
    }

    @Test
    void withThePapersTargetNoneIs() {
        Optimizer optimizer = new Optimizer(
                knowing(problem(Noise.fixed(DEVIATION)), 12, DEVIATION).history(),
                Studies.quick(1).target(Settings.Target.PAPER));
        assertThat(isForTheAnswer(optimizer.ask())).isFalse();
    }

    /** A sliver of the box, values on a grid and a constraint that is learned. */
    @Test
    void whatIsKnownIsNeverBroken() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1), Parameter.integer("n", 0, 20))
                .objective(Objective.minimize("cost").noise(Noise.fixed(DEVIATION)))
                .constraint(Constraint.atMost("heat", 1).noise(Noise.none()))
                .known("sliver", point -> Math.abs(point.real("x") - point.integer("n") / 20.0) < 0.02)
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(2));
        RandomGenerator random = RandomStream.of(4).generator();
        int forTheAnswer = 0;
        for (int i = 0; i < 24; i++) {
            Suggestion suggestion = optimizer.ask();
            Point point = suggestion.point();
            assertThat(problem.allows(point)).as("%s", suggestion).isTrue();
            forTheAnswer += isForTheAnswer(suggestion) ? 1 : 0;
            double y = point.integer("n") / 20.0;
            optimizer.tell(
                    suggestion,
                    Map.of(
                            "cost", -cost(point.real("x"), y) + DEVIATION * random.nextGaussian(),
                            "heat", point.real("x") + y));
        }
        assertThat(forTheAnswer).isGreaterThan(5);
    }
}
