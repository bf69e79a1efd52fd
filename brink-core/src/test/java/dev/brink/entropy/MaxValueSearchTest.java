package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.TaskValue;
import dev.brink.entropy.SmallStudies.Kind;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import dev.brink.search.Landscape;
import dev.brink.testkit.GradientCheck;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MaxValueSearchTest {
    private static final int BRUTE_DRAWS = 4000;
    private static final double[] GOOD = SmallStudies.GRID[9];

    private static MaxValueSearch search(History history, Posterior posterior, int standing, int draws) {
        return new MaxValueSearch(
                posterior, SmallStudies.GRID, standing, UsualPrecision.of(history), draws, RandomStream.of(1));
    }

    private static TaskValue value(MaxValueSearch search, Task task, double[] x) {
        return search.valueOf(task, 1, x);
    }

    @Test
    void withoutNoiseItAgreesWithBruteForce() {
        Problem exact = SmallStudies.over()
                .objective(Objective.minimize("f").noise(Noise.none()))
                .constraint(Constraint.atMost("g", 0.3).noise(Noise.none()))
                .task("f", 1, "f")
                .task("g", 1, "g")
                .build();
        History history = History.of(exact);
        for (Measurement measurement : SmallStudies.history(Kind.NUMBER).measurements()) {
            history = history.with(measurement);
        }
        compareWithBruteForce(history, 1.08);
    }

    /** The share of the doubt that noise leaves is exact where little is learned or all, and in between about right. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void withNoiseItIsRightWithinAFactorOfTwo(Kind kind) {
        compareWithBruteForce(SmallStudies.history(kind), kind == Kind.YES_OR_NO ? 2 : 1.5);
    }

    private static void compareWithBruteForce(History history, double factor) {
        Posterior posterior = SmallStudies.infer(history, 1);
        MaxValueSearch search = search(history, posterior, 0, 4096);
        MaxValueBruteForce brute =
                new MaxValueBruteForce(SmallStudies.GRID, posterior, UsualPrecision.of(history), BRUTE_DRAWS);
        for (int i : new int[] {3, 9, 11}) {
            double[] x = SmallStudies.GRID[i];
            for (String name : List.of("f", "g")) {
                double expected = brute.gain(history.problem().function(name), x);
                double actual = value(search, history.problem().task(name), x).gain();
                assertThat(actual)
                        .as(name + " at " + x[0])
                        .isBetween(expected / factor - 1e-3, expected * factor + 1e-3);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void theGradientIsThatOfTheValue(Kind kind) {
        History history = SmallStudies.history(kind);
        MaxValueSearch search = search(history, SmallStudies.infer(history, 2), 2, 64);
        for (Task task : history.problem().tasks()) {
            Landscape landscape = search.perCost(task, Costs.same(3));
            assertConsistent(landscape, new double[][] {{0.22}, {0.51}, {0.83}});
        }
    }

    private static void assertConsistent(Landscape landscape, double[][] points) {
        GradientCheck check = GradientCheck.of(landscape::value)
                .within(new double[1], new double[] {1})
                .relative(1e-5);
        double[] batch = landscape.values(points);
        for (int j = 0; j < points.length; j++) {
            Within.absoluteOrRelative(landscape.value(points[j], new double[1]), batch[j], 1e-9, 1e-9, j);
            check.assertAt(points[j]);
        }
    }

    @Test
    void aRunThatMayFailTellsLessAndHasAGradientToo() {
        History history = succeeding();
        MaxValueSearch search = search(history, SmallStudies.infer(history, 3), 1, 64);
        Task task = history.problem().task("f");
        assertConsistent(search.perCost(task, Costs.same(1)), new double[][] {{0.3}, {0.7}});
        assertThat(value(search, task, GOOD).gain()).isPositive();
    }

    private static History succeeding() {
        Problem problem = SmallStudies.over()
                .objective(Objective.minimize("f"))
                .constraint(Constraint.succeeds("ok", "f"))
                .task("f", 1, "f")
                .build();
        History history = History.of(problem);
        for (double x : new double[] {0.1, 0.4, 0.6}) {
            history = SmallStudies.with(history, x, "f", Observation.of(Math.sin(7 * x) + x));
        }
        return history;
    }

    @Test
    void beforeAnythingIsFeasibleOnlyConstraintsTell() {
        History history = History.of(SmallStudies.problem(Constraint.atMost("g", -50)));
        for (double x : new double[] {0, 0.3, 0.6, 1}) {
            history = SmallStudies.with(history, x, "f", Observation.of(Math.sin(7 * x)));
            history = SmallStudies.with(history, x, "g", Observation.of(Math.cos(5 * x)));
        }
        MaxValueSearch search = search(history, SmallStudies.infer(history, 1), 0, 64);
        assertThat(log(search, history.problem().task("f"))).isFinite();
        assertThat(log(search, history.problem().task("f")))
                .isLessThan(log(search, history.problem().task("g")) - 10);
    }

    private static double log(MaxValueSearch search, Task task) {
        return search.perCost(task, Costs.same(1)).values(new double[][] {GOOD})[0];
    }

    /** A point that no draw expects to be better tells less than one that may be the best. */
    @Test
    void whatCannotBeTheBestIsNotWorthMeasuring() {
        History history = SmallStudies.history(Kind.NUMBER);
        MaxValueSearch search = search(history, SmallStudies.infer(history, 1), 1, 256);
        Task f = history.problem().task("f");
        assertThat(value(search, f, new double[] {0.2}).gain())
                .isLessThan(0.2 * value(search, f, GOOD).gain());
    }

    @Test
    void costsAreDividedBy() {
        History history = SmallStudies.history(Kind.NUMBER);
        MaxValueSearch search = search(history, SmallStudies.infer(history, 1), 1, 64);
        Task f = history.problem().task("f");
        double[][] points = {GOOD};
        double cheap = search.perCost(f, Costs.same(2)).values(points)[0];
        double dear = search.perCost(f, Costs.same(2000)).values(points)[0];
        Within.absolute(cheap - dear, Math.log(1000), 1e-9, "the logarithm of the ratio");
    }
}
