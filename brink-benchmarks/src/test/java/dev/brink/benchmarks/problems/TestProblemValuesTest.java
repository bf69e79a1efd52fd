package dev.brink.benchmarks.problems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TestProblemValuesTest {
    private static final ReferenceTable VALUES =
            ReferenceTable.load(TestProblemValuesTest.class, "/reference/test-problem-values.csv");

    static Iterable<TestProblem> problems() {
        return TestProblems.all();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void objectiveAndConstraintsAgreeWithNumPy(TestProblem problem) {
        double tolerance = problem.id().startsWith("gp_") ? 1e-9 : 1e-12;
        double[] scales = problem.constraintScales();
        for (ReferenceRow row : VALUES.rowsWhere("id", problem.id())) {
            double[] x = row.numbers("x");
            Within.absoluteOrRelative(problem.objective(x), row.get("f"), tolerance, tolerance, row);
            for (int k = 0; k < problem.constraintCount(); k++) {
                double expected = row.get("g" + (k + 1));
                // Active constraints are small differences of terms of the size of their scale.
                Within.absoluteOrRelative(problem.constraint(k, x), expected, tolerance * scales[k], tolerance, row);
                assertThat(problem.constraints(x)[k]).isEqualTo(problem.constraint(k, x));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void noConstraintIsMissing(TestProblem problem) {
        for (ReferenceRow row : VALUES.rowsWhere("id", problem.id())) {
            for (int k = 1; k <= 4; k++) {
                assertThat(row.text("g" + k).isEmpty()).isEqualTo(k > problem.constraintCount());
            }
        }
    }

    @Test
    void g08IsZeroOnItsEdgeAndHugeBesideIt() {
        TestProblem g08 = TestProblems.named("g08");
        assertThat(g08.objective(new double[] {0, 0})).isZero();
        assertThat(g08.objective(new double[] {0, 3.3})).isZero();
        assertThat(g08.objective(new double[] {1e-9, 1e-3})).isBetween(-1558.6, -1558.5);
    }

    @Test
    void springIsInfeasibleOnItsPole() {
        TestProblem spring = TestProblems.named("spring");
        double[] pole = {0.5, 0.5, 8};
        assertThat(spring.constraint(1, pole)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(spring.isFeasible(pole)).isFalse();
    }
}
