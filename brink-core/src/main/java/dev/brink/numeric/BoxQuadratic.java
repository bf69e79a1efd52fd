package dev.brink.numeric;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Approximately minimises the quadratic {@code q(z) = g'z + z'Bz/2} over the points {@code x + z} of a box. First the
 * gradient is followed along the walls of the box to the first minimum of q, the Cauchy point, which says what bounds
 * are active (Byrd, Lu, Nocedal and Zhu 1995); then conjugate gradients minimise over the free variables, and where
 * that leaves the box, over those that stay free (Nocedal and Wright 2006, section 16.7).
 */
final class BoxQuadratic {
    private static final int FACES = 20;
    private static final double RESIDUAL_REDUCTION = 1e-5;

    private final Box box;
    private final double[] x;
    private final double[] gradient;
    private final QuasiNewtonMatrix matrix;

    BoxQuadratic(Box box, double[] x, double[] gradient, QuasiNewtonMatrix matrix) {
        this.box = box;
        this.x = x;
        this.gradient = gradient;
        this.matrix = matrix;
    }

    /** A point of the box with a lower q than at x, unless x is a minimum already. */
    double[] minimizer() {
        double[] point = cauchyPoint();
        // Without curvature the Cauchy point is the minimum itself.
        boolean done = matrix.isMultipleOfIdentity();
        for (int face = 0; face < FACES && !done; face++) {
            double[] step = minimumOnFace(point);
            double[] next = projected(point, 1, step);
            done = Arrays.equals(next, unprojected(point, step));
            point = done || value(next) < value(point) ? next : truncated(point, step);
        }
        return point;
    }

    /** The first minimum of q on the path {@code P(x - t g)}, t rising from zero. */
    private double[] cauchyPoint() {
        double[] direction = new double[x.length];
        double[] breakpoint = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            double distance = box.boundTowards(i, -gradient[i]) - x[i];
            direction[i] = distance == 0 ? 0 : -gradient[i];
            breakpoint[i] = direction[i] == 0 ? Double.POSITIVE_INFINITY : distance / direction[i];
        }
        double[] point = x.clone();
        double[] along = matrix.coefficients(direction);
        double[] travelled = new double[along.length];
        double squared = Vectors.dot(direction, direction);
        double t = 0;
        for (int i : finiteInOrder(breakpoint)) {
            if (t + toMinimum(t, squared, along, travelled) < breakpoint[i]) {
                break;
            }
            // The path reaches the bound of variable i and goes on without it.
            Vectors.addScaled(breakpoint[i] - t, along, travelled);
            t = breakpoint[i];
            point[i] = box.boundTowards(i, direction[i]);
            squared -= direction[i] * direction[i];
            for (int j = 0; j < along.length; j++) {
                along[j] -= direction[i] * matrix.column(j, i);
            }
            direction[i] = 0;
        }
        t += toMinimum(t, squared, along, travelled);
        return projected(point, t, direction);
    }

    private static int[] finiteInOrder(double[] breakpoint) {
        return IntStream.range(0, breakpoint.length)
                .filter(i -> breakpoint[i] < Double.POSITIVE_INFINITY)
                .boxed()
                .sorted((a, b) -> Double.compare(breakpoint[a], breakpoint[b]))
                .mapToInt(i -> i)
                .toArray();
    }

    /**
     * How much further t can grow before q rises. With d the direction, which is -g on the free variables and zero on
     * the others, and z the way so far: {@code q' = g'd + z'Bd} and {@code q'' = d'Bd}, in which {@code g'd = -d'd} and
     * {@code z'd = t d'd}.
     */
    private double toMinimum(double t, double squared, double[] along, double[] travelled) {
        double slope = (matrix.theta() * t - 1) * squared + QuasiNewtonMatrix.signedDot(travelled, along);
        double curvature = matrix.theta() * squared + QuasiNewtonMatrix.signedDot(along, along);
        return slope < 0 && curvature > 0 ? -slope / curvature : 0;
    }

    /** The step from a point to the minimum of q over its free variables, by conjugate gradients. */
    private double[] minimumOnFace(double[] point) {
        double[] residual = Vectors.scaled(-1, slopeAt(point));
        clearBound(point, residual);
        double[] step = new double[x.length];
        double[] direction = residual.clone();
        double squared = Vectors.dot(residual, residual);
        double enough = squared * RESIDUAL_REDUCTION * RESIDUAL_REDUCTION;
        // B has no more distinct eigenvalues than this; the rest is for rounding.
        int iterations = Math.min(2 * x.length, 2 * matrix.columns()) + 5;
        for (int k = 0; k < iterations && squared > enough; k++) {
            double[] product = matrix.times(direction);
            clearBound(point, product);
            double curvature = Vectors.dot(direction, product);
            if (!(curvature > 0)) {
                break;
            }
            double length = squared / curvature;
            Vectors.addScaled(length, direction, step);
            Vectors.addScaled(-length, product, residual);
            double next = Vectors.dot(residual, residual);
            double factor = next / squared;
            for (int i = 0; i < direction.length; i++) {
                direction[i] = residual[i] + factor * direction[i];
            }
            squared = next;
        }
        return step;
    }

    /** The gradient of q at a point: {@code g + B z}. */
    private double[] slopeAt(double[] point) {
        double[] slope = matrix.times(Vectors.difference(point, x));
        Vectors.addScaled(1, gradient, slope);
        return slope;
    }

    private void clearBound(double[] point, double[] vector) {
        for (int i = 0; i < vector.length; i++) {
            if (!box.isInside(i, point[i])) {
                vector[i] = 0;
            }
        }
    }

    private double value(double[] point) {
        double[] z = Vectors.difference(point, x);
        return Vectors.dot(gradient, z) + 0.5 * Vectors.dot(z, matrix.times(z));
    }

    private double[] projected(double[] point, double length, double[] step) {
        double[] result = new double[x.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = step[i] == 0 ? point[i] : box.clamp(i, point[i] + length * step[i]);
        }
        return result;
    }

    private static double[] unprojected(double[] point, double[] step) {
        double[] result = point.clone();
        Vectors.addScaled(1, step, result);
        return result;
    }

    /** Along the step up to the first bound, and exactly onto it. */
    private double[] truncated(double[] point, double[] step) {
        double longest = box.longestStep(point, step);
        double[] result = projected(point, longest, step);
        for (int i = 0; i < result.length; i++) {
            double bound = box.boundTowards(i, step[i]);
            if (step[i] != 0 && (bound - point[i]) / step[i] == longest) {
                result[i] = bound;
            }
        }
        return result;
    }
}
