package dev.brink.gp;

/**
 * The Matérn 5/2 kernel: {@code k(r) = (1 + z + z²/3) exp(-z)} with {@code z = sqrt(5) r}.
 *
 * <p>The exponential is computed so that it vectorises: with {@code t = -z/256}, a Taylor polynomial gives
 * {@code u = exp(t) - 1}, six steps of {@code (1 + u)² - 1 = 2u + u²} give {@code exp(-z/4) - 1} without losing digits
 * where z is small, and two squarings end at {@code exp(-z)}. The absolute error of k is below 1e-15 and the relative
 * one below 1e-13 up to z = 20; it grows with {@code exp(z/4)} from there. Beyond z = 140, where k is below 1e-56, it
 * stays constant.
 *
 * <p>paper §2.1, §2.5
 */
public final class Matern52 implements Kernel {
    public static final Matern52 INSTANCE = new Matern52();

    private static final double FARTHEST = 140;

    private Matern52() {}

    /** Leaves z in the place of r². */
    @Override
    public void correlations(double[] squaredDistances, double[] into, int from, int to) {
        exponential(squaredDistances, into, from, to);
        for (int j = from; j < to; j++) {
            double fourth = 1 + into[j];
            double half = fourth * fourth;
            double z = squaredDistances[j];
            into[j] = Math.fma(z, Math.fma(z, 1.0 / 3, 1), 1) * (half * half);
        }
    }

    /** {@code dk/d(r²) = -5/6 (1 + z) exp(-z)}, of which k has the exponential already, free of the division by r that dk/dr would bring. */
    @Override
    public void correlationsAndSlopes(double[] squaredDistances, double[] into, int from, int to) {
        correlations(squaredDistances, into, from, to);
        for (int j = from; j < to; j++) {
            double z = squaredDistances[j];
            squaredDistances[j] = (-5.0 / 6) * (1 + z) / Math.fma(z, Math.fma(z, 1.0 / 3, 1), 1) * into[j];
        }
    }

    /** Leaves z in the place of r² and {@code exp(-z/4) - 1} in {@code into}. */
    private static void exponential(double[] z, double[] into, int from, int to) {
        for (int j = from; j < to; j++) {
            z[j] = Math.min(Math.sqrt(5 * z[j]), FARTHEST);
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
