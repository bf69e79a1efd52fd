package dev.brink.numeric;

/**
 * The inner loops of everything that is cubic or quadratic here. Each has one store, the same index in every array and
 * at most a handful of operations, because that is the shape the JIT compiler turns into vector instructions; longer
 * bodies, several stores or a reduction run some eight times slower.
 */
public final class VectorLoops {
    private VectorLoops() {}

    /** {@code y += c a}. */
    public static void addScaled(double[] y, double c, double[] a, int from, int to) {
        for (int j = from; j < to; j++) {
            y[j] = Math.fma(c, a[j], y[j]);
        }
    }

    /** {@code y += ca a + cb b + cc c + cd d}: four rows a pass, so that y is loaded and stored once for four. */
    public static void addScaled(
            double[] y,
            double ca,
            double[] a,
            double cb,
            double[] b,
            double cc,
            double[] c,
            double cd,
            double[] d,
            int from,
            int to) {
        for (int j = from; j < to; j++) {
            y[j] = Math.fma(cd, d[j], Math.fma(cc, c[j], Math.fma(cb, b[j], Math.fma(ca, a[j], y[j]))));
        }
    }

    /** {@code y += sum_k c_k rows_k}, four rows a pass. */
    public static void addCombination(double[] y, double[] c, double[][] rows, int from, int to) {
        int k = 0;
        for (; k + 4 <= rows.length; k += 4) {
            addScaled(y, c[k], rows[k], c[k + 1], rows[k + 1], c[k + 2], rows[k + 2], c[k + 3], rows[k + 3], from, to);
        }
        for (; k < rows.length; k++) {
            addScaled(y, c[k], rows[k], from, to);
        }
    }

    /** {@code y *= c}. */
    public static void scale(double[] y, double c, int from, int to) {
        for (int j = from; j < to; j++) {
            y[j] *= c;
        }
    }

    /** {@code y *= a}. */
    public static void multiply(double[] y, double[] a, int from, int to) {
        for (int j = from; j < to; j++) {
            y[j] *= a[j];
        }
    }

    /** {@code y += a^2}. */
    public static void addSquared(double[] y, double[] a, int from, int to) {
        for (int j = from; j < to; j++) {
            y[j] = Math.fma(a[j], a[j], y[j]);
        }
    }

    /** {@code y += weight (a - centre)^2}. */
    public static void addSquaredDistance(double[] y, double weight, double[] a, double centre, int from, int to) {
        for (int j = from; j < to; j++) {
            double distance = a[j] - centre;
            y[j] = Math.fma(weight * distance, distance, y[j]);
        }
    }

    /** {@code y = base + weight (a - centre)^2}. */
    public static void setSquaredDistance(
            double[] y, double[] base, double weight, double[] a, double centre, int from, int to) {
        for (int j = from; j < to; j++) {
            double distance = a[j] - centre;
            y[j] = Math.fma(weight * distance, distance, base[j]);
        }
    }

    /** {@code a . b}, in four partial sums so that additions need not wait for each other. */
    public static double dot(double[] a, double[] b, int from, int to) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        int j = from;
        for (; j + 4 <= to; j += 4) {
            s0 = Math.fma(a[j], b[j], s0);
            s1 = Math.fma(a[j + 1], b[j + 1], s1);
            s2 = Math.fma(a[j + 2], b[j + 2], s2);
            s3 = Math.fma(a[j + 3], b[j + 3], s3);
        }
        for (; j < to; j++) {
            s0 = Math.fma(a[j], b[j], s0);
        }
        return (s0 + s1) + (s2 + s3);
    }

    /** {@code a . (centre - b)}, likewise. */
    public static double dotDistances(double[] a, double centre, double[] b, int from, int to) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        int j = from;
        for (; j + 4 <= to; j += 4) {
            s0 = Math.fma(a[j], centre - b[j], s0);
            s1 = Math.fma(a[j + 1], centre - b[j + 1], s1);
            s2 = Math.fma(a[j + 2], centre - b[j + 2], s2);
            s3 = Math.fma(a[j + 3], centre - b[j + 3], s3);
        }
        for (; j < to; j++) {
            s0 = Math.fma(a[j], centre - b[j], s0);
        }
        return (s0 + s1) + (s2 + s3);
    }
}
