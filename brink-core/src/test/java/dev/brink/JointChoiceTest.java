package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.data.Suggestion.Reason;
import dev.brink.data.TaskValue;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Point and task chosen together. */
class JointChoiceTest {
    private static Settings joint(long seed) {
        return Studies.quick(seed).choice(Settings.Choice.JOINT);
    }

    @Test
    void theSuggestionShowsWhatEachTaskIsWorthWhereItIsWorthMost() {
        Optimizer optimizer = Studies.run(new Optimizer(Studies.decoupled(), joint(1)), 12);
        Suggestion suggestion = optimizer.ask();
        assertThat(suggestion.reason()).isEqualTo(Reason.INFORMATION);
        assertThat(suggestion.taskValues()).extracting(TaskValue::task).containsExactly("price", "bake");
        TaskValue chosen = suggestion.taskValues().stream()
                .filter(value -> value.task().equals(suggestion.task()))
                .findFirst()
                .orElseThrow();
        assertThat(suggestion.taskValues()).allMatch(value -> value.gainPerCost() <= chosen.gainPerCost());
    }

    @Test
    void theSameHistoryGivesTheSameSuggestion() {
        Optimizer first = Studies.run(new Optimizer(Studies.decoupled(), joint(2)), 14);
        Optimizer second = new Optimizer(first.history(), joint(2));
        assertThat(second.ask()).isEqualTo(first.ask());
    }

    @Test
    void itFindsTheBestFeasiblePoint() {
        Optimizer optimizer = Studies.run(new Optimizer(Studies.decoupled(), joint(3)), 30);
        Recommendation best = optimizer.recommend();
        assertThat(best.confident()).isTrue();
        // The least cost on the line 60 x + 50 y = 60: the distance of (0.7, 0.8) from it, squared.
        double distance = (60 * 0.7 + 50 * 0.8 - 60) / Math.hypot(60, 50);
        assertThat(Studies.metric("cost", best.point())).isBetween(distance * distance, distance * distance + 1e-3);
    }

    @Test
    void aTaskThatWasNeverRunIsRunNext() {
        Problem problem = Studies.decoupled();
        Optimizer optimizer = new Optimizer(problem, joint(4));
        for (int i = 0; i < 12; i++) {
            Point point = problem.space().point(Map.of("x", i / 12.0, "y", (i * 5 % 12) / 12.0));
            optimizer.tell(Measurement.of(point, "price", Studies.values(problem, point, "price")));
        }
        assertThat(optimizer.ask().task()).isEqualTo("bake");
    }

    @Test
    void whatIsPendingIsNotSuggestedAgain() {
        Optimizer optimizer = Studies.run(new Optimizer(Studies.decoupled(), joint(5)), 12);
        Suggestion first = optimizer.ask();
        Suggestion second = optimizer.ask();
        assertThat(Map.entry(second.point(), second.task())).isNotEqualTo(Map.entry(first.point(), first.task()));
    }

    /** Nothing measured is feasible: what tells where something may be is the constraint. */
    @Test
    void constraintsComeFirstWhileNothingIsFeasible() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost"))
                .constraint(Constraint.atMost("heat", 0))
                .task("price", 1, "cost")
                .task("bake", 1, "heat")
                .build();
        Optimizer optimizer = new Optimizer(problem, joint(6));
        for (double x : new double[] {0.05, 0.2, 0.5, 0.8, 0.95}) {
            Point point = problem.space().point(Map.of("x", x));
            optimizer.tell(Measurement.of(point, "price", Map.of("cost", x)));
            optimizer.tell(Measurement.of(point, "bake", Map.of("heat", 1 + x)));
        }
        assertThat(optimizer.ask().task()).isEqualTo("bake");
    }

    /** Few answers tell little about the best value, however often the objective is measured; but they are needed. */
    @Test
    void aYesOrNoIsAskedForWhileNothingPasses() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .constraint(Constraint.holds("stable").confidence(0.99))
                .task("price", 1, "cost")
                .task("bake", 1, "stable")
                .build();
        Optimizer optimizer = new Optimizer(problem, joint(10));
        for (int i = 0; i < 40 && !optimizer.recommend().confident(); i++) {
            Suggestion suggestion = optimizer.ask();
            double x = suggestion.point().real("x");
            optimizer.tell(
                    suggestion,
                    suggestion.task().equals("price")
                            ? Map.of("cost", (x - 0.4) * (x - 0.4))
                            : Map.of("stable", x < 0.7));
        }
        assertThat(optimizer.recommend().confident()).isTrue();
    }

    /** As for the paper's rule: all that is known is a pocket below 0.1, and the better one lies beyond. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatLiesBeyondTheKnownPocketIsFound(long seed) {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .constraint(Constraint.atMost("heat", 0).noise(Noise.none()))
                .task("price", 1, "cost")
                .task("bake", 1, "heat")
                .build();
        Optimizer optimizer = new Optimizer(problem, joint(seed));
        for (int i = 0; i < 5; i++) {
            tell(optimizer, problem.space().point(Map.of("x", 0.02 * i)), "price");
            tell(optimizer, problem.space().point(Map.of("x", 0.02 * i)), "bake");
        }
        for (int run = 0; run < 30; run++) {
            Suggestion suggestion = optimizer.ask();
            tell(optimizer, suggestion.point(), suggestion.task());
        }
        assertThat(optimizer.recommend().confident()).isTrue();
        assertThat(optimizer.recommend().point().real("x")).isBetween(0.69, 0.71);
    }

    private static void tell(Optimizer optimizer, Point point, String task) {
        double x = point.real("x");
        optimizer.tell(Measurement.of(
                point,
                task,
                task.equals("price")
                        ? Map.of("cost", Math.pow(x - 0.7, 2))
                        : Map.of("heat", 100 * (x - 0.1) * (x - 0.6) * (x - 0.8))));
    }

    /** Numbers, counts, a yes or no and runs that may fail, all in one problem. */
    @Test
    void anyMixOfObservationsIsLearnedFrom() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1), Parameter.integer("n", 1, 9))
                .objective(Objective.minimize("loss"))
                .constraint(Constraint.share("taste", 0.6))
                .constraint(Constraint.holds("stable"))
                .constraint(Constraint.succeeds("runs", "train"))
                .task("train", 5, "loss", "stable")
                .task("survey", 1, "taste")
                .build();
        Optimizer optimizer = new Optimizer(problem, joint(7));
        for (int i = 0; i < 22; i++) {
            Suggestion suggestion = optimizer.ask();
            double x = suggestion.point().real("x");
            if (suggestion.task().equals("survey")) {
                optimizer.tell(suggestion, Map.of("taste", Observation.counts(x < 0.8 ? 8 : 4, 10)));
            } else if (x < 0.1) {
                optimizer.tellFailed(suggestion, "diverged");
            } else {
                optimizer.tell(suggestion, Map.of("loss", (x - 0.4) * (x - 0.4), "stable", x < 0.7));
            }
        }
        new Assurances(problem).keeps(optimizer.recommend());
    }

    @Test
    void withoutAnObjectiveAFeasiblePointIsLookedFor() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .constraint(Constraint.atMost("heat", 0))
                .constraint(Constraint.atLeast("speed", 0.5))
                .task("bake", 1, "heat")
                .task("race", 1, "speed")
                .build();
        Optimizer optimizer = new Optimizer(problem, joint(8));
        for (int i = 0; i < 24; i++) {
            Suggestion suggestion = optimizer.ask();
            double x = suggestion.point().real("x");
            optimizer.tell(
                    suggestion, suggestion.task().equals("bake") ? Map.of("heat", x - 0.62) : Map.of("speed", x));
        }
        Recommendation found = optimizer.recommend();
        assertThat(found.confident()).isTrue();
        assertThat(found.point().real("x")).isBetween(0.5, 0.62);
    }

    @Test
    void twentyTasksAreWeighedAgainstEachOther() {
        ProblemBuilder builder = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .objective(Objective.minimize("f"))
                .task("objective", 1, "f");
        for (int k = 1; k < 20; k++) {
            builder.constraint(Constraint.atMost("c" + k, 1)).task("t" + k, k, "c" + k);
        }
        Problem problem = builder.build();
        Optimizer optimizer = new Optimizer(problem, joint(9).hyperparameterSamples(1));
        for (double x : new double[] {0.1, 0.5, 0.9}) {
            for (var task : problem.tasks()) {
                Map<String, Double> values = new LinkedHashMap<>();
                values.put(task.reveals().get(0), x * x);
                optimizer.tell(Measurement.of(problem.space().point(Map.of("x", x, "y", x)), task.name(), values));
            }
        }
        assertThat(optimizer.ask().taskValues()).hasSize(20);
    }
}
