package dev.brink.benchmarks.problems;

import static java.lang.Math.PI;
import static java.lang.Math.asin;
import static java.lang.Math.cos;
import static java.lang.Math.sin;

import java.util.List;

/** Simple objectives in two dimensions under constraints that wind. */
final class GramacyGardnerProblems {
    private static final String GARDNER = "Gardner et al. 2014, simulation ";

    private GramacyGardnerProblems() {}

    static List<TestProblem> all() {
        return List.of(gramacy(), gardner1(), gardner2());
    }

    private static TestProblem gramacy() {
        return TestProblemBuilder.onCube("gramacy", 2, 0, 1, x -> x[0] + x[1])
                .constraint(x -> 1.5 - x[0] - 2 * x[1] - 0.5 * sin(2 * PI * (x[0] * x[0] - 2 * x[1])))
                .constraint(x -> x[0] * x[0] + x[1] * x[1] - 1.5)
                .optimum(0.599788052010, 0.195122683472, 0.404665368538)
                .psi(1.7320508)
                .feasibleShare(0.4571)
                .source("Gramacy et al. 2016, arXiv:1403.4890; also called LSQ")
                .note("the first constraint is active; papers quote (0.1954, 0.4044), for the valley is flat")
                .build();
    }

    private static TestProblem gardner1() {
        return TestProblemBuilder.onCube("gardner1", 2, 0, 6, x -> cos(2 * x[0]) * cos(x[1]) + sin(x[0]))
                .constraint(x -> cos(x[0]) * cos(x[1]) - sin(x[0]) * sin(x[1]) - 0.5)
                .optimum(-2, 1.5 * PI, 0)
                .psi(2)
                .feasibleShare(0.6653)
                .source(GARDNER + "1")
                .note("the optimum lies on the bound x2 = 0, where the constraint is inactive")
                .build();
    }

    private static TestProblem gardner2() {
        return TestProblemBuilder.onCube("gardner2", 2, 0, 6, x -> sin(x[0]) + x[1])
                .constraint(x -> sin(x[0]) * sin(x[1]) + 0.95)
                .optimum(asin(0.95) - 1, 1.5 * PI, asin(0.95))
                .psi(6.03)
                .feasibleShare(0.01759)
                .source(GARDNER + "2")
                .note("two small islands are feasible; some papers use the box from 0 to 2 pi")
                .build();
    }
}
