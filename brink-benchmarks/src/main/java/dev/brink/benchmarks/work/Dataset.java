package dev.brink.benchmarks.work;

import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.Hyperparameters;
import dev.brink.posterior.NoisyNumbers;
import java.util.stream.IntStream;

/**
 * Points, values and hyperparameters from formulas that the peer repeats, so that both work on the same numbers. Points
 * are multiples of the square roots of primes, modulo one (Weyl 1916), which fill the cube evenly.
 */
public final class Dataset {
    /** Where marginals are asked. */
    public static final int QUERIES = 2000;

    static final int MOST_DIMENSIONS = 20;

    private static final int[] PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71};

    private final Size size;

    public Dataset(Size size) {
        this.size = size;
    }

    /** {@code x_ia = i sqrt(prime_a) mod 1}, for i from 1 on. */
    public double[][] points() {
        return points(1, size.n());
    }

    /** The points that follow them. */
    public double[][] queries() {
        return points(1 + size.n(), QUERIES);
    }

    private double[][] points(int first, int count) {
        double[][] points = new double[count][size.d()];
        for (int i = 0; i < count; i++) {
            for (int a = 0; a < size.d(); a++) {
                points[i][a] = (first + i) * Math.sqrt(PRIMES[a]) % 1;
            }
        }
        return points;
    }

    /** {@code y_i = sum_a sin(3 x_ia + a)/sqrt(d) + (i phi mod 1 - 1/2)/5}: a smooth function and what looks like noise. */
    public double[] values() {
        double golden = (1 + Math.sqrt(5)) / 2;
        double[][] points = points();
        return IntStream.range(0, size.n())
                .mapToDouble(i -> signal(points[i]) + ((i + 1) * golden % 1 - 0.5) / 5)
                .toArray();
    }

    /** {@code sum_a sin(3 x_a + a)/sqrt(d)}. */
    static double signal(double[] point) {
        double sum = 0;
        for (int a = 0; a < point.length; a++) {
            sum += Math.sin(3 * point[a] + a);
        }
        return sum / Math.sqrt(point.length);
    }

    /** Where chains start: length scales of {@code sqrt(d)}, variance 1, mean 0, noise ratio 0.01, warp scale e³. */
    public double[] coordinates() {
        HyperCoordinates meaning = NoisyNumbers.coordinates(size.d());
        double[] x = new double[meaning.size()];
        for (int a = 0; a < size.d(); a++) {
            x[a] = 0.5 * Math.log(size.d());
        }
        x[meaning.logNoiseRatio()] = Math.log(0.01);
        x[meaning.logWarp()] = 3;
        return x;
    }

    /** What those coordinates say. */
    public Hyperparameters hyperparameters() {
        return NoisyNumbers.coordinates(size.d()).hyperparameters(coordinates(), Double.POSITIVE_INFINITY);
    }
}
