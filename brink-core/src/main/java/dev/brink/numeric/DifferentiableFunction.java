package dev.brink.numeric;

/** A smooth function of several variables with its gradient. */
@FunctionalInterface
public interface DifferentiableFunction {
    /**
     * The value at x; every component of {@code gradientOut} is set to the partial derivative there. A value or a
     * derivative that is not finite says that x is outside the domain. Neither array may be kept, nor x changed.
     */
    double value(double[] x, double[] gradientOut);
}
