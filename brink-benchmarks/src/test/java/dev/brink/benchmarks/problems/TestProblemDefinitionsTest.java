package dev.brink.benchmarks.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TestProblemDefinitionsTest {
    private static final ReferenceTable DEFINITIONS =
            ReferenceTable.load(TestProblemDefinitionsTest.class, "/reference/test-problem-definitions.csv");

    static Iterable<TestProblem> problems() {
        return TestProblems.all();
    }

    private static ReferenceRow row(TestProblem problem) {
        return DEFINITIONS.rowsWhere("id", problem.id()).get(0);
    }

    @Test
    void everyProblemOfTheReferenceExists() {
        assertThat(TestProblems.all())
                .extracting(TestProblem::id)
                .containsExactlyInAnyOrderElementsOf(
                        DEFINITIONS.rows().stream().map(row -> row.text("id")).toList());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void constantsAreThoseOfTheReference(TestProblem problem) {
        ReferenceRow row = row(problem);
        assertThat(problem.lower()).containsExactly(row.numbers("lower"));
        assertThat(problem.upper()).containsExactly(row.numbers("upper"));
        assertThat(problem.optimum()).containsExactly(row.numbers("optimum"), within(1e-15));
        assertThat(problem.optimalValue()).isCloseTo(row.get("optimal_value"), within(1e-15));
        assertThat(problem.psi()).isEqualTo(row.get("psi"));
        assertThat(problem.tolerance()).isEqualTo(row.get("tolerance"));
        assertThat(problem.constraintScales()).containsExactly(row.numbers("constraint_scales"));
        assertThat(problem.source()).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void optimumHasItsValueInsideTheBoxAndIsFeasible(TestProblem problem) {
        double[] x = problem.optimum();
        double allowed = 1e-5 * Math.max(1, Math.abs(problem.optimalValue()));
        assertThat(problem.objective(x)).isCloseTo(problem.optimalValue(), within(allowed));
        for (int k = 0; k < problem.constraintCount(); k++) {
            assertThat(problem.constraint(k, x) / problem.constraintScales()[k])
                    .as("g%d of %s", k + 1, problem)
                    .isLessThanOrEqualTo(problem.tolerance());
        }
        assertThat(problem.coordinates(problem.point(x))).containsExactly(x);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void noSobolPointIsFeasibleAndBetter(TestProblem problem) {
        Sobol sobol = sobol(problem);
        double allowed = 1e-5 * Math.max(1, Math.abs(problem.optimalValue()));
        for (int i = 0; i < 2_000; i++) {
            double[] x = problem.fromUnit(sobol.next());
            if (problem.isFeasible(x)) {
                assertThat(problem.objective(x)).isGreaterThanOrEqualTo(problem.optimalValue() - allowed);
            }
        }
    }

    /** Where the share is tiny too few points would hit; that of ackley10 is counted in a smaller box below. */
    static List<TestProblem> problemsWithoutTinyShare() {
        return TestProblems.all().stream()
                .filter(problem -> problem.feasibleShare().orElseThrow() > 1e-3)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("problemsWithoutTinyShare")
    void feasibleShareIsThatOfSobolPoints(TestProblem problem) {
        // A draw costs 500 cosines, some hundred times what the formulas do.
        int count = problem.id().startsWith("gp_") ? 20_000 : 200_000;
        Sobol sobol = sobol(problem);
        int feasible = 0;
        for (int i = 0; i < count; i++) {
            feasible += problem.isFeasible(problem.fromUnit(sobol.next())) ? 1 : 0;
        }
        assertShare(feasible, count, problem.feasibleShare().orElseThrow());
    }

    @Test
    void feasibleShareOfAckleyIsThatOfSobolPointsAroundItsBall() {
        TestProblem ackley = TestProblems.named("ackley10");
        Sobol sobol = sobol(ackley);
        int count = 200_000;
        int feasible = 0;
        for (int i = 0; i < count; i++) {
            double[] x = Arrays.stream(sobol.next()).map(u -> 10 * u - 5).toArray();
            feasible += ackley.isFeasible(x) ? 1 : 0;
        }
        assertShare(feasible, count, ackley.feasibleShare().orElseThrow() * Math.pow(1.5, 10));
    }

    private static void assertShare(int feasible, int count, double share) {
        double error = Math.sqrt(share * (1 - share) / count);
        assertThat((double) feasible / count).isCloseTo(share, within(4 * error));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void feasibleShareIsThatOfTheReference(TestProblem problem) {
        ReferenceRow row = row(problem);
        double share = problem.feasibleShare().orElseThrow();
        double rounding = share < 0.02 ? 5e-6 : 5e-5;
        assertThat(share).isCloseTo(row.get("share"), within(4 * row.get("share_error") + rounding));
    }

    private static Sobol sobol(TestProblem problem) {
        return Sobol.scrambled(problem.dimension(), RandomStream.of(2014).split(problem.id()));
    }
}
