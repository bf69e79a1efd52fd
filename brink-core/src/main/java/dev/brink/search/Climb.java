package dev.brink.search;

import java.util.function.Predicate;

/** The way up from one start: along the continuous axes and over the values of discrete parameters, by turns. */
final class Climb {
    private static final int ROUNDS = 4;

    private final Candidate summit;
    private final boolean metEdge;

    private Climb(Candidate summit, boolean metEdge) {
        this.summit = summit;
        this.metEdge = metEdge;
    }

    /** Climbs from a start around which the landscape varies over about such a distance. */
    static Climb from(
            Candidate start,
            double reach,
            int evaluations,
            Scores scores,
            KnownRegion region,
            Predicate<double[]> eligible) {
        boolean continuous = !region.space().continuousAxes().isEmpty();
        Ascent ascent = new Ascent(scores, region);
        ValueSearch values = new ValueSearch(scores, region.space(), eligible);
        Candidate current = continuous ? ascent.from(start, reach / 2, evaluations) : start;
        for (int round = 0; round < ROUNDS && !region.space().isContinuous(); round++) {
            Candidate next = values.from(current);
            if (next == current) {
                break;
            }
            current = continuous ? ascent.from(next, reach / 2, evaluations) : next;
        }
        return new Climb(current, ascent.metEdge());
    }

    Candidate summit() {
        return summit;
    }

    /** Whether a known constraint was ever in the way. */
    boolean metEdge() {
        return metEdge;
    }
}
