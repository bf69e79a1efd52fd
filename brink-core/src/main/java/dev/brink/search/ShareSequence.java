package dev.brink.search;

import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Points of the unit cube that has one axis for each parameter. */
final class ShareSequence {
    private ShareSequence() {}

    /** Points that fill the cube evenly, or plainly random ones in more dimensions than such are known for. */
    static Supplier<double[]> even(int dimension, RandomStream stream) {
        if (dimension <= Sobol.MAXIMUM_DIMENSION) {
            return Sobol.scrambled(dimension, stream)::next;
        }
        RandomGenerator random = stream.generator();
        return () -> anywhere(dimension, random);
    }

    static double[] anywhere(int dimension, RandomGenerator random) {
        double[] point = new double[dimension];
        for (int i = 0; i < dimension; i++) {
            point[i] = random.nextDouble();
        }
        return point;
    }
}
