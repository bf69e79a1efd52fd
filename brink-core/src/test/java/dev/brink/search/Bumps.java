package dev.brink.search;

import dev.brink.numeric.Distance;
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Gaussian bumps of different heights at random places, none hidden under another: {@code log max_k a_k(x)}. */
final class Bumps {
    private final double[][] centres;
    private final double[] heights;
    private final double width;

    Bumps(int dimension, int count, double width, RandomGenerator random) {
        this.width = width;
        centres = new double[count][dimension];
        heights = new double[count];
        for (int k = 0; k < count; k++) {
            for (int i = 0; i < dimension; i++) {
                centres[k][i] = random.nextDouble();
            }
            heights[k] = -3 * random.nextDouble();
        }
    }

    double logValue(double[] x) {
        return IntStream.range(0, heights.length)
                .mapToDouble(k -> bump(k, x))
                .max()
                .orElseThrow();
    }

    private double bump(int k, double[] x) {
        double distance = Distance.between(x, centres[k]) / width;
        return heights[k] - 0.5 * distance * distance;
    }

    double highest() {
        return logValue(centres[
                IntStream.range(0, heights.length)
                        .boxed()
                        .max(Comparator.comparingDouble(k -> heights[k]))
                        .orElseThrow()]);
    }
}
