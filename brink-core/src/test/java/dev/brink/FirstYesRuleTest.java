package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Where runs are made that have to work somewhere, and have not so far. */
class FirstYesRuleTest {
    private static final int RUNS = 30;

    private static ProblemBuilder square() {
        return Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .objective(Objective.minimize("cost"));
    }

    private static Optimizer after(int runs, Problem problem, int seed, BiConsumer<Optimizer, Suggestion> outcome) {
        Optimizer optimizer = new Optimizer(problem, Studies.quick(seed));
        for (int run = 0; run < runs; run++) {
            outcome.accept(optimizer, optimizer.ask());
        }
        return optimizer;
    }

    /** Which of the 16 squares of a board were tried. */
    private static Set<Integer> squares(Optimizer optimizer) {
        return optimizer.history().measurements().stream()
                .map(Measurement::point)
                .map(point -> 4 * fourth(point, "x") + fourth(point, "y"))
                .collect(Collectors.toSet());
    }

    private static int fourth(Point point, String parameter) {
        return (int) Math.min(3, 4 * point.real(parameter));
    }

    private static boolean isOnEdge(Point point) {
        return Math.abs(point.real("x") - 0.5) > 0.49999 || Math.abs(point.real("y") - 0.5) > 0.49999;
    }

    private static void assertSpread(Optimizer optimizer, int seed) {
        assertThat(squares(optimizer)).as("seed %d", seed).hasSizeGreaterThanOrEqualTo(15);
        assertThat(optimizer.history().measurements())
                .as("seed %d", seed)
                .noneMatch(measurement -> isOnEdge(measurement.point()));
    }

    @Test
    void whileEveryRunFailsRunsAreSpreadOverTheSpace() {
        for (int seed = 1; seed <= 3; seed++) {
            assertSpread(after(RUNS, square().build(), seed, (o, next) -> o.tellFailed(next, "crashed")), seed);
        }
    }

    @Test
    void whileEveryAnswerIsNoRunsAreSpreadOverTheSpace() {
        Problem problem = square().constraint(Constraint.holds("stable")).build();
        Map<String, Object> no = Map.of("cost", 1, "stable", false);
        assertSpread(after(RUNS, problem, 4, (o, next) -> o.tell(next, no)), 4);
    }

    @Test
    void whileNobodyLikesAnythingRunsAreSpreadOverTheSpace() {
        Problem problem = square().constraint(Constraint.share("liked", 0.5)).build();
        Map<String, Object> none = Map.of("cost", 1, "liked", Observation.counts(0, 3));
        assertSpread(after(RUNS, problem, 5, (o, next) -> o.tell(next, none)), 5);
    }

    @Test
    void whileANumberIsAlwaysTheSameAndTooLittleRunsAreSpreadOverTheSpace() {
        Problem problem = square().constraint(Constraint.atLeast("passed", 1)).build();
        assertSpread(after(RUNS, problem, 8, (o, next) -> o.tell(next, Map.of("cost", 1, "passed", 0))), 8);
        assertThat(after(8, problem, 8, (o, next) -> o.tell(next, Map.of("cost", 1, "passed", 1)))
                        .ask()
                        .notes())
                .as("it holds wherever it was seen")
                .doesNotContain(FirstYesRule.NOTE);
    }

    /** Three parts in a hundred of the square work. */
    @Test
    void whatRarelyWorksIsFound() {
        int found = 0;
        for (int seed = 1; seed <= 4; seed++) {
            Optimizer optimizer = after(60, square().build(), seed, (o, next) -> {
                double x = next.point().real("x");
                double y = next.point().real("y");
                if (Math.hypot(x - 0.4, y - 0.55) < 0.1) {
                    o.tell(next, Map.of("cost", x));
                } else {
                    o.tellFailed(next, "crashed");
                }
            });
            boolean any = optimizer.history().measurements().stream()
                    .anyMatch(measurement -> measurement.failure().isEmpty());
            found += any ? 1 : 0;
        }
        // By chance 60 points miss it once in six or seven times.
        assertThat(found).isEqualTo(4);
    }

    /** Else the objective, or the number, might tell more for ever. */
    @Test
    void ofSeparateTasksTheCheapestIsRunThatCanSayYes() {
        Problem problem = square().constraint(Constraint.holds("stable"))
                .constraint(Constraint.atMost("heat", 1))
                .task("score", 1, "cost")
                .task("measure", 1, "heat")
                .task("check", 5, "stable")
                .task("both", 7, "heat", "stable")
                .build();
        Map<String, Object> values = Map.of("cost", 1, "heat", 0.5, "stable", false);
        Optimizer optimizer = new Optimizer(problem, Studies.quick(7));
        for (int run = 0; run < 16; run++) {
            Suggestion next = optimizer.ask();
            if (next.reason() != Suggestion.Reason.INITIAL_DESIGN) {
                assertThat(next.task()).isEqualTo("check");
            }
            optimizer.tell(next, reported(problem, next, values));
        }
    }

    private static Map<String, Object> reported(Problem problem, Suggestion suggestion, Map<String, Object> values) {
        return problem.task(suggestion.task()).reveals().stream().collect(Collectors.toMap(name -> name, values::get));
    }

    @Test
    void theSuggestionSaysSo() {
        Optimizer optimizer = after(8, square().build(), 6, (o, next) -> o.tellFailed(next, "crashed"));
        assertThat(optimizer.ask().notes()).contains(FirstYesRule.NOTE);
        optimizer.tell(optimizer.ask(), Map.of("cost", 1));
        assertThat(optimizer.ask().notes()).doesNotContain(FirstYesRule.NOTE);
    }
}
