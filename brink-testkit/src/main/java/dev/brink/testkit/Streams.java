package dev.brink.testkit;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Random numbers by seed and index: replication 17 draws the same on whichever thread it runs. */
final class Streams {
    private Streams() {}

    static RandomGenerator of(long seed, long index) {
        return new SplittableRandom(mix(mix(seed) ^ mix(~index)));
    }

    /** The finaliser of SplitMix64 (Steele, Lea and Flood 2014). */
    private static long mix(long state) {
        long z = state + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
