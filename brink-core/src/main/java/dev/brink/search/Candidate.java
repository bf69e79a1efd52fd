package dev.brink.search;

/** A point with its value. */
final class Candidate {
    private final double[] point;
    private final double value;
    private final Origin origin;

    /** How a search came upon a point. */
    enum Origin {
        SWEEP,
        SURROUNDINGS
    }

    Candidate(double[] point, double value, Origin origin) {
        this.point = point;
        this.value = value;
        this.origin = origin;
    }

    double[] point() {
        return point;
    }

    double value() {
        return value;
    }

    Origin origin() {
        return origin;
    }

    boolean isWorthless() {
        return value == Double.NEGATIVE_INFINITY;
    }

    Candidate at(double[] newPoint, double newLogValue) {
        return new Candidate(newPoint, newLogValue, origin);
    }
}
