package dev.brink.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

/**
 * Compares a gradient with {@link NumericalDerivative}s. A component agrees when the two differ by no more than
 * {@code max(relative * |numeric|, 5 * error of the numeric one)}. Where the numeric derivative is itself too rough to
 * tell, the check fails as inconclusive instead of passing for free.
 */
public final class GradientCheck {
    /** The estimate of the numeric error is rarely too small, and then by little. */
    private static final double ERROR_FACTOR = 5;

    /** The largest numeric error to judge by, as a share of what a steep slope would be at the place. */
    private static final double ROUGHEST = 1e-3;

    private final DifferentiableFunction function;
    private final double relative;
    private final double[] lower;
    private final double[] upper;

    private GradientCheck(DifferentiableFunction function, double relative, double[] lower, double[] upper) {
        this.function = function;
        this.relative = relative;
        this.lower = lower.clone();
        this.upper = upper.clone();
    }

    /** Checks that function's gradient to a relative 1e-7, unbounded. */
    public static GradientCheck of(DifferentiableFunction function) {
        return new GradientCheck(function, 1e-7, new double[0], new double[0]);
    }

    /** As above, for a value and a gradient that are two functions. */
    public static GradientCheck of(ToDoubleFunction<double[]> value, UnaryOperator<double[]> gradient) {
        return of((x, out) -> {
            double[] computed = gradient.apply(x);
            System.arraycopy(computed, 0, out, 0, out.length);
            return value.applyAsDouble(x);
        });
    }

    /** The relative difference allowed in each component. */
    public GradientCheck relative(double tolerance) {
        if (!(tolerance > 0 && tolerance < 1)) {
            throw new IllegalArgumentException(
                    "The relative tolerance is " + tolerance + ": give a number between 0 and 1, such as 1e-7.");
        }
        return new GradientCheck(function, tolerance, lower, upper);
    }

    /** The function is asked for values inside this box only, with one-sided differences near its faces. */
    public GradientCheck within(double[] lower, double[] upper) {
        return new GradientCheck(function, relative, lower, upper);
    }

    /** Every component agrees at {@code x}. */
    public void assertAt(double... x) {
        for (GradientComponent component : components(x)) {
            if (!component.agrees()) {
                throw new AssertionError(component.describe(x));
            }
        }
    }

    /** Both gradients at {@code x}, component by component. */
    public List<GradientComponent> components(double... x) {
        requireMatchingBounds(x.length);
        double[] gradient = new double[x.length];
        function.evaluate(x.clone(), gradient);
        List<GradientComponent> components = new ArrayList<>();
        for (int i = 0; i < x.length; i++) {
            components.add(component(i, gradient[i], partial(x, i)));
        }
        return components;
    }

    private GradientComponent component(int index, double analytic, NumericalDerivative numeric) {
        double doubt = ERROR_FACTOR * numeric.error();
        double tolerance = Math.max(relative * Math.abs(numeric.value()), doubt);
        double steep = Math.max(Math.abs(numeric.value()), numeric.scale());
        return new GradientComponent(index, analytic, numeric, tolerance, doubt <= ROUGHEST * steep);
    }

    private NumericalDerivative partial(double[] x, int index) {
        double[] moved = x.clone();
        double[] ignored = new double[x.length];
        double low = lower.length == 0 ? Double.NEGATIVE_INFINITY : lower[index];
        double high = upper.length == 0 ? Double.POSITIVE_INFINITY : upper[index];
        return NumericalDerivative.at(
                x[index],
                t -> {
                    moved[index] = t;
                    return function.evaluate(moved.clone(), ignored);
                },
                low,
                high);
    }

    private void requireMatchingBounds(int dimension) {
        boolean unbounded = lower.length == 0 && upper.length == 0;
        if (!unbounded && (lower.length != dimension || upper.length != dimension)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "The point has %d coordinates, but there are %d lower and %d upper bounds: give one of each.",
                    dimension,
                    lower.length,
                    upper.length));
        }
    }
}
