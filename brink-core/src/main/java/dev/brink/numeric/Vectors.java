package dev.brink.numeric;

/** The few operations on vectors that the minimizer is written in. */
final class Vectors {
    private Vectors() {}

    static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /** {@code y += factor x}. */
    static void addScaled(double factor, double[] x, double[] y) {
        for (int i = 0; i < y.length; i++) {
            y[i] += factor * x[i];
        }
    }

    static double[] difference(double[] a, double[] b) {
        double[] result = new double[a.length];
        for (int i = 0; i < a.length; i++) {
            result[i] = a[i] - b[i];
        }
        return result;
    }

    static double[] scaled(double factor, double[] x) {
        double[] result = new double[x.length];
        addScaled(factor, x, result);
        return result;
    }
}
