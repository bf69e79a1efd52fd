package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.data.Suggestion.Reason;
import dev.brink.data.TaskValue;
import dev.brink.observation.Noise;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objective and constraints that are measured by tasks of their own. */
class DecoupledTest {
    @Test
    void theInitialDesignVisitsEveryPointTwice() {
        Optimizer optimizer = new Optimizer(Studies.decoupled(), Studies.quick(1));
        Map<Point, Set<String>> visits = new HashMap<>();
        for (int i = 0; i < 10; i++) {
            Suggestion suggestion = optimizer.ask();
            assertThat(suggestion.reason()).isEqualTo(Reason.INITIAL_DESIGN);
            visits.computeIfAbsent(suggestion.point(), point -> new HashSet<>()).add(suggestion.task());
        }
        assertThat(visits).hasSize(5);
        assertThat(visits.values()).containsOnly(Set.of("price", "bake"));
    }

    @Test
    void theChoiceOfATaskShowsWhatEachIsWorth() {
        Optimizer optimizer = Studies.run(new Optimizer(Studies.decoupled(), Studies.quick(2)), 12);
        Suggestion suggestion = optimizer.ask();
        assertThat(suggestion.taskValues()).extracting(TaskValue::task).containsExactly("price", "bake");
        assertThat(suggestion.taskValues()).extracting(TaskValue::cost).containsExactly(1.0, 5.0);
        assertThat(suggestion.taskValues()).allMatch(value -> Double.isFinite(value.gain()) && value.gain() >= 0);
    }

    @Test
    void theTaskThatIsLeftIsRunWhereTheOtherIsExact() {
        Optimizer optimizer = Studies.run(new Optimizer(Studies.decoupled(), Studies.quick(3)), 25);
        Map<Point, List<String>> tasks = new HashMap<>();
        optimizer
                .history()
                .measurements()
                .forEach(m -> tasks.computeIfAbsent(m.point(), point -> new ArrayList<>())
                        .add(m.task()));
        assertThat(tasks.values()).allSatisfy(each -> assertThat(each).doesNotHaveDuplicates());
    }

    @Test
    void aTaskThatWasNeverRunIsRunNext() {
        Problem problem = Studies.decoupled();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(4));
        for (int i = 0; i < 12; i++) {
            Point point = problem.space().point(Map.of("x", i / 12.0, "y", (i * 5 % 12) / 12.0));
            optimizer.tell(Measurement.of(point, "price", Studies.values(problem, point, "price")));
        }
        assertThat(optimizer.ask().task()).isEqualTo("bake");
    }

    @Test
    void twentyTasksAreAllTried() {
        ProblemBuilder builder = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .objective(Objective.minimize("f"))
                .task("objective", 1, "f");
        for (int k = 1; k < 20; k++) {
            builder.constraint(Constraint.atMost("c" + k, 1)).task("t" + k, k, "c" + k);
        }
        Problem problem = builder.build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(5).hyperparameterSamples(1));
        Set<String> tried = new HashSet<>();
        for (int i = 0; i < 26; i++) {
            Suggestion suggestion = optimizer.ask();
            tried.add(suggestion.task());
            double value = suggestion.point().real("x") * suggestion.point().real("y");
            optimizer.tell(
                    suggestion, Map.of(problem.task(suggestion.task()).reveals().get(0), value));
        }
        assertThat(tried).hasSize(20);
        assertThat(optimizer.ask().taskValues()).hasSize(20);
        new Promises(problem).keeps(optimizer.recommend());
    }

    /**
     * Nothing is known but one pocket below 0.1, which is feasible; the better one lies from 0.6 to 0.8. It is not enough
     * to go where improvement is probable and feasible, since a far point is neither until something was measured there.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void whatLiesBeyondTheKnownPocketIsFound(long seed) {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .constraint(Constraint.atMost("heat", 0).noise(Noise.none()))
                .task("price", 1, "cost")
                .task("bake", 1, "heat")
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(seed));
        for (int i = 0; i < 5; i++) {
            Point point = problem.space().point(Map.of("x", 0.02 * i));
            optimizer.tell(Measurement.of(point, "price", Map.of("cost", cost(point))));
            optimizer.tell(Measurement.of(point, "bake", Map.of("heat", heat(point))));
        }
        for (int run = 0; run < 30; run++) {
            Suggestion suggestion = optimizer.ask();
            Point point = suggestion.point();
            optimizer.tell(
                    suggestion,
                    suggestion.task().equals("price") ? Map.of("cost", cost(point)) : Map.of("heat", heat(point)));
        }
        Recommendation best = optimizer.recommend();
        assertThat(best.confident()).isTrue();
        assertThat(best.point().real("x")).isBetween(0.69, 0.71);
    }

    private static double cost(Point point) {
        return Math.pow(point.real("x") - 0.7, 2);
    }

    private static double heat(Point point) {
        double x = point.real("x");
        return 100 * (x - 0.1) * (x - 0.6) * (x - 0.8);
    }
}
