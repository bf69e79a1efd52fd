package dev.brink.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * The edge of the known region as seen in the direction in which the landscape rises. Known constraints only say yes
 * or no, but they are cheap to ask: where the edge lies above a point, and how it slopes, is found by bisection.
 */
final class Edge {
    private static final int BISECTIONS = 24;

    private final List<Integer> axes;
    private final Predicate<double[]> eligible;
    private final RandomGenerator random;

    Edge(List<Integer> axes, Predicate<double[]> eligible, RandomGenerator random) {
        this.axes = axes;
        this.eligible = eligible;
        this.random = random;
    }

    /** The point moved uphill or downhill, at most so far, to just inside of the edge; empty if it meets no region. */
    Optional<double[]> settle(double[] point, double[] uphill, double farthest) {
        double height = height(point, uphill, farthest);
        return Double.isNaN(height) ? Optional.empty() : Optional.of(moved(point, uphill, height));
    }

    /** How far uphill one can go before the edge; NaN if not even downhill anything is eligible. */
    private double height(double[] point, double[] uphill, double farthest) {
        if (eligible.test(moved(point, uphill, farthest))) {
            return farthest;
        }
        double inside = eligible.test(point) ? 0 : -farthest;
        if (inside < 0 && !eligible.test(moved(point, uphill, inside))) {
            return Double.NaN;
        }
        double outside = inside < 0 ? 0 : farthest;
        for (int k = 0; k < BISECTIONS; k++) {
            double middle = 0.5 * (inside + outside);
            if (eligible.test(moved(point, uphill, middle))) {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        return inside;
    }

    /**
     * The unit direction in which the landscape rises fastest along the edge. With h(x) the height of the edge above
     * x in the uphill direction u, the landscape on the edge rises along {@code u + grad h}; a difference of heights
     * along each axis, to a random side, gives the gradient.
     */
    double[] ascent(double[] point, double[] uphill, double step) {
        double farthest = 4 * step;
        double here = finite(height(point, uphill, farthest), farthest);
        double[] direction = uphill.clone();
        double norm = 0;
        for (int axis : axes) {
            double signed = random.nextBoolean() ? step : -step;
            double[] beside = point.clone();
            beside[axis] += point[axis] + signed < 0 || point[axis] + signed > 1 ? -signed : signed;
            double run = beside[axis] - point[axis];
            direction[axis] += (finite(height(beside, uphill, farthest), farthest) - here) / run;
            boolean blocked = direction[axis] < 0 ? point[axis] <= 0 : point[axis] >= 1;
            direction[axis] = blocked ? 0 : direction[axis];
            norm = Math.hypot(norm, direction[axis]);
        }
        for (int axis : axes) {
            direction[axis] = norm > 0 ? direction[axis] / norm : 0;
        }
        return direction;
    }

    /** Where no region is met, it lies farther down than was looked. */
    private static double finite(double height, double farthest) {
        return Double.isNaN(height) ? -farthest : height;
    }

    /** Along a direction, kept inside the cube. */
    static double[] moved(double[] from, double[] direction, double length) {
        double[] point = from.clone();
        for (int i = 0; i < point.length; i++) {
            point[i] = Math.max(0, Math.min(1, point[i] + length * direction[i]));
        }
        return point;
    }
}
