package dev.brink.search;

import java.util.List;

/** The highest point of a landscape, as far as a search found. */
public final class Maximum {
    private final double[] point;
    private final double value;
    private final List<String> notes;

    Maximum(double[] point, double value, List<String> notes) {
        this.point = point.clone();
        this.value = value;
        this.notes = List.copyOf(notes);
    }

    /** Coordinates of a point of the search space that the known constraints allow and that was not passed over. */
    public double[] point() {
        return point.clone();
    }

    /** The value there; -infinity if it is worthless everywhere. */
    public double value() {
        return value;
    }

    /** What was out of the ordinary, in words. */
    public List<String> notes() {
        return notes;
    }
}
