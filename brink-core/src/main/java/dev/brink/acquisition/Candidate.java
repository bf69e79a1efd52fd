package dev.brink.acquisition;

/** A point with the logarithm of the acquisition there. */
final class Candidate {
    private final double[] point;
    private final double logValue;
    private final Origin origin;

    /** How a search came upon a point. */
    enum Origin {
        SWEEP,
        SURROUNDINGS
    }

    Candidate(double[] point, double logValue, Origin origin) {
        this.point = point;
        this.logValue = logValue;
        this.origin = origin;
    }

    double[] point() {
        return point;
    }

    double logValue() {
        return logValue;
    }

    Origin origin() {
        return origin;
    }

    boolean isWorthless() {
        return logValue == Double.NEGATIVE_INFINITY;
    }

    Candidate at(double[] newPoint, double newLogValue) {
        return new Candidate(newPoint, newLogValue, origin);
    }
}
