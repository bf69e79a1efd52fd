package dev.brink.cli;

import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import java.util.Map;

/**
 * Branin's function, and how far from its centre a point lies: the paper's first experiment, §4.1. Of the function's
 * three equal minima, 0.397887, two lie outside of the disk; the third is at (pi, 2.275).
 */
final class BraninDemo {
    static final double MINIMUM = 0.397887;

    private BraninDemo() {}

    static Map<String, Observation> measure(String task, Point point) {
        double x = point.real("x");
        double y = point.real("y");
        return task.equals("objective")
                ? Map.of("value", Observation.of(branin(x, y)))
                : Map.of("disk", Observation.of(square(x - 2.5) + square(y - 7.5)));
    }

    /** {@code (y - 5.1 x^2/(4 pi^2) + 5 x/pi - 6)^2 + 10 (1 - 1/(8 pi)) cos x + 10}. */
    static double branin(double x, double y) {
        double parabola = y - 5.1 / (4 * Math.PI * Math.PI) * square(x) + 5 / Math.PI * x - 6;
        return square(parabola) + 10 * (1 - 1 / (8 * Math.PI)) * Math.cos(x) + 10;
    }

    private static double square(double value) {
        return value * value;
    }
}
