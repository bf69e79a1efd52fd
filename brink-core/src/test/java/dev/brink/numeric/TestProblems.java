package dev.brink.numeric;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/** The functions of {@code bounded_minimizer_reference.py}. */
final class TestProblems {
    private TestProblems() {}

    /** By the name of the problem in the reference table. */
    static DifferentiableFunction byName(String problem) {
        String name = problem.split("-", 2)[0];
        return switch (name) {
            case "rosenbrock" -> TestProblems::rosenbrock;
            case "driver" -> TestProblems::chained;
            case "quadratic" -> quadratic(problem.equals("quadratic-inside") ? Math::sin : i -> 3 * Math.sin(i));
            case "bumps" -> TestProblems::bumps;
            case "log" -> TestProblems::logSumExp;
            case "flat" -> TestProblems::flat;
            case "linear" -> linear(problem.endsWith("steep") ? 1e4 : problem.endsWith("gentle") ? 1e-2 : 1);
            default -> throw new IllegalArgumentException(problem);
        };
    }

    static double rosenbrock(double[] x, double[] gradient) {
        Arrays.fill(gradient, 0);
        double value = 0;
        for (int i = 0; i + 1 < x.length; i++) {
            double valley = x[i + 1] - x[i] * x[i];
            value += 100 * valley * valley + (1 - x[i]) * (1 - x[i]);
            gradient[i] += -400 * x[i] * valley - 2 * (1 - x[i]);
            gradient[i + 1] += 200 * valley;
        }
        return value;
    }

    static double chained(double[] x, double[] gradient) {
        Arrays.fill(gradient, 0);
        gradient[0] = 2 * (x[0] - 1);
        double value = (x[0] - 1) * (x[0] - 1);
        for (int i = 0; i + 1 < x.length; i++) {
            double t = x[i + 1] - x[i] * x[i];
            value += 4 * t * t;
            gradient[i] -= 16 * x[i] * t;
            gradient[i + 1] += 8 * t;
        }
        return value;
    }

    static DifferentiableFunction quadratic(IntToDoubleFunction center) {
        return (x, gradient) -> {
            int n = x.length;
            double[] turned = new double[n];
            Arrays.setAll(turned, i -> x[i] - center.applyAsDouble(i));
            reflect(turned);
            Arrays.setAll(gradient, i -> Math.pow(10, 6.0 * i / (n - 1)) * turned[i]);
            double value = 0.5 * Vectors.dot(turned, gradient);
            reflect(gradient);
            return value;
        };
    }

    private static void reflect(double[] z) {
        double shift = 2 * Arrays.stream(z).sum() / z.length;
        Arrays.setAll(z, i -> z[i] - shift);
    }

    static double bumps(double[] x, double[] gradient) {
        Arrays.fill(gradient, 0);
        double value = 0;
        for (int k = 0; k < 3; k++) {
            double[] z = new double[x.length];
            for (int i = 0; i < z.length; i++) {
                z[i] = x[i] - (0.5 + 0.4 * Math.sin(5 * k + 3 * i));
            }
            double height = (1 + 0.3 * k) * Math.exp(-Vectors.dot(z, z) / (2 * 0.3 * 0.3));
            value -= height;
            Vectors.addScaled(height / (0.3 * 0.3), z, gradient);
        }
        return value;
    }

    static double logSumExp(double[] x, double[] gradient) {
        double[][] rows = new double[20][x.length];
        double[] exponents = new double[20];
        for (int k = 0; k < 20; k++) {
            int row = k;
            Arrays.setAll(rows[k], i -> 2 * Math.sin((row + 1) * (i + 2)));
            exponents[k] = Vectors.dot(rows[k], x) + Math.cos(k);
        }
        double value = LogSumExp.of(exponents);
        Arrays.fill(gradient, 0);
        for (int k = 0; k < 20; k++) {
            Vectors.addScaled(Math.exp(exponents[k] - value), rows[k], gradient);
        }
        return value;
    }

    static double flat(double[] x, double[] gradient) {
        Arrays.fill(gradient, 0);
        return 3;
    }

    static DifferentiableFunction linear(double slope) {
        return (x, gradient) -> {
            Arrays.setAll(gradient, i -> slope * (i % 2 == 0 ? 1 : -1) * (1 + i));
            return Vectors.dot(gradient, x);
        };
    }
}
