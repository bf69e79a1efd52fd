package dev.brink.gp;

/**
 * The Matérn 9/2 kernel: {@code k(r) = (1 + z + 3/7 z² + 2/21 z³ + z⁴/105) exp(-z)} with {@code z = 3 r}. Its functions
 * have four derivatives, as formulas and many simulations have, and are followed between measurements by that much
 * further than those of {@link Matern52}.
 */
public final class Matern92 implements Kernel {
    public static final Matern92 INSTANCE = new Matern92();

    private Matern92() {}

    /** Leaves z in the place of r². */
    @Override
    public void correlations(double[] squaredDistances, double[] into, int from, int to) {
        FastExponential.ofRoots(9, squaredDistances, into, from, to);
        for (int j = from; j < to; j++) {
            double fourth = 1 + into[j];
            double half = fourth * fourth;
            into[j] = half * half;
        }
        for (int j = from; j < to; j++) {
            double z = squaredDistances[j];
            into[j] *= Math.fma(z, Math.fma(z, Math.fma(z, Math.fma(z, 1.0 / 105, 2.0 / 21), 3.0 / 7), 1), 1);
        }
    }

    /** {@code dk/d(r²) = -9/14 (1 + z + 2/5 z² + z³/15) exp(-z)}. */
    @Override
    public void correlationsAndSlopes(double[] squaredDistances, double[] into, int from, int to) {
        correlations(squaredDistances, into, from, to);
        for (int j = from; j < to; j++) {
            double z = squaredDistances[j];
            double polynomial = Math.fma(z, Math.fma(z, Math.fma(z, Math.fma(z, 1.0 / 105, 2.0 / 21), 3.0 / 7), 1), 1);
            double lesser = Math.fma(z, Math.fma(z, Math.fma(z, 1.0 / 15, 2.0 / 5), 1), 1);
            squaredDistances[j] = (-9.0 / 14) * lesser / polynomial * into[j];
        }
    }
}
