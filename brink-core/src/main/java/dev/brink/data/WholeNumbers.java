package dev.brink.data;

import dev.brink.observation.Observation;
import java.util.List;

/** Whether a function counts something, going by what was measured of it. */
final class WholeNumbers {
    /** So many whole numbers are no chance. */
    private static final int ENOUGH = 5;

    /** Over so many steps a function is as good as smooth. */
    private static final double STEPS = 1000;

    private WholeNumbers() {}

    /** Whether these are enough numbers, all of them whole, none said to be uncertain, and their steps matter. */
    static boolean areAll(List<Datum> data) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (Datum datum : data) {
            if (!(datum.observation() instanceof Observation.Real real)
                    || real.standardDeviation().orElse(0) > 0
                    || real.value() != Math.rint(real.value())) {
                return false;
            }
            least = Math.min(least, real.value());
            most = Math.max(most, real.value());
        }
        return data.size() >= ENOUGH && most - least <= STEPS;
    }
}
