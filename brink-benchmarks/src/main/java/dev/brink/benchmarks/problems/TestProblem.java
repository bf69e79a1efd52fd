package dev.brink.benchmarks.problems;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.RealParameter;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/**
 * Minimise f over a box subject to constraints: a point is feasible if and only if every {@code g_k(x) <= 0}. The paper
 * writes the opposite sign. Points are arrays in the units of the box, or {@link Point}s with parameters x1, x2, ….
 */
public final class TestProblem {
    private final String id;
    private final double[] lower;
    private final double[] upper;
    private final ToDoubleFunction<double[]> objective;
    private final List<ToDoubleFunction<double[]>> constraints;
    private final double[] constraintScales;
    private final double[] optimum;
    private final double optimalValue;
    private final double psi;
    private final OptionalDouble feasibleShare;
    private final double tolerance;
    private final String source;
    private final String note;
    private final SearchSpace space;

    TestProblem(TestProblemBuilder parts) {
        id = parts.id;
        lower = parts.lower.clone();
        upper = parts.upper.clone();
        objective = parts.objective;
        constraints = List.copyOf(parts.constraints);
        constraintScales = parts.constraintScales(constraints.size());
        optimum = requireDimension(parts.optimum).clone();
        optimalValue = parts.optimalValue;
        psi = parts.psi;
        feasibleShare = parts.feasibleShare;
        tolerance = parts.tolerance;
        source = parts.source;
        note = parts.note;
        space = SearchSpace.of(parameters());
    }

    private List<Parameter> parameters() {
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < lower.length; i++) {
            parameters.add(new RealParameter(parameterName(i), lower[i], upper[i], false));
        }
        return parameters;
    }

    private static String parameterName(int axis) {
        return "x" + (axis + 1);
    }

    public String id() {
        return id;
    }

    public int dimension() {
        return lower.length;
    }

    public double[] lower() {
        return lower.clone();
    }

    public double[] upper() {
        return upper.clone();
    }

    /** The true {@code f(x)}. */
    public double objective(double[] x) {
        return objective.applyAsDouble(requireDimension(x));
    }

    public int constraintCount() {
        return constraints.size();
    }

    /** The true {@code g_k(x)}, with k from 0; at most zero where the constraint holds. */
    public double constraint(int k, double[] x) {
        return constraints.get(k).applyAsDouble(requireDimension(x));
    }

    /** All {@code g_k(x)}. */
    public double[] constraints(double[] x) {
        double[] values = new double[constraints.size()];
        Arrays.setAll(values, k -> constraint(k, x));
        return values;
    }

    /** Whether every {@code g_k(x) <= 0}; a constraint that is not a number does not hold. */
    public boolean isFeasible(double[] x) {
        return constraints.stream().allMatch(g -> g.applyAsDouble(requireDimension(x)) <= 0);
    }

    /** The natural size of each constraint, by which its value at the optimum is divided before it is judged. */
    public double[] constraintScales() {
        return constraintScales.clone();
    }

    /** The best feasible point, x*; where a constraint is active, feasible within {@link #tolerance}. */
    public double[] optimum() {
        return optimum.clone();
    }

    /** The least feasible value, f*. */
    public double optimalValue() {
        return optimalValue;
    }

    /** About the largest feasible value: what an infeasible recommendation is taken to be worth. */
    public double psi() {
        return psi;
    }

    /** The share of the box that is feasible: in closed form where there is one, else counted over random points. */
    public OptionalDouble feasibleShare() {
        return feasibleShare;
    }

    /** How far the constraints, each divided by its scale, may be above zero at the stored optimum. */
    public double tolerance() {
        return tolerance;
    }

    public String source() {
        return source;
    }

    /** What is special about the problem; may be empty. */
    public String note() {
        return note;
    }

    /** The parameters x1, x2, … on the box. */
    public SearchSpace space() {
        return space;
    }

    /** The point of the box at these coordinates of the unit cube. */
    public double[] fromUnit(double[] unit) {
        double[] x = requireDimension(unit).clone();
        Arrays.setAll(x, i -> lower[i] + (upper[i] - lower[i]) * unit[i]);
        return x;
    }

    public Point point(double[] x) {
        requireDimension(x);
        Map<String, Double> values = new LinkedHashMap<>();
        for (int i = 0; i < x.length; i++) {
            values.put(parameterName(i), x[i]);
        }
        return space.point(values);
    }

    public double[] coordinates(Point point) {
        double[] x = new double[dimension()];
        Arrays.setAll(x, i -> point.real(parameterName(i)));
        return x;
    }

    /** The problem as an optimizer sees it when every measurement is exact; for other ways see {@link Variant}. */
    public Problem toProblem() {
        return Variant.exact(this).toProblem();
    }

    /** {@code |f(x) - f*|} if the recommended x is truly feasible, else {@code |psi - f*|}. */
    public double utilityGap(double[] x) {
        return isFeasible(x) ? Math.abs(objective(x) - optimalValue) : infeasibleGap();
    }

    public double utilityGap(Point point) {
        return utilityGap(coordinates(point));
    }

    double infeasibleGap() {
        return Math.abs(psi - optimalValue);
    }

    /** The best truly feasible value after each measurement; infinite before the first feasible one. */
    public double[] bestFeasibleTrace(List<Point> measured) {
        double[] trace = new double[measured.size()];
        double best = Double.POSITIVE_INFINITY;
        for (int i = 0; i < trace.length; i++) {
            double[] x = coordinates(measured.get(i));
            best = isFeasible(x) ? Math.min(best, objective(x)) : best;
            trace[i] = best;
        }
        return trace;
    }

    /**
     * The same with constraints that change nothing: copies of the first one, and such as hold everywhere,
     * {@code g(x) = |u|²/d - 2} with u from -1 to 1 along every axis of the box.
     */
    public TestProblem withRedundant(int copies, int inactive) {
        TestProblemBuilder parts = TestProblemBuilder.of(id, lower, upper, objective)
                .optimum(optimalValue, optimum)
                .psi(psi)
                .tolerance(tolerance)
                .source(source)
                .note(note);
        feasibleShare.ifPresent(parts::feasibleShare);
        constraints.forEach(parts::constraint);
        for (int i = 0; i < copies; i++) {
            parts.constraint(constraints.get(0));
        }
        for (int i = 0; i < inactive; i++) {
            parts.constraint(this::wellBelowZero);
        }
        double[] scales = Arrays.copyOf(constraintScales, constraints.size() + copies + inactive);
        Arrays.fill(scales, constraints.size(), constraints.size() + copies, constraintScales[0]);
        Arrays.fill(scales, constraints.size() + copies, scales.length, 1);
        return parts.constraintScales(scales).build();
    }

    private double wellBelowZero(double[] x) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            double u = 2 * (x[i] - lower[i]) / (upper[i] - lower[i]) - 1;
            sum += u * u;
        }
        return sum / x.length - 2;
    }

    private double[] requireDimension(double[] x) {
        if (x.length != lower.length) {
            throw new IllegalArgumentException("Test problem '" + id + "' received " + x.length
                    + " coordinates, but it has " + lower.length + " parameters: give one for each.");
        }
        return x;
    }

    @Override
    public String toString() {
        return id;
    }
}
