package dev.brink.experiments.net;

import java.util.SplittableRandom;

/**
 * Switches units off by chance, and scales those that are left by {@code 1/(1 - p)}, so that the next layer expects the
 * same sum with dropout as without (Srivastava et al., "Dropout", JMLR 2014, section 10, where this is weighed against
 * scaling the weights afterwards).
 */
final class Dropout {
    /** Draws are whole numbers of so many bits. */
    private static final int BITS = 53;

    private final long threshold;
    private final float[] factors;

    Dropout(double probability) {
        threshold = (long) Math.scalb(probability, BITS);
        factors = new float[] {(float) (1 / (1 - probability)), 0};
    }

    /** What is not dropped is scaled by this. */
    float scale() {
        return factors[0];
    }

    /** One draw a unit, and no branch on it, since that would be mispredicted as often as units are dropped. */
    void apply(float[] units, long seed) {
        if (threshold == 0) {
            return;
        }
        SplittableRandom random = new SplittableRandom(seed);
        for (int j = 0; j < units.length; j++) {
            long draw = random.nextLong() >>> (Long.SIZE - BITS);
            int dropped = (int) ((draw - threshold) >>> (Long.SIZE - 1));
            units[j] *= factors[dropped];
        }
    }
}
