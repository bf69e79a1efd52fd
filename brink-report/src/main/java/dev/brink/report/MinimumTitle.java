package dev.brink.report;

import dev.brink.Surfaces;
import dev.brink.report.text.Figures;

/** The title over a picture of p_min, which also says how probable it is that there is nothing to show. */
final class MinimumTitle {
    private static final double WORTH_SAYING = 0.01;

    private MinimumTitle() {}

    static String of(Surfaces.Minimum minimum) {
        return minimum.none() < WORTH_SAYING
                ? "p_min: Pr(the minimum lies in a cell)"
                : "p_min by cell; none feasible: " + Figures.probability(minimum.none());
    }
}
