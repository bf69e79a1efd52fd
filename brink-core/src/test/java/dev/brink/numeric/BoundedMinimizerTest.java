package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.BoundedMinimizer.Reason;
import dev.brink.numeric.BoundedMinimizer.Result;
import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedMinimizerTest {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    static List<ReferenceRow> problems() {
        return ReferenceTable.load(BoundedMinimizerTest.class, "/reference/bounded-minimizer.csv")
                .rows();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void findsTheSolutionOfSciPy(ReferenceRow problem) {
        Result result = solve(problem);
        double expected = problem.get("value");
        assertThat(result.value()).isEqualTo(expected, within(1e-9 * Math.max(1, Math.abs(expected))));
        // Along the chain of the driver's variables errors are squared 24 times: its value is flat, not its solution.
        if (!problem.text("problem").equals("driver-25")) {
            assertThat(result.point()).containsExactly(problem.numbers("solution"), within(1e-4));
        }
        assertThat(result.reason()).isIn(Reason.GRADIENT, Reason.DECREASE);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void needsLittleMoreThanSciPyOnEveryProblem(ReferenceRow problem) {
        assertThat(solve(problem).evaluations())
                .as(problem.text("problem"))
                .isLessThanOrEqualTo((int) (1.2 * problem.get("evaluations")) + 2);
    }

    @Test
    void needsFewerEvaluationsThanSciPyInSum() {
        double ours = problems().stream().mapToInt(p -> solve(p).evaluations()).sum();
        double theirs =
                problems().stream().mapToDouble(p -> p.get("evaluations")).sum();
        assertThat(ours).isLessThan(0.8 * theirs);
    }

    @Test
    void convexQuadraticsInRandomBoxesEndWhereNoDirectionLeadsDown() {
        for (int seed = 0; seed < 300; seed++) {
            RandomGenerator random = RandomStream.of(seed).split("quadratic").generator();
            int n = 1 + random.nextInt(12);
            double[] lower = random.doubles(n, -2, 0).toArray();
            double[] upper = random.doubles(n, 0, 2).toArray();
            double[] start = new double[n];
            Arrays.setAll(start, i -> random.nextInt(3) == 0 ? lower[i] : random.nextInt(2) == 0 ? upper[i] : 0);
            DifferentiableFunction quadratic = randomQuadratic(n, random);
            Result result = BoundedMinimizer.within(lower, upper)
                    .decreaseTolerance(0)
                    .gradientTolerance(1e-7)
                    .minimize(insideOnly(quadratic, lower, upper), start);
            double[] gradient = new double[n];
            quadratic.value(result.point(), gradient);
            assertThat(Box.between(lower, upper).projectedGradient(result.point(), gradient))
                    .as("seed %d", seed)
                    .isLessThan(1e-6);
        }
    }

    @Test
    void neverLeavesTheBoxAndNeverEndsHigherThanItStarted() {
        for (int seed = 0; seed < 300; seed++) {
            RandomGenerator random = RandomStream.of(seed).split("rosenbrock").generator();
            int n = 2 + random.nextInt(6);
            double[] lower = random.doubles(n, -2.1, 1.1).toArray();
            double[] upper = new double[n];
            double[] start = new double[n];
            for (int i = 0; i < n; i++) {
                upper[i] = lower[i] + random.nextDouble() * random.nextInt(3);
                start[i] = Math.min(upper[i], lower[i] + random.nextDouble() * (upper[i] - lower[i]));
            }
            DifferentiableFunction function = insideOnly(TestProblems::rosenbrock, lower, upper);
            Result result = BoundedMinimizer.within(lower, upper).minimize(function, start);
            assertThat(result.value()).isLessThanOrEqualTo(function.value(start, new double[n]));
            assertThat(result.value()).isEqualTo(function.value(result.point(), new double[n]));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void aTrialOutsideTheDomainIsAStepTooLong(double outside) {
        // x - log x, with its minimum at one, where the box reaches far beyond the domain.
        DifferentiableFunction function = (x, gradient) -> {
            gradient[0] = 100 * (1 - 1 / x[0]);
            return x[0] > 0 ? 100 * (x[0] - Math.log(x[0])) : outside;
        };
        Result result = BoundedMinimizer.within(new double[] {-1000}, new double[] {1000})
                .minimize(function, new double[] {900});
        assertThat(result.point()[0]).isEqualTo(1, within(1e-6));
        assertThat(result.value()).isEqualTo(100, within(1e-9));
    }

    @Test
    void aGradientThatIsNotFiniteIsOutsideTheDomainToo() {
        // sqrt(x) falls to its bound at zero, but has no slope there.
        DifferentiableFunction function = (x, gradient) -> {
            gradient[0] = 0.5 / Math.sqrt(x[0]);
            return Math.sqrt(x[0]);
        };
        Result result =
                BoundedMinimizer.within(new double[] {0}, new double[] {1}).minimize(function, new double[] {1});
        assertThat(result.point()[0]).isPositive().isLessThan(1e-3);
    }

    @Test
    void aStartOutsideTheDomainIsReported() {
        Result result = BoundedMinimizer.within(new double[] {0}, new double[] {1})
                .minimize((x, gradient) -> INFINITY, new double[] {0.25});
        assertThat(result.reason()).isEqualTo(Reason.START_OUTSIDE_DOMAIN);
        assertThat(result.point()).containsExactly(0.25);
        assertThat(result.value()).isNaN();
        assertThat(result.evaluations()).isEqualTo(1);
    }

    @Test
    void aWrongGradientEndsAtTheStart() {
        DifferentiableFunction uphill = (x, gradient) -> {
            gradient[0] = -2 * x[0];
            return x[0] * x[0];
        };
        Result result =
                BoundedMinimizer.within(new double[] {-1}, new double[] {1}).minimize(uphill, new double[] {0.5});
        assertThat(result.reason()).isEqualTo(Reason.NO_LOWER_STEP);
        assertThat(result.point()).containsExactly(0.5);
        assertThat(result.value()).isEqualTo(0.25);
    }

    /** A wrong slope is what the true one is at the end of the precision: values no longer follow it. */
    @ParameterizedTest
    @ValueSource(doubles = {1e-4, 1e-7, 1e-10})
    void noStepIsLookedForOnceItsSlopePromisesLessThanTheTolerance(double tolerance) {
        DifferentiableFunction flat = (x, gradient) -> {
            gradient[0] = 1e-3;
            return x[0] < 0.5 ? 2 : 1;
        };
        Result result = BoundedMinimizer.within(new double[] {0}, new double[] {1})
                .gradientTolerance(0)
                .decreaseTolerance(tolerance)
                .minimize(flat, new double[] {0.5});
        // The first step is the gradient, 1e-3; a trial is at most half as long as the one before, and one is the
        // start.
        double halvings = Math.max(0, Math.log(1e-6 / (0.1 * tolerance)) / Math.log(2));
        assertThat(result.evaluations()).isLessThanOrEqualTo(2 + (int) Math.ceil(halvings));
        assertThat(result.reason()).isEqualTo(Reason.NO_LOWER_STEP);
    }

    @Test
    void moreEvaluationsAreNeverSpentThanAllowedNorMadeWorseUseOf() {
        double[] lower = filled(10, -5);
        double[] upper = filled(10, 5);
        double before = INFINITY;
        for (int allowed = 1; allowed <= 30; allowed++) {
            int[] calls = {0};
            DifferentiableFunction counted = (x, gradient) -> {
                calls[0]++;
                return TestProblems.rosenbrock(x, gradient);
            };
            Result result = BoundedMinimizer.within(lower, upper)
                    .maximumEvaluations(allowed)
                    .minimize(counted, filled(10, -1.2));
            assertThat(calls[0]).isEqualTo(allowed).isEqualTo(result.evaluations());
            assertThat(result.reason()).isEqualTo(Reason.EVALUATIONS);
            assertThat(result.value()).isLessThanOrEqualTo(before);
            before = result.value();
        }
    }

    @Test
    void settingsThatCannotBeMetAreRefused() {
        BoundedMinimizer minimizer = BoundedMinimizer.within(new double[] {0}, new double[] {1});
        assertThatThrownBy(() -> minimizer.maximumEvaluations(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A minimisation was allowed 0 evaluations, but evaluates its start: allow at least one.");
        assertThatThrownBy(() -> minimizer.gradientTolerance(-1))
                .hasMessage("A tolerance of the gradient was given as -1.0, but must not be negative: give 0 or more.");
        assertThatThrownBy(() -> minimizer.decreaseTolerance(Double.NaN))
                .hasMessage("A tolerance of the decrease was given as NaN, but must not be negative: give 0 or more.");
    }

    @Test
    void infiniteBoundsAreNoBounds() {
        Result result = BoundedMinimizer.within(filled(4, -INFINITY), filled(4, INFINITY))
                .minimize(TestProblems::rosenbrock, filled(4, -100));
        assertThat(result.point()).containsExactly(filled(4, 1), within(1e-4));
    }

    @Test
    void equalBoundsFixAVariable() {
        Result result = BoundedMinimizer.within(new double[] {-2, 0.25, -2}, new double[] {2, 0.25, 2})
                .gradientTolerance(1e-9)
                .minimize(TestProblems::rosenbrock, new double[] {-1, 0.25, 1});
        // With x2 = 1/4 the rest falls apart: x3 = x2^2, and x1 solves 200 x1^3 - 49 x1 - 1 = 0.
        assertThat(result.point()[1]).isEqualTo(0.25);
        assertThat(result.point()[2]).isEqualTo(0.0625, within(1e-8));
        double x1 = result.point()[0];
        assertThat(200 * x1 * x1 * x1 - 49 * x1 - 1).isEqualTo(0, within(1e-6));
    }

    @Test
    void arraysAreCopied() {
        double[] lower = {0, 0};
        double[] upper = {1, 1};
        double[] start = {0.5, 0.5};
        BoundedMinimizer minimizer = BoundedMinimizer.within(lower, upper);
        lower[0] = 0.4;
        Result result = minimizer.minimize(TestProblems.linear(1), start);
        assertThat(start).containsExactly(0.5, 0.5);
        result.point()[0] = 7;
        assertThat(result.point()).containsExactly(0, 1);
    }

    @Test
    void aStartOutsideTheBoxIsRefused() {
        BoundedMinimizer minimizer = BoundedMinimizer.within(new double[] {0, 0}, new double[] {1, 1});
        assertThatThrownBy(() -> minimizer.minimize(TestProblems::flat, new double[] {0.5, 1.5}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Variable 1 starts at 1.5, but must be finite and between 0.0 and 1.0:"
                        + " start inside the box.");
        assertThatThrownBy(() -> minimizer.minimize(TestProblems::flat, new double[] {Double.NaN, 0}))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> minimizer.minimize(TestProblems::flat, new double[] {0}))
                .hasMessage("The start has 1 variables, but the box has 2: give one value for each.");
    }

    @Test
    void aBoxWithoutPointsIsRefused() {
        assertThatThrownBy(() -> BoundedMinimizer.within(new double[] {0, 2}, new double[] {1, 1}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Variable 1 is bounded by 2.0 and 1.0, but no number lies between them:"
                        + " give a lower bound that is at most the upper.");
        assertThatThrownBy(() -> BoundedMinimizer.within(new double[] {Double.NaN}, new double[] {1}))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BoundedMinimizer.within(new double[] {0, 0}, new double[] {1}))
                .hasMessageContaining("2 lower and 1 upper bounds");
    }

    private static Result solve(ReferenceRow problem) {
        double[] lower = problem.numbers("lower");
        double[] upper = problem.numbers("upper");
        return BoundedMinimizer.within(lower, upper)
                .gradientTolerance(1e-6)
                .decreaseTolerance(1e-12)
                .maximumEvaluations(5000)
                .minimize(
                        insideOnly(TestProblems.byName(problem.text("problem")), lower, upper),
                        problem.numbers("start"));
    }

    private static double[] filled(int n, double value) {
        double[] result = new double[n];
        Arrays.fill(result, value);
        return result;
    }

    /** The function, with a check that it is asked inside the box only. */
    private static DifferentiableFunction insideOnly(DifferentiableFunction function, double[] lower, double[] upper) {
        return (x, gradient) -> {
            for (int i = 0; i < x.length; i++) {
                assertThat(x[i]).isBetween(lower[i], upper[i]);
            }
            return function.value(x, gradient);
        };
    }

    /** {@code |A x - b|^2/2} with random A and b. */
    private static DifferentiableFunction randomQuadratic(int n, RandomGenerator random) {
        double[][] rows = new double[n + 1][n];
        double[] b = new double[n + 1];
        for (int k = 0; k <= n; k++) {
            b[k] = 3 * random.nextGaussian();
            Arrays.setAll(rows[k], i -> random.nextGaussian());
        }
        return (x, gradient) -> {
            Arrays.fill(gradient, 0);
            double value = 0;
            for (int k = 0; k <= n; k++) {
                double residual = Vectors.dot(rows[k], x) - b[k];
                value += 0.5 * residual * residual;
                Vectors.addScaled(residual, rows[k], gradient);
            }
            return value;
        };
    }
}
