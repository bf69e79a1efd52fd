package dev.brink.experiments.net;

import java.util.SplittableRandom;

/**
 * Switches units off by chance, and scales those that are left by {@code 1/(1 - p)}, so that the next layer expects the
 * same sum with dropout as without (Srivastava et al., "Dropout", JMLR 2014, section 10, where this is weighed against
 * scaling the weights afterwards).
 */
final class Dropout {
    private final double probability;
    private final float scale;

    Dropout(double probability) {
        this.probability = probability;
        scale = (float) (1 / (1 - probability));
    }

    /** What is not dropped is scaled by this. */
    float scale() {
        return scale;
    }

    /** Draws only for units that are on: to switch off the others changes nothing. */
    void apply(float[] units, long seed) {
        if (probability == 0) {
            return;
        }
        SplittableRandom random = new SplittableRandom(seed);
        for (int j = 0; j < units.length; j++) {
            if (units[j] != 0) {
                units[j] = random.nextDouble() < probability ? 0 : units[j] * scale;
            }
        }
    }
}
