package dev.brink.gp;

/**
 * The Matérn 5/2 kernel: {@code k(r) = (1 + z + z²/3) exp(-z)} with {@code z = sqrt(5) r}. Its functions have two
 * derivatives.
 *
 * <p>paper §2.1, §2.5
 */
public final class Matern52 implements Kernel {
    public static final Matern52 INSTANCE = new Matern52();

    private Matern52() {}

    /** Leaves z in the place of r². */
    @Override
    public void correlations(double[] squaredDistances, double[] into, int from, int to) {
        FastExponential.ofRoots(5, squaredDistances, into, from, to);
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
}
