package dev.brink.numeric;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Random numbers by purpose: the same seed and the same purpose give the same numbers, whatever else was drawn before
 * and on whichever thread. A purpose is a path of names and numbers such as step, function and use.
 */
public final class RandomStream {
    private static final RandomGeneratorFactory<RandomGenerator> FACTORY =
            RandomGeneratorFactory.of("L64X128MixRandom");

    private final long key;

    private RandomStream(long key) {
        this.key = key;
    }

    public static RandomStream of(long seed) {
        return new RandomStream(mix(seed));
    }

    public RandomStream split(long number) {
        return new RandomStream(mix(key ^ mix(number + 0x632BE59BD9B4E019L)));
    }

    public RandomStream split(String name) {
        long hash = 0xCBF29CE484222325L;
        for (int i = 0; i < name.length(); i++) {
            hash = (hash ^ name.charAt(i)) * 0x100000001B3L;
        }
        return split(hash);
    }

    /** A fresh generator at the start of this stream. */
    public RandomGenerator generator() {
        return FACTORY.create(key);
    }

    /** The finaliser of SplitMix64 (Steele, Lea and Flood 2014). */
    static long mix(long state) {
        long z = state + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
