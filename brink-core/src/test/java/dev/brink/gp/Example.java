package dev.brink.gp;

import dev.brink.numeric.RandomStream;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Seeded random points and a smooth function of them, on which processes of any size can be built. */
record Example(int axes, double lengthScale, double variance, double mean) {
    static final Kernel KERNEL = Matern52.INSTANCE;

    static double[][] points(int n, int axes, long seed) {
        RandomGenerator random = RandomStream.of(seed).generator();
        double[][] points = new double[n][axes];
        for (double[] point : points) {
            Arrays.setAll(point, a -> random.nextDouble());
        }
        return points;
    }

    /** {@code sin(3 sum_a x_a/(a + 1)) + x_0²}. */
    static double[] values(double[][] points) {
        return Arrays.stream(points).mapToDouble(Example::value).toArray();
    }

    static double value(double[] point) {
        double sum = 0;
        for (int a = 0; a < point.length; a++) {
            sum += point[a] / (a + 1);
        }
        return Math.sin(3 * sum) + point[0] * point[0];
    }

    static double[] repeated(int n, double value) {
        double[] array = new double[n];
        Arrays.fill(array, value);
        return array;
    }

    /** Length scales that differ by axis, around the one given. */
    Hyperparameters hyperparameters() {
        double[] lengthScales = new double[axes];
        Arrays.setAll(lengthScales, a -> lengthScale * (1 + 0.25 * (a % 3)));
        return new Hyperparameters(lengthScales, variance, mean, 0, Double.POSITIVE_INFINITY);
    }

    GaussianProcess prior() {
        return GaussianProcess.prior(KERNEL, hyperparameters());
    }

    GaussianProcess given(double[][] points, double[] values, double noiseVariance) {
        return given(points, values, repeated(points.length, noiseVariance));
    }

    GaussianProcess given(double[][] points, double[] values, double[] noiseVariances) {
        return GaussianProcess.conditioned(KERNEL, hyperparameters(), Inputs.of(points, axes), values, noiseVariances);
    }
}
