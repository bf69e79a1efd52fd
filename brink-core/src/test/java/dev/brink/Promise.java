package dev.brink;

/**
 * That a constraint holds at a recommended point.
 *
 * @param asked the confidence that was asked
 * @param stated the probability that was stated
 * @param kept whether the constraint holds in truth
 */
record Promise(ConstraintKind kind, double asked, double stated, boolean kept) {
    /** A probability so little above what is asked that the point was held back by this constraint. */
    private static final double EDGE = 0.005;

    boolean isAtEdge() {
        return stated < asked + EDGE;
    }
}
