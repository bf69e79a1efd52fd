package dev.brink.benchmarks.strategies;

import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** How points are drawn that nothing has been learned for. */
enum Design {
    /** A scrambled Sobol sequence, which leaves no gaps. */
    SOBOL {
        @Override
        Supplier<double[]> points(int axes, RandomStream stream) {
            return Sobol.scrambled(axes, stream)::next;
        }
    },

    /** Independent of each other. */
    UNIFORM {
        @Override
        Supplier<double[]> points(int axes, RandomStream stream) {
            RandomGenerator random = stream.generator();
            return () -> random.doubles(axes).toArray();
        }
    };

    /** Endless points of the unit cube. */
    abstract Supplier<double[]> points(int axes, RandomStream stream);
}
