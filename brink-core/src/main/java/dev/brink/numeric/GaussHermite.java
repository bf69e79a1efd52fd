package dev.brink.numeric;

import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * Gauss–Hermite quadrature for expectations over N(0, 1): with n nodes {@code E[f(Z)] = sum_i w_i f(z_i)} is exact for
 * every polynomial f of degree at most {@code 2n - 1}. The weights sum to one.
 */
public final class GaussHermite {
    /** The largest number of nodes. */
    public static final int MAXIMUM_SIZE = 64;

    /** Newton's method squares the error, so that after a step this small relative to z only rounding is left. */
    private static final double CLOSE = 1e-10;

    private static final double[] SQRT =
            IntStream.rangeClosed(0, MAXIMUM_SIZE).mapToDouble(Math::sqrt).toArray();

    private final double[] nodes;
    private final double[] weights;

    private GaussHermite(double[] nodes) {
        this.nodes = nodes;
        this.weights = new double[nodes.length];
        for (int i = 0; i < nodes.length; i++) {
            weights[i] = weight(nodes.length, nodes[i]);
        }
    }

    /** The rule with this many nodes. */
    public static GaussHermite of(int size) {
        if (size < 1 || size > MAXIMUM_SIZE) {
            throw new IllegalArgumentException("A Gauss-Hermite rule was asked for with " + size
                    + " nodes, but has 1 to " + MAXIMUM_SIZE + ": choose a number between them.");
        }
        double[] nodes = {};
        for (int n = 1; n <= size; n++) {
            nodes = rootsBetween(nodes);
        }
        return new GaussHermite(nodes);
    }

    public int size() {
        return nodes.length;
    }

    /** The nodes in rising order. */
    public double node(int i) {
        return nodes[i];
    }

    public double weight(int i) {
        return weights[i];
    }

    /** {@code E[f(Z)]} for Z ~ N(0, 1). */
    public double expectation(DoubleUnaryOperator f) {
        double sum = 0;
        for (int i = 0; i < nodes.length; i++) {
            sum += weights[i] * f.applyAsDouble(nodes[i]);
        }
        return sum;
    }

    /** The roots of {@code h_n} from those of {@code h_(n-1)}, which lie between them, one in each gap. */
    private static double[] rootsBetween(double[] previous) {
        int n = previous.length + 1;
        double[] roots = new double[n];
        // All roots are less than 2 sqrt(n) (Szegö 1939, section 6.32). They are symmetric, and for odd n zero is one.
        for (int i = 0; i < n / 2; i++) {
            double high = i == 0 ? 2 * SQRT[n] : previous[n - 1 - i];
            roots[n - 1 - i] = root(n, previous[n - 2 - i], high);
            roots[i] = -roots[n - 1 - i];
        }
        return roots;
    }

    /** The only root of {@code h_n} in an interval, by Newton's method with bisection where it would leave. */
    private static double root(int n, double low, double high) {
        boolean rises = orthonormal(n, high)[n] > 0;
        double z = 0.5 * (low + high);
        for (int k = 0; k < 100; k++) {
            double[] h = orthonormal(n, z);
            if (h[n] > 0 == rises) {
                high = z;
            } else {
                low = z;
            }
            double newton = z - h[n] / (SQRT[n] * h[n - 1]);
            double next = low <= newton && newton <= high ? newton : 0.5 * (low + high);
            if (Math.abs(next - z) <= CLOSE * z) {
                return next;
            }
            z = next;
        }
        throw new ArithmeticException("No root of Hermite polynomial " + n + " between " + low + " and " + high);
    }

    /**
     * The orthonormal Hermite polynomials {@code h_0 .. h_n} at z:
     *
     * <pre>h_(k+1) = (z h_k - sqrt(k) h_(k-1)) / sqrt(k + 1),   h_n' = sqrt(n) h_(n-1)</pre>
     */
    private static double[] orthonormal(int n, double z) {
        double[] h = new double[n + 1];
        h[0] = 1;
        h[1] = z;
        for (int k = 1; k < n; k++) {
            h[k + 1] = (z * h[k] - SQRT[k] * h[k - 1]) / SQRT[k + 1];
        }
        return h;
    }

    /** Christoffel's number {@code 1/sum_(k<n) h_k(z)^2}: all terms positive, so that even tiny weights are exact. */
    private static double weight(int n, double z) {
        double[] h = orthonormal(n, z);
        double sum = 0;
        for (int k = 0; k < n; k++) {
            sum += h[k] * h[k];
        }
        return 1 / sum;
    }
}
