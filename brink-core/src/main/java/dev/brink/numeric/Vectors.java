package dev.brink.numeric;

/** The few operations on whole vectors that the minimizer is written in. */
final class Vectors {
    private Vectors() {}

    static double dot(double[] a, double[] b) {
        return VectorLoops.dot(a, b, 0, a.length);
    }

    /** {@code y += factor x}. */
    static void addScaled(double factor, double[] x, double[] y) {
        VectorLoops.addScaled(y, factor, x, 0, y.length);
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
