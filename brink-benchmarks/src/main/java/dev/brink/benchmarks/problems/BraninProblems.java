package dev.brink.benchmarks.problems;

import static java.lang.Math.PI;

import java.util.List;

/** Branin's function under two sets of constraints. */
final class BraninProblems {
    private static final double[] LOWER = {-5, 0};
    private static final double[] UPPER = {10, 15};

    private BraninProblems() {}

    static List<TestProblem> all() {
        return List.of(disk(), spearmint());
    }

    private static TestProblem disk() {
        return TestProblemBuilder.of("branin_disk", LOWER, UPPER, BraninProblems::branin)
                .constraint(x -> square(x[0] - 2.5) + square(x[1] - 7.5) - 50)
                .optimum(0.39788735772973816, PI, 2.275)
                .psi(179.36)
                // The disk lies inside the box of 15 by 15.
                .feasibleShare(50 * PI / 225)
                .source("Gelbart, Snoek and Adams 2014, section 4.1")
                .note("the constraint is inactive at the optimum; it removes the two other global minima")
                .build();
    }

    static TestProblem spearmint() {
        return TestProblemBuilder.of("branin_spearmint", LOWER, UPPER, BraninProblems::branin)
                .constraint(x -> x[0] - x[1])
                .constraint(x -> x[1] - 10)
                .optimum(0.8446741296, 2.945132819, 2.945132819)
                .psi(308.13)
                // A triangle of 10 by 10 and a rectangle of 5 by 10, of a box of 15 by 15.
                .feasibleShare(100.0 / 225)
                .source("Spearmint, examples/constrained")
                .note("the original also crashes outside of 0 <= x1 <= 5, x2 <= 5")
                .build();
    }

    /** {@code (x2 - 5.1 x1^2/(4 pi^2) + 5 x1/pi - 6)^2 + 10 (1 - 1/(8 pi)) cos x1 + 10}. */
    static double branin(double[] x) {
        double parabola = x[1] - 5.1 / (4 * PI * PI) * square(x[0]) + 5 / PI * x[0] - 6;
        return square(parabola) + 10 * (1 - 1 / (8 * PI)) * Math.cos(x[0]) + 10;
    }

    /** Where the example of Spearmint returns no number; nobody is told of this in advance. */
    static boolean spearmintCrashes(double[] x) {
        return x[0] < 0 || x[0] > 5 || x[1] > 5;
    }

    private static double square(double value) {
        return value * value;
    }
}
