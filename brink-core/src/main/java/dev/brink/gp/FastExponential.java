package dev.brink.gp;

/**
 * An exponential that the compiler turns into vector instructions. With {@code t = -z/256}, a Taylor polynomial gives
 * {@code u = exp(t) - 1}, and six steps of {@code (1 + u)² - 1 = 2u + u²} give {@code exp(-z/4) - 1} without losing
 * digits where z is small; two squarings, which are left to the caller, end at {@code exp(-z)}. Its absolute error is
 * below 1e-15 and the relative one below 1e-13 up to z = 20; it grows with {@code exp(z/4)} from there. Beyond z = 140,
 * where the result is below 1e-60, it stays constant.
 */
final class FastExponential {
    private static final double FARTHEST = 140;

    private FastExponential() {}

    /** Leaves {@code z = sqrt(factor r²)} in the place of r² and {@code exp(-z/4) - 1} in {@code into}. */
    static void ofRoots(double factor, double[] z, double[] into, int from, int to) {
        for (int j = from; j < to; j++) {
            z[j] = Math.min(Math.sqrt(factor * z[j]), FARTHEST);
        }
        for (int j = from; j < to; j++) {
            double t = z[j] * (-1.0 / 256);
            double tail = Math.fma(t, Math.fma(t, 1.0 / 362880, 1.0 / 40320), 1.0 / 5040);
            into[j] = Math.fma(t, Math.fma(t, Math.fma(t, tail, 1.0 / 720), 1.0 / 120), 1.0 / 24);
        }
        for (int j = from; j < to; j++) {
            double t = z[j] * (-1.0 / 256);
            into[j] = t * Math.fma(t, Math.fma(t, Math.fma(t, into[j], 1.0 / 6), 0.5), 1);
        }
        squareThrice(into, from, to);
        squareThrice(into, from, to);
    }

    private static void squareThrice(double[] u, int from, int to) {
        for (int j = from; j < to; j++) {
            double v = u[j];
            v = Math.fma(v, v, v + v);
            v = Math.fma(v, v, v + v);
            u[j] = Math.fma(v, v, v + v);
        }
    }
}
