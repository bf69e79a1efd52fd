package dev.brink.benchmarks.problems;

import static java.lang.Math.PI;
import static java.lang.Math.cos;
import static java.lang.Math.exp;
import static java.lang.Math.sqrt;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Hartmann's function in six dimensions, Ackley's and Keane's in ten. */
final class HigherDimensionalProblems {
    private static final double[] HARTMANN_ALPHA = {1.0, 1.2, 3.0, 3.2};
    private static final double[][] HARTMANN_A = {
        {10, 3, 17, 3.5, 1.7, 8}, {0.05, 10, 17, 0.1, 8, 14}, {3, 3.5, 1.7, 10, 17, 8}, {17, 8, 0.05, 10, 0.1, 14}
    };
    private static final double[][] HARTMANN_P = {
        {0.1312, 0.1696, 0.5569, 0.0124, 0.8283, 0.5886},
        {0.2329, 0.4135, 0.8307, 0.3736, 0.1004, 0.9991},
        {0.2348, 0.1451, 0.3522, 0.2883, 0.3047, 0.6650},
        {0.4047, 0.8828, 0.8732, 0.5743, 0.1091, 0.0381}
    };

    private HigherDimensionalProblems() {}

    static List<TestProblem> all() {
        return List.of(hartmannNorm(), hartmannSum(), ackley10(), keane10());
    }

    private static TestProblem hartmannNorm() {
        return hartmann("hartmann6_norm", x -> norm(x) - 1)
                .psi(-0.00013460)
                // One orthant of the unit ball in six dimensions, whose volume is pi^3/6.
                .feasibleShare(PI * PI * PI / 6 / 64)
                .source("Letham et al. 2019; ConstrainedHartmann of BoTorch")
                .note("the constraint is inactive at the optimum; a local optimum has -3.20")
                .build();
    }

    private static TestProblem hartmannSum() {
        return hartmann("hartmann6_sum", x -> sum(x) - 3)
                .psi(0)
                .feasibleShare(0.5)
                .source("BoTorch, tutorial on closed-loop optimization")
                .note(
                        "the constraint is inactive at the optimum; the tutorial adds noise of deviation 0.25 to f and g1")
                .build();
    }

    private static TestProblemBuilder hartmann(String id, ToDoubleFunction<double[]> g) {
        return TestProblemBuilder.onCube(id, 6, 0, 1, HigherDimensionalProblems::hartmann6)
                .constraint(g)
                .optimum(-3.322368011, 0.20168952, 0.15001069, 0.47687398, 0.27533243, 0.31165162, 0.65730054);
    }

    /** {@code -sum_i alpha_i exp(-sum_j A_ij (x_j - P_ij)^2)}. */
    private static double hartmann6(double[] x) {
        double total = 0;
        for (int i = 0; i < HARTMANN_ALPHA.length; i++) {
            double q = 0;
            for (int j = 0; j < x.length; j++) {
                double difference = x[j] - HARTMANN_P[i][j];
                q += HARTMANN_A[i][j] * difference * difference;
            }
            total += HARTMANN_ALPHA[i] * exp(-q);
        }
        return -total;
    }

    private static TestProblem ackley10() {
        return TestProblemBuilder.onCube("ackley10", 10, -5, 10, HigherDimensionalProblems::ackley)
                .constraint(HigherDimensionalProblems::sum)
                .constraint(x -> norm(x) - 5)
                .optimum(0, new double[10])
                .psi(7.7707)
                // Half of a ball of radius 5 in ten dimensions, whose volume is pi^5/120 times 5^10, of a cube of side
                // 15.
                .feasibleShare(0.5 * Math.pow(PI, 5) / 120 / Math.pow(3, 10))
                .tolerance(1e-12)
                .source("Eriksson and Poloczek 2021")
                .note("the first constraint is active at the optimum; one point in 50,000 is feasible")
                .build();
    }

    /** {@code -20 exp(-0.2 sqrt(mean x_i^2)) - exp(mean cos(2 pi x_i)) + 20 + e}. */
    private static double ackley(double[] x) {
        double meanSquare = Arrays.stream(x).map(v -> v * v).sum() / x.length;
        double meanCosine = Arrays.stream(x).map(v -> cos(2 * PI * v)).sum() / x.length;
        return -20 * exp(-0.2 * sqrt(meanSquare)) - exp(meanCosine) + 20 + Math.E;
    }

    private static TestProblem keane10() {
        return TestProblemBuilder.onCube("keane10", 10, 0, 10, HigherDimensionalProblems::keane)
                .constraint(x -> 0.75 - product(x))
                .constraint(x -> sum(x) - 75)
                .optimum(
                        -0.7473103615,
                        3.12389038,
                        3.06915488,
                        3.01428233,
                        2.95758837,
                        1.46604136,
                        0.36805852,
                        0.36348233,
                        0.35912064,
                        0.35495428,
                        0.35096664)
                .psi(0)
                .feasibleShare(0.99690)
                .tolerance(1e-5)
                .source("Keane 1994")
                .note("the optimum lies on the boundary of the product")
                .build();
    }

    /** {@code -|sum cos^4 x_i - 2 prod cos^2 x_i|/sqrt(sum i x_i^2)}; the divisor is kept from zero at the origin. */
    private static double keane(double[] x) {
        double fourths = 0;
        double squares = 1;
        double weighted = 0;
        for (int i = 0; i < x.length; i++) {
            double cosine = cos(x[i]);
            fourths += Math.pow(cosine, 4);
            squares *= cosine * cosine;
            weighted += (i + 1) * x[i] * x[i];
        }
        return -Math.abs(fourths - 2 * squares) / Math.max(sqrt(weighted), 1e-12);
    }

    private static double sum(double[] x) {
        return Arrays.stream(x).sum();
    }

    private static double product(double[] x) {
        return Arrays.stream(x).reduce(1, (a, b) -> a * b);
    }

    private static double norm(double[] x) {
        return sqrt(Arrays.stream(x).map(v -> v * v).sum());
    }
}
