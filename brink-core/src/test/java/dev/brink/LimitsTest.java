package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.data.History;
import dev.brink.data.InvalidMeasurementException;
import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.InvalidProblemException;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where there is nothing to suggest, or nothing yet to go by, or what was told makes no sense. */
class LimitsTest {
    private static Problem sixPoints() {
        return Problem.over(Parameter.integer("n", 1, 4), Parameter.bool("fast"))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .known("fast only up to 2", point -> !point.bool("fast") || point.integer("n") <= 2)
                .build();
    }

    @Test
    void aFiniteSpaceIsUsedUpWithoutRepetition() {
        Optimizer optimizer = new Optimizer(sixPoints(), Studies.quick(1));
        Set<Point> seen = new HashSet<>();
        for (int i = 0; i < 6; i++) {
            Suggestion suggestion = optimizer.ask();
            seen.add(suggestion.point());
            optimizer.tell(
                    suggestion, Map.of("cost", Math.abs(suggestion.point().integer("n") - 3)));
        }
        assertThat(seen).hasSize(6);
        assertThatThrownBy(optimizer::ask)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Every point that the known constraints allow has been measured exactly, or twice with the"
                        + " same outcome, has failed or is pending (6 measurements, 0 pending suggestions), so there is"
                        + " nothing left to suggest: ask for the recommendation.");
        Recommendation best = optimizer.recommend();
        assertThat(best.point().integer("n")).isEqualTo(3);
        assertThat(best.objective().orElseThrow().mean()).isLessThan(0.1);
    }

    /** What was measured shows that nothing can keep the limit; yet the other parameter was hardly tried. */
    @Test
    void whereThereIsNoHopeEveryFifthStepDoubtsTheModels() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .constraint(Constraint.atMost("heat", 1))
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        for (int i = 0; i < 20; i++) {
            double x = i / 19.0;
            optimizer.tell(Measurement.of(
                    problem.space().point(Map.of("x", x, "y", i % 2 * 0.1)),
                    "run",
                    Map.of("heat", 3 + 0.1 * Math.sin(4 * x))));
        }
        Suggestion doubting = optimizer.ask();
        assertThat(doubting.notes()).anyMatch(note -> note.contains("trust the measurements less"));
        optimizer.tell(doubting, Map.of("heat", 3.05));
        assertThat(optimizer.ask().notes()).noneMatch(note -> note.contains("trust the measurements less"));
    }

    /** The best point lies in a corner, and nobody has said that the numbers are exact. */
    @Test
    void whatCameOutTheSameTwiceIsNotMeasuredAThirdTime() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost"))
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        Map<Point, Integer> times = new HashMap<>();
        for (int i = 0; i < 16; i++) {
            Suggestion suggestion = optimizer.ask();
            times.merge(suggestion.point(), 1, Integer::sum);
            optimizer.tell(suggestion, Map.of("cost", suggestion.point().real("x")));
        }
        assertThat(times).containsKey(problem.space().point(Map.of("x", 0.0)));
        assertThat(times.values()).allMatch(count -> count <= 2);
    }

    @Test
    void aFiniteSpaceIsUsedUpWhereEverythingCameOutTheSameTwice() {
        assertThatThrownBy(measuredTwice(1)::ask).isInstanceOf(NothingLeftException.class);
    }

    /** One repetition that differs shows noise, though the other does not. */
    @Test
    void whatVariesAnywhereMayBeMeasuredAgain() {
        Optimizer optimizer = measuredTwice(1.5);
        assertThat(optimizer.ask().point().integer("n")).isEqualTo(2);
    }

    /** Two points, the first twice at 2, the second at 1 and once more. */
    private static Optimizer measuredTwice(double onceMore) {
        Problem problem = Problem.over(Parameter.integer("n", 1, 2))
                .objective(Objective.minimize("cost"))
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        double[][] measured = {{1, 2}, {2, 1}, {1, 2}, {2, onceMore}};
        for (double[] pair : measured) {
            Point point = problem.space().point(Map.of("n", (int) pair[0]));
            optimizer.tell(Measurement.of(point, "run", Map.of("cost", pair[1])));
        }
        return optimizer;
    }

    @Test
    void aFiniteSpaceIsUsedUpByPendingSuggestionsToo() {
        Optimizer optimizer = new Optimizer(sixPoints(), Studies.quick(2));
        for (int i = 0; i < 6; i++) {
            optimizer.ask();
        }
        assertThatThrownBy(optimizer::ask)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("6 pending suggestions")
                .hasMessageContaining("tell what the pending suggestions measured");
        assertThat(optimizer.pending()).hasSize(6);
    }

    @Test
    void measurementsWithNoiseMayBeRepeated() {
        Problem problem = Problem.over(Parameter.bool("fast"))
                .objective(Objective.minimize("cost"))
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(3));
        for (int i = 0; i < 8; i++) {
            Suggestion suggestion = optimizer.ask();
            optimizer.tell(suggestion, Map.of("cost", (suggestion.point().bool("fast") ? 1 : 2) + 0.1 * (i % 3)));
        }
        assertThat(optimizer.recommend().point().bool("fast")).isTrue();
    }

    @Test
    void aNumberSaidToBeExactIsNotMeasuredAgain() {
        Problem problem = Problem.over(Parameter.bool("fast"))
                .objective(Objective.minimize("cost"))
                .constraint(Constraint.succeeds("works", "run"))
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(3));
        optimizer.tell(optimizer.ask(), Map.of("cost", Observation.of(1, 0)));
        optimizer.tellFailed(optimizer.ask(), "crashed");
        assertThatThrownBy(optimizer::ask).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void impossibleKnownConstraintsAreNamed() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost"))
                .known("x more than two", point -> point.real("x") > 2)
                .build();
        assertThatThrownBy(() -> new Optimizer(problem).ask())
                .isInstanceOf(InvalidProblemException.class)
                .hasMessageContaining("x more than two")
                .hasMessageContaining("Check them");
    }

    /** What the message about impossible constraints advises helps. */
    @Test
    void aPointToldInsideOfATinyRegionLeadsIntoIt() {
        double centre = 0.123456789;
        Problem problem = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1), Parameter.real("z", 0, 1))
                .objective(Objective.minimize("cost"))
                .known(
                        "near the centre",
                        point -> Stream.of("x", "y", "z").allMatch(name -> Math.abs(point.real(name) - centre) < 1e-4))
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(4));
        assertThatThrownBy(optimizer::ask).isInstanceOf(InvalidProblemException.class);
        Point inside = problem.space().point(Map.of("x", centre, "y", centre, "z", centre));
        optimizer.tell(Measurement.of(inside, "run", Map.of("cost", 1)));
        for (int i = 0; i < 7; i++) {
            Suggestion suggestion = optimizer.ask();
            assertThat(problem.allows(suggestion.point())).isTrue();
            optimizer.tell(suggestion, Map.of("cost", suggestion.point().real("x")));
        }
        assertThat(problem.allows(optimizer.recommend().point())).isTrue();
    }

    @Test
    void aMeasurementWhereNothingMayBeSuggestedIsNoTarget() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .known("x at most a half", point -> point.real("x") <= 0.5)
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(5));
        Point outside = problem.space().point(Map.of("x", 1));
        optimizer.tell(Measurement.of(outside, "run", Map.of("cost", -100)));
        for (int i = 0; i < 14; i++) {
            Suggestion suggestion = optimizer.ask();
            assertThat(suggestion.point().real("x")).isLessThanOrEqualTo(0.5);
            optimizer.tell(
                    suggestion, Map.of("cost", Math.pow(suggestion.point().real("x") - 0.3, 2)));
        }
        assertThat(optimizer.recommend().point().real("x")).isBetween(0.28, 0.32);
    }

    static Stream<Map<String, ?>> badValues() {
        return Stream.of(
                Map.of("cost", 1),
                Map.of("cost", 1, "heat", 1, "taste", 1),
                Map.of("cost", Double.NaN, "heat", 1),
                Map.of("cost", "cheap", "heat", 1),
                Map.of("cost", true, "heat", 1),
                Map.of("cost", Observation.counts(1, 2), "heat", 1));
    }

    @ParameterizedTest
    @MethodSource("badValues")
    void aMeasurementThatDoesNotFitChangesNothing(Map<String, ?> values) {
        Optimizer optimizer = Studies.run(new Optimizer(Studies.coupled(), Studies.quick(6)), 2);
        Suggestion suggestion = optimizer.ask();
        History before = optimizer.history();
        assertThatThrownBy(() -> optimizer.tell(suggestion, values)).isInstanceOf(InvalidMeasurementException.class);
        assertThatThrownBy(() -> optimizer.tellFailed(Suggestion.initial(1, suggestion.point(), "bake"), "why"))
                .isInstanceOf(InvalidMeasurementException.class);
        assertThat(optimizer.history()).isSameAs(before);
        assertThat(optimizer.pending()).containsExactly(suggestion);
    }

    @Test
    void beforeAnyMeasurementNothingIsConfident() {
        Recommendation constrained = new Optimizer(Studies.coupled(), Studies.quick(7)).recommend();
        assertThat(constrained.confident()).isFalse();
        new Assurances(Studies.coupled()).keeps(constrained);
    }

    @Test
    void withoutConstraintsAnyPointWillDoAtFirst() {
        Recommendation free = new Optimizer(sixPoints(), Studies.quick(8)).recommend();
        assertThat(free.confident()).isTrue();
        new Assurances(sixPoints()).keeps(free);
    }

    @Test
    void surfacesExistBeforeAnyMeasurement() {
        Surfaces surfaces = new Optimizer(Studies.coupled(), Studies.quick(9)).surfaces();
        Point point = Studies.coupled().space().point(Map.of("x", 0.5, "y", 0.5));
        surfaces.at(List.of(point)).forEach(new Assurances(Studies.coupled())::keeps);
    }

    /** The best point of many problems that count something is just at their limit; no model knows a value that well. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aPointThatWasMeasuredToBeJustAtTheLimitIsRecommended(long seed) {
        Problem problem = Problem.over(
                        Parameter.integer("n", 1, 200), Parameter.integer("m", 1, 4), Parameter.real("x", 0, 1))
                .objective(Objective.minimize("loss"))
                .constraint(Constraint.atMost("memory", 60))
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(seed));
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 30; i++) {
            Suggestion suggestion = optimizer.ask();
            Point point = suggestion.point();
            long memory = point.integer("n") * point.integer("m");
            double loss = loss(point);
            least = memory <= 60 ? Math.min(least, loss) : least;
            optimizer.tell(suggestion, Map.of("loss", loss, "memory", memory));
        }
        Recommendation best = optimizer.recommend();
        assertThat(best.confident()).isTrue();
        assertThat(best.point().integer("n") * best.point().integer("m")).isEqualTo(60);
        assertThat(loss(best.point())).isLessThan(least + 0.01);
    }

    private static double loss(Point point) {
        return Math.pow(point.integer("n") / 20.0 - 4, 2)
                + Math.pow(point.integer("m") - 2.0, 2) / 50
                + Math.pow(point.real("x") - 0.3, 2);
    }
}
