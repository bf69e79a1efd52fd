package dev.brink.testkit;

/** A function of several variables that knows its own gradient. */
@FunctionalInterface
public interface DifferentiableFunction {
    /** The value at {@code x}; the gradient there is written into {@code gradient}. */
    double evaluate(double[] x, double[] gradient);
}
