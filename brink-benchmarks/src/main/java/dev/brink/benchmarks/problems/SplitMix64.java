package dev.brink.benchmarks.problems;

/**
 * The generator of Steele, Lea and Flood (2014), which is the same in any language with 64-bit integers. The draws of
 * {@link GaussianProcessDraws} are defined by its numbers, so neither it nor their order may ever change.
 */
final class SplitMix64 {
    private long state;

    SplitMix64(long seed) {
        state = seed;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** In [0, 1), by the upper 53 bits. */
    double uniform() {
        return (next() >>> 11) * 0x1p-53;
    }

    /** By the cosine of Box and Muller (1958) alone, so that each number takes two uniform ones. */
    double normal() {
        double u = 1 - uniform();
        double v = uniform();
        return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
    }
}
