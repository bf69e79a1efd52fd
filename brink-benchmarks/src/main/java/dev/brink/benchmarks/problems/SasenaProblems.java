package dev.brink.benchmarks.problems;

import static java.lang.Math.PI;
import static java.lang.Math.exp;
import static java.lang.Math.pow;
import static java.lang.Math.sin;

import java.util.List;

/** The constrained problems of Sasena's thesis: islands, and several constraints active at once. */
final class SasenaProblems {
    private static final String SOURCE = "Sasena 2002";

    private SasenaProblems() {}

    static List<TestProblem> all() {
        return List.of(mystery(), newBranin(), test2());
    }

    private static TestProblem mystery() {
        return TestProblemBuilder.onCube("mystery", 2, 0, 5, SasenaProblems::mysteryObjective)
                .constraint(x -> -sin(x[0] - x[1] - PI / 8))
                .optimum(-1.1742743289, 2.7449510428, 2.3522519611)
                .psi(35.5535)
                .feasibleShare(0.4827)
                .source(SOURCE)
                .build();
    }

    /**
     * {@code 2 + 0.01 (x2 - x1^2)^2 + (1 - x1)^2 + 2 (2 - x2)^2 + 7 sin(0.5 x1) sin(0.7 x1 x2)}.
     */
    private static double mysteryObjective(double[] x) {
        return 2
                + 0.01 * square(x[1] - square(x[0]))
                + square(1 - x[0])
                + 2 * square(2 - x[1])
                + 7 * sin(0.5 * x[0]) * sin(0.7 * x[0] * x[1]);
    }

    private static TestProblem newBranin() {
        return TestProblemBuilder.of(
                        "new_branin",
                        new double[] {-5, 0},
                        new double[] {10, 15},
                        x -> -square(x[0] - 10) - square(x[1] - 15))
                .constraint(x -> BraninProblems.branin(x) - 5)
                .optimum(-268.7885046719, 3.2730236703, 0.0488698042)
                .psi(-104.198)
                .feasibleShare(0.0844)
                .source(SOURCE)
                .note("three islands are feasible")
                .build();
    }

    private static TestProblem test2() {
        return TestProblemBuilder.onCube("sasena_test2", 2, 0, 1, x -> -square(x[0] - 1) - square(x[1] - 0.5))
                .constraint(x -> (square(x[0] - 3) + square(x[1] + 2)) * exp(-pow(x[1], 7)) - 12)
                .constraint(x -> 10 * x[0] + x[1] - 7)
                .constraint(x -> square(x[0] - 0.5) + square(x[1] - 0.5) - 0.2)
                .optimum(-0.7483083109, 0.2016916891, 0.8331848611)
                .psi(-0.121287)
                .feasibleShare(0.1775)
                .source(SOURCE + ", test function 2")
                .note("two constraints are active at the optimum")
                .build();
    }

    private static double square(double value) {
        return value * value;
    }
}
