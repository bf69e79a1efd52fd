package dev.brink.entropy;

import java.util.random.RandomGenerator;

/**
 * Random numbers in (0, 1), one a draw, that are spread evenly over all draws and over each group of them, in random
 * order. Draw r belongs to group {@code r mod groups}.
 */
final class Strata {
    private Strata() {}

    /** The count is a multiple of the number of groups. */
    static double[] of(int count, int groups, RandomGenerator random) {
        double[] levels = new double[count];
        for (int g = 0; g < groups; g++) {
            for (int i = 0; i < count / groups; i++) {
                int r = i * groups + g;
                // A new level goes to a random place among those before it (Fisher and Yates).
                int swapped = random.nextInt(i + 1) * groups + g;
                levels[r] = levels[swapped];
                levels[swapped] = (r + random.nextDouble()) / count;
            }
        }
        return levels;
    }
}
