package dev.brink.numeric;

import java.util.random.RandomGenerator;

/**
 * Nested uniform scrambling of the binary digits of one axis (A. B. Owen 1995): whether a digit is flipped depends on
 * all digits before it, by independent fair coins. Halves, quarters and all smaller dyadic intervals are thereby
 * swapped as wholes, which keeps the evenness of a net and makes each point uniform. The tree of coins is not stored
 * but hashed (Laine and Karras 2011 have the idea): the 64 bits of one hash hold the 63 coins of a subtree of six digits.
 */
final class OwenScrambling {
    private static final int LEVELS_OF_HASH = 6;

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
        long coins = 0;
        int node = 1;
        for (int level = 0; level < SobolDirections.BITS; level++) {
            long before = digits >>> (SobolDirections.BITS - level);
            if (level % LEVELS_OF_HASH == 0) {
                // A leading one tells prefixes of different lengths apart.
                coins = RandomStream.mix(key ^ ((1L << level) | before));
                node = 1;
            } else {
                // The subtree is numbered like a binary heap.
                node = (node << 1) | (int) (before & 1);
            }
            flips = (flips << 1) | ((coins >>> node) & 1);
        }
        return digits ^ flips;
    }
}
