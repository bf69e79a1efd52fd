package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.data.TaskValue;
import dev.brink.entropy.Costs;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import dev.brink.observation.Noise;
import dev.brink.posterior.Beliefs;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Cost;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.testkit.GradientCheck;
import dev.brink.testkit.Within;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Costs of tasks that are learned from what runs have cost. */
class MeasuredCostsTest {
    private static final double[] MEASURED = {0.03, 0.2, 0.35, 0.5, 0.65, 0.8, 0.97};

    private static Problem problem(Cost bake) {
        return Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .constraint(Constraint.atMost("heat", 0.4).noise(Noise.none()))
                .task("price", 1, "cost")
                .task("bake", bake, "heat")
                .build();
    }

    /** Both tasks at all points; the cost of baking is reported where the function gives a positive number. */
    private static History history(Problem problem, DoubleUnaryOperator bakingCost) {
        History history = History.of(problem);
        for (double x : MEASURED) {
            Point point = problem.space().point(Map.of("x", x));
            history = history.with(Measurement.of(point, "price", Map.of("cost", price(x))));
            Measurement baked = Measurement.of(point, "bake", Map.of("heat", heat(x)));
            double cost = bakingCost.applyAsDouble(x);
            history = history.with(cost > 0 ? baked.costing(cost) : baked);
        }
        return history;
    }

    private static double price(double x) {
        return Math.sin(13 * x) + x;
    }

    private static double heat(double x) {
        return Math.sin(9 * x + 1) / 2 + x / 3;
    }

    private static Costs costs(History history) {
        return new CostBeliefs(
                        history.problem().space(), Studies.quick(1).inference(), RandomStream.of(1), Parallel.none())
                .given(history);
    }

    private static double baking(Costs costs, double x, Problem problem) {
        return costs.at(problem.task("bake"), new double[] {x});
    }

    private static TaskValue bake(Suggestion suggestion) {
        return suggestion.taskValues().stream()
                .filter(value -> value.task().equals("bake"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theCostIsLearnedAsAFunctionOfThePoint() {
        Problem problem = problem(Cost.measured());
        Costs costs = costs(history(problem, x -> Math.exp(4 * x)));
        for (double x : new double[] {0.1, 0.42, 0.9}) {
            Within.relative(baking(costs, x, problem), Math.exp(4 * x), 0.15, x);
        }
        assertThat(costs.at(problem.task("price"), new double[] {0.3})).isEqualTo(1);
    }

    @Test
    void noCostIsBeyondWhatWasMeasured() {
        Problem problem = problem(Cost.measured());
        History history = history(problem, x -> x < 0.6 ? Math.pow(10, -3 + 15 * x) : -1);
        Costs costs = costs(history);
        for (double x = 0; x <= 1; x += 0.02) {
            assertThat(baking(costs, x, problem)).isBetween(1e-3, 1e6);
        }
    }

    @ParameterizedTest
    @EnumSource(Settings.Choice.class)
    void costsOfNineDecadesAreNoTrouble(Settings.Choice choice) {
        History history = history(problem(Cost.measured()), x -> Math.pow(10, -3 + 9 * x));
        Suggestion suggestion =
                new Optimizer(history, Studies.quick(1).initialPoints(1).choice(choice)).ask();
        assertThat(suggestion.taskValues())
                .isNotEmpty()
                .allMatch(value -> value.cost() > 0 && Double.isFinite(value.gainPerCost()));
    }

    @Test
    void theGradientIsThatOfTheCost() {
        Problem problem = problem(Cost.measured());
        Costs costs = costs(history(problem, x -> Math.exp(Math.sin(6 * x))));
        GradientCheck check = GradientCheck.of(costs.log(problem.task("bake"))::value)
                .within(new double[1], new double[] {1})
                .relative(1e-6);
        check.assertAt(0.28);
        check.assertAt(0.6);
    }

    @Test
    void failedRunsHaveCostsTooAndPendingOnesHaveNone() {
        Problem problem = problem(Cost.measured());
        History history = history(problem, x -> 2);
        Point failedAt = problem.space().point(Map.of("x", 0.58));
        History failed =
                history.with(Measurement.failed(failedAt, "bake", "burnt").costing(50));
        assertThat(failed.costs(problem.task("bake"))).hasSize(MEASURED.length + 1);
        assertThat(baking(costs(failed), 0.58, problem)).isGreaterThan(baking(costs(history), 0.58, problem));
        Optimizer optimizer = new Optimizer(history, Studies.quick(3).initialPoints(1));
        optimizer.ask();
        assertThat(optimizer.ask().notes()).isEmpty();
    }

    @Test
    void beforeACostIsKnownItIsThatOfTheOthers() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost"))
                .constraint(Constraint.atMost("heat", 0.4))
                .constraint(Constraint.atMost("noise", 2))
                .task("price", 2, "cost")
                .task("bake", Cost.measured(), "heat")
                .task("listen", 8, "noise")
                .build();
        Costs costs = costs(History.of(problem));
        Within.relative(baking(costs, 0.5, problem), 4, 1e-12, "the geometric mean of 2 and 8");
        assertThat(costs.unknown()).containsExactly("bake");
        Problem alone = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost"))
                .task("bake", Cost.measured(), "cost")
                .build();
        assertThat(costs(History.of(alone)).at(alone.task("bake"), new double[] {0.5}))
                .isEqualTo(1);
    }

    @Test
    void theSuggestionSaysWhenACostIsNotKnownYet() {
        History unknown = history(problem(Cost.measured()), x -> -1);
        Settings settings = Studies.quick(4).initialPoints(1);
        assertThat(new Optimizer(unknown, settings).ask().notes())
                .anyMatch(note -> note.contains("The cost of task 'bake' is measured, but no run"));
        History known = history(problem(Cost.measured()), x -> 3);
        assertThat(new Optimizer(known, settings).ask().notes()).noneMatch(note -> note.contains("'bake'"));
    }

    /** Two ovens measure the same. One is cheap on the left and dear on the right, the other in between everywhere. */
    @Test
    void ofTwoTasksThatTellTheSameTheCheaperOneIsRun() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .constraint(Constraint.atMost("heat", 0.4).noise(Noise.none()))
                .task("price", 1, "cost")
                .task("uneven", Cost.measured(), "heat")
                .task("even", Cost.measured(), "heat")
                .build();
        DoubleUnaryOperator uneven = x -> Math.pow(10, 8 * x - 4);
        History history = History.of(problem);
        for (double x : MEASURED) {
            Point point = problem.space().point(Map.of("x", x));
            history = history.with(Measurement.of(point, "price", Map.of("cost", price(x))))
                    .with(Measurement.of(point, "uneven", Map.of("heat", heat(x)))
                            .costing(uneven.applyAsDouble(x)))
                    .with(Measurement.of(point, "even", Map.of("heat", heat(x))).costing(1));
        }
        Posterior posterior = new Beliefs(Studies.quick(1).inference(), RandomStream.of(1), Parallel.none())
                .given(history)
                .posterior();
        Costs costs = costs(history);
        TaskRule rule = new TaskRule(history, new Pending(), () -> costs, false, Parallel.none());
        double[][] representers = Sobol.scrambled(1, RandomStream.of(2)).take(40);
        int left = 0;
        int right = 0;
        for (double x = 0.025; x < 1; x += 0.05) {
            List<TaskValue> values = rule.choose(new double[] {x}, true, posterior, representers, RandomStream.of(3))
                    .values();
            assertThat(values.get(1).gain()).isEqualTo(values.get(2).gain(), Offset.offset(1e-12));
            if (values.get(1).gain() > 0) { // elsewhere it is known whether the heat is too much
                assertThat(values.get(1).gainPerCost() > values.get(2).gainPerCost())
                        .as("at %s: %s", x, values)
                        .isEqualTo(x < 0.5);
                left += x < 0.5 ? 1 : 0;
                right += x < 0.5 ? 0 : 1;
            }
        }
        assertThat(left).isGreaterThan(1);
        assertThat(right).isGreaterThan(1);
    }

    @Test
    void costsMoveNoOtherChain() {
        Settings settings = Studies.quick(5).initialPoints(1);
        Suggestion fixed = new Optimizer(history(problem(Cost.fixed(1)), x -> 7 * x), settings).ask();
        Suggestion measured = new Optimizer(history(problem(Cost.measured()), x -> 1), settings).ask();
        assertThat(measured.point()).isEqualTo(fixed.point());
        assertThat(bake(measured).gain()).isEqualTo(bake(fixed).gain());
    }
}
