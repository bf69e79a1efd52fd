package dev.brink.benchmarks.problems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/** Names the parts of a {@link TestProblem} where the families state them. */
final class TestProblemBuilder {
    final String id;
    final double[] lower;
    final double[] upper;
    final ToDoubleFunction<double[]> objective;
    final List<ToDoubleFunction<double[]>> constraints = new ArrayList<>();
    double[] optimum = {};
    double optimalValue = Double.NaN;
    double psi = Double.NaN;
    OptionalDouble feasibleShare = OptionalDouble.empty();
    double tolerance = 1e-6;
    String source = "";
    String note = "";
    private double[] scales = {};

    private TestProblemBuilder(String id, double[] lower, double[] upper, ToDoubleFunction<double[]> objective) {
        this.id = id;
        this.lower = lower;
        this.upper = upper;
        this.objective = objective;
    }

    static TestProblemBuilder of(String id, double[] lower, double[] upper, ToDoubleFunction<double[]> objective) {
        return new TestProblemBuilder(id, lower, upper, objective);
    }

    /** On a cube with the same range along every axis. */
    static TestProblemBuilder onCube(
            String id, int dimension, double from, double to, ToDoubleFunction<double[]> objective) {
        return of(id, filled(dimension, from), filled(dimension, to), objective);
    }

    private static double[] filled(int dimension, double value) {
        double[] values = new double[dimension];
        Arrays.fill(values, value);
        return values;
    }

    /** {@code g(x) <= 0} must hold. */
    TestProblemBuilder constraint(ToDoubleFunction<double[]> g) {
        constraints.add(g);
        return this;
    }

    TestProblemBuilder optimum(double value, double... x) {
        optimalValue = value;
        optimum = x;
        return this;
    }

    TestProblemBuilder psi(double value) {
        psi = value;
        return this;
    }

    TestProblemBuilder feasibleShare(double share) {
        feasibleShare = OptionalDouble.of(share);
        return this;
    }

    TestProblemBuilder tolerance(double value) {
        tolerance = value;
        return this;
    }

    TestProblemBuilder constraintScales(double... values) {
        scales = values;
        return this;
    }

    /** One for every constraint; 1 unless told. */
    double[] constraintScales(int count) {
        return scales.length == 0 ? filled(count, 1) : scales.clone();
    }

    TestProblemBuilder source(String text) {
        source = text;
        return this;
    }

    TestProblemBuilder note(String text) {
        note = text;
        return this;
    }

    TestProblem build() {
        return new TestProblem(this);
    }
}
