package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.data.Suggestion.Reason;
import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import dev.brink.observation.Noise;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Where ripples that cannot be followed look like noise, a run is repeated next to where it was made. */
class RepetitionRuleTest {
    /** Many ripples between any two of twenty points. */
    private static double rippled(Point point) {
        double x = point.real("x");
        double y = point.real("y");
        return 10 * (x - 0.3) * (x - 0.3) + 8 * (y - 0.6) * (y - 0.6) + Math.sin(311 * x + 17) * Math.cos(277 * y);
    }

    private static ProblemBuilder problem() {
        return Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1));
    }

    private static Optimizer knowing(Problem problem, int count, ToDoubleFunction<Point> cost) {
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        Sobol points = Sobol.scrambled(2, RandomStream.of(1));
        for (int i = 0; i < count; i++) {
            double[] x = points.next();
            Point point = problem.space().decode(x);
            optimizer.tell(
                    Measurement.of(point, problem.tasks().get(0).name(), Map.of("cost", cost.applyAsDouble(point))));
        }
        return optimizer;
    }

    /** Asks and tells so many times and returns what was asked as a repetition. */
    private static List<Suggestion> repetitions(Optimizer optimizer, int steps, ToDoubleFunction<Point> cost) {
        List<Suggestion> repetitions = new ArrayList<>();
        for (int step = 0; step < steps; step++) {
            Suggestion suggestion = optimizer.ask();
            if (suggestion.reason() == Reason.REPETITION) {
                repetitions.add(suggestion);
            }
            optimizer.tell(suggestion, Map.of("cost", cost.applyAsDouble(suggestion.point())));
        }
        return repetitions;
    }

    private static double distanceToTheNearest(Point point, Optimizer optimizer) {
        return optimizer.history().measurements().stream()
                .map(Measurement::point)
                .filter(other -> !other.equals(point))
                .mapToDouble(other -> Math.max(
                        Math.abs(other.real("x") - point.real("x")), Math.abs(other.real("y") - point.real("y"))))
                .min()
                .orElseThrow();
    }

    private static double deviationAt(Point point, Optimizer optimizer) {
        return optimizer
                .surfaces()
                .at(List.of(point))
                .get(0)
                .objective()
                .orElseThrow()
                .deviation();
    }

    @Test
    void ripplesAreToldFromNoiseByTwoRunsNextToOthers() {
        Problem problem = problem().objective(Objective.minimize("cost")).build();
        Optimizer optimizer = knowing(problem, 30, RepetitionRuleTest::rippled);
        List<Suggestion> repetitions = repetitions(optimizer, 12, RepetitionRuleTest::rippled);
        assertThat(repetitions).hasSize(2);
        for (Suggestion repetition : repetitions) {
            assertThat(distanceToTheNearest(repetition.point(), optimizer)).isBetween(1e-7, 1e-5);
            assertThat(repetition.notes()).anyMatch(note -> note.contains("looks like noise"));
        }
        assertThat(deviationAt(repetitions.get(0).point(), optimizer)).isLessThan(0.01);
    }

    /** What rounding took away is not to be followed: two runs show nothing, and the models go on as if it were noise. */
    @Test
    void roundedRipplesStayNoise() {
        ToDoubleFunction<Point> rounded = point -> Math.rint(10 * rippled(point)) / 10;
        Problem problem = problem().objective(Objective.minimize("cost")).build();
        Optimizer optimizer = knowing(problem, 30, rounded);
        List<Suggestion> repetitions = repetitions(optimizer, 12, rounded);
        assertThat(repetitions).hasSize(2);
        assertThat(deviationAt(repetitions.get(0).point(), optimizer)).isGreaterThan(0.01);
    }

    /** Two draws of normal noise differ by less than a tenth of its deviation once in 18 times: then it takes two. */
    @Test
    void noiseIsMostlyBelievedAfterOneRun() {
        Problem problem = problem().objective(Objective.minimize("cost")).build();
        List<Integer> runs = new ArrayList<>();
        for (int seed = 1; seed <= 20; seed++) {
            RandomGenerator random = RandomStream.of(seed).generator();
            ToDoubleFunction<Point> noisy = point -> rippled(point) + random.nextGaussian();
            runs.add(repetitions(knowing(problem, 30, noisy), 12, noisy).size());
        }
        assertThat(runs).allMatch(count -> count == 1 || count == 2);
        assertThat(runs).filteredOn(count -> count == 1).hasSizeGreaterThan(16);
    }

    @Test
    void nothingIsRepeatedWhereNoiseIsToldOrTheFunctionIsFollowed() {
        ToDoubleFunction<Point> smooth = point -> Math.pow(point.real("x") - 0.3, 2) + point.real("y");
        Problem auto = problem().objective(Objective.minimize("cost")).build();
        assertThat(repetitions(knowing(auto, 30, smooth), 6, smooth)).isEmpty();
        Problem exact = problem()
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .build();
        assertThat(repetitions(knowing(exact, 30, RepetitionRuleTest::rippled), 6, RepetitionRuleTest::rippled))
                .isEmpty();
        Problem told = problem()
                .objective(Objective.minimize("cost").noise(Noise.fixed(1)))
                .build();
        assertThat(repetitions(knowing(told, 30, RepetitionRuleTest::rippled), 6, RepetitionRuleTest::rippled))
                .isEmpty();
    }

    @Test
    void aRepetitionUnderWayOrFailedIsNotMadeAgain() {
        Problem problem = problem().objective(Objective.minimize("cost")).build();
        Optimizer optimizer = knowing(problem, 30, RepetitionRuleTest::rippled);
        Suggestion first = optimizer.ask();
        assertThat(first.reason()).isEqualTo(Reason.REPETITION);
        assertThat(optimizer.ask().reason()).isNotEqualTo(Reason.REPETITION);
        optimizer.tellFailed(first, "broken");
        Suggestion next = optimizer.ask();
        assertThat(next.reason()).isEqualTo(Reason.REPETITION);
        assertThat(Math.abs(next.point().real("x") - first.point().real("x"))).isGreaterThan(1e-3);
    }

    /** On a curve that the known constraint leaves no step from, there is nothing to repeat, and no harm done. */
    @Test
    void knownConstraintsAreKept() {
        Problem problem = problem()
                .objective(Objective.minimize("cost"))
                .known("x + y <= 1", point -> point.real("x") + point.real("y") <= 1)
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        for (int i = 0; i < 30; i++) {
            double x = (i + 0.5) / 30;
            Point point = problem.space().point(Map.of("x", x, "y", 1 - x));
            optimizer.tell(Measurement.of(point, "run", Map.of("cost", rippled(point))));
        }
        for (int step = 0; step < 4; step++) {
            Suggestion suggestion = optimizer.ask();
            assertThat(problem.allows(suggestion.point())).isTrue();
            optimizer.tell(suggestion, Map.of("cost", rippled(suggestion.point())));
        }
    }

    @Test
    void theTaskThatShowsTheRipplesIsRepeated() {
        Problem problem = problem()
                .objective(Objective.minimize("cost"))
                .constraint(Constraint.atMost("heat", 1))
                .task("price", 1, "cost")
                .task("bake", 1, "heat")
                .build();
        Optimizer optimizer = knowing(problem, 30, RepetitionRuleTest::rippled);
        Suggestion suggestion = optimizer.ask();
        assertThat(suggestion.reason()).isEqualTo(Reason.REPETITION);
        assertThat(suggestion.task()).isEqualTo("price");
    }
}
