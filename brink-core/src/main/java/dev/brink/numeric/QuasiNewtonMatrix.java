package dev.brink.numeric;

import java.util.ArrayList;
import java.util.List;

/**
 * The limited-memory BFGS approximation of a Hessian, kept as a multiple of the identity plus signed squares,
 *
 * <pre>B = theta I + sum_j sign_j u_j u_j'</pre>
 *
 * Every remembered pair of a step s and the change y of the gradient along it adds {@code y y'/(s'y)} and takes
 * {@code B s s'B/(s'B s)} away, where B is the matrix of the pairs before it (Nocedal and Wright 2006, section 7.2).
 */
final class QuasiNewtonMatrix {
    /**
     * Pairs remembered. On the test problems ten take 1322 evaluations in all, twenty 896 and fifty 817; the work of the
     * matrix grows with the square.
     */
    private static final int MEMORY = 20;

    private final List<double[]> steps = new ArrayList<>();
    private final List<double[]> changes = new ArrayList<>();
    private final List<double[]> columns = new ArrayList<>();
    private double theta = 1;

    double theta() {
        return theta;
    }

    boolean isMultipleOfIdentity() {
        return columns.isEmpty();
    }

    int columns() {
        return columns.size();
    }

    double column(int j, int i) {
        return columns.get(j)[i];
    }

    /** Even columns are added, odd ones taken away. */
    static int sign(int j) {
        return j % 2 == 0 ? 1 : -1;
    }

    /** Forgets all pairs. */
    void reset() {
        steps.clear();
        changes.clear();
        columns.clear();
        theta = 1;
    }

    /** Learns from a step, unless the function does not curve upwards along it, which would make B indefinite. */
    void update(double[] step, double[] change) {
        double curvature = Vectors.dot(step, change);
        double changeSquared = Vectors.dot(change, change);
        if (!(curvature > 1e-15 * changeSquared) || Double.isInfinite(changeSquared / curvature)) {
            if (columns.isEmpty()) {
                // Nothing is known but that the first guess of the curvature was too large.
                theta *= 0.1;
            }
            return;
        }
        if (steps.size() == MEMORY) {
            steps.remove(0);
            changes.remove(0);
        }
        steps.add(step);
        changes.add(change);
        theta = changeSquared / curvature;
        rebuild();
    }

    private void rebuild() {
        columns.clear();
        for (int k = 0; k < steps.size(); k++) {
            double[] s = steps.get(k);
            double[] y = changes.get(k);
            double[] product = times(s);
            double curvature = Vectors.dot(s, product);
            if (curvature > 0) {
                columns.add(Vectors.scaled(1 / Math.sqrt(Vectors.dot(s, y)), y));
                columns.add(Vectors.scaled(1 / Math.sqrt(curvature), product));
            }
        }
    }

    /** {@code B v}. */
    double[] times(double[] v) {
        double[] result = Vectors.scaled(theta, v);
        for (int j = 0; j < columns.size(); j++) {
            double[] u = columns.get(j);
            Vectors.addScaled(sign(j) * Vectors.dot(u, v), u, result);
        }
        return result;
    }

    /** {@code U'v}, with the columns u in U. */
    double[] coefficients(double[] v) {
        double[] result = new double[columns.size()];
        for (int j = 0; j < result.length; j++) {
            result[j] = Vectors.dot(columns.get(j), v);
        }
        return result;
    }

    /** {@code a' diag(sign) b} for two vectors of coefficients. */
    static double signedDot(double[] a, double[] b) {
        double sum = 0;
        for (int j = 0; j < a.length; j++) {
            sum += sign(j) * a[j] * b[j];
        }
        return sum;
    }
}
