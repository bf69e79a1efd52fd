package dev.brink.numeric;

import java.util.random.RandomGenerator;

/**
 * Nested uniform scrambling of the binary digits of one axis (A. B. Owen 1995): whether a digit is flipped depends on
 * all digits before it, by independent fair coins. Halves, quarters and all smaller dyadic intervals are thereby
 * swapped as wholes, which keeps the evenness of a net and makes each point uniform. The coin of a node in the tree of
 * digits is one bit of a hash of the node, so that no tree is stored (Laine and Karras 2011 have the idea; here every
 * digit has its own full hash).
 */
final class OwenScrambling {
    private final long key;

    private OwenScrambling(long key) {
        this.key = key;
    }

    static OwenScrambling[] forAxes(int dimension, RandomStream stream) {
        RandomGenerator keys = stream.generator();
        OwenScrambling[] scramblings = new OwenScrambling[dimension];
        for (int axis = 0; axis < dimension; axis++) {
            scramblings[axis] = new OwenScrambling(keys.nextLong());
        }
        return scramblings;
    }

    /** Scrambles {@link SobolDirections#BITS} digits, the first of them the most significant. */
    long apply(long digits) {
        long flips = 0;
        for (int level = 0; level < SobolDirections.BITS; level++) {
            // The digits so far behind a leading one: the number of the node in a binary heap.
            long node = 1L << level | digits >>> (SobolDirections.BITS - level);
            flips = flips << 1 | RandomStream.mix(key ^ node) >>> 63;
        }
        return digits ^ flips;
    }
}
