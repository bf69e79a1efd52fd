package dev.brink.acquisition;

import java.util.List;

/** The point that an acquisition values most, as far as a search found. */
public final class Maximum {
    private final double[] point;
    private final double logValue;
    private final List<String> notes;

    Maximum(double[] point, double logValue, List<String> notes) {
        this.point = point.clone();
        this.logValue = logValue;
        this.notes = List.copyOf(notes);
    }

    /** Coordinates of a point of the search space that the known constraints allow and that was not passed over. */
    public double[] point() {
        return point.clone();
    }

    /** The logarithm of the acquisition there; -infinity if it is worthless everywhere. */
    public double logValue() {
        return logValue;
    }

    /** What was out of the ordinary, in words. */
    public List<String> notes() {
        return notes;
    }
}
