package dev.brink.numeric;

/** The points between two corners; a bound may be infinite, and equal bounds fix a variable. */
final class Box {
    private final double[] lower;
    private final double[] upper;

    private Box(double[] lower, double[] upper) {
        this.lower = lower;
        this.upper = upper;
    }

    static Box between(double[] lower, double[] upper) {
        if (lower.length == 0 || lower.length != upper.length) {
            throw new IllegalArgumentException("A box received " + lower.length + " lower and " + upper.length
                    + " upper bounds, but needs one of each for every variable: give arrays of equal length.");
        }
        for (int i = 0; i < lower.length; i++) {
            boolean empty = lower[i] == Double.POSITIVE_INFINITY || upper[i] == Double.NEGATIVE_INFINITY;
            if (empty || !(lower[i] <= upper[i])) {
                throw new IllegalArgumentException("Variable " + i + " is bounded by " + lower[i] + " and " + upper[i]
                        + ", but no number lies between them: give a lower bound that is at most the upper.");
            }
        }
        return new Box(lower.clone(), upper.clone());
    }

    int dimension() {
        return lower.length;
    }

    void check(double[] x) {
        if (x.length != lower.length) {
            throw new IllegalArgumentException("The start has " + x.length + " variables, but the box has "
                    + lower.length + ": give one value for each.");
        }
        for (int i = 0; i < x.length; i++) {
            if (!(x[i] >= lower[i] && x[i] <= upper[i]) || Double.isInfinite(x[i])) {
                throw new IllegalArgumentException("Variable " + i + " starts at " + x[i] + ", but must be finite and"
                        + " between " + lower[i] + " and " + upper[i] + ": start inside the box.");
            }
        }
    }

    double clamp(int i, double value) {
        return Math.max(lower[i], Math.min(upper[i], value));
    }

    boolean isInside(int i, double value) {
        return lower[i] < value && value < upper[i];
    }

    /** The bound that a move in this direction meets. */
    double boundTowards(int i, double direction) {
        return direction > 0 ? upper[i] : lower[i];
    }

    /** The longest step along a direction before any bound is crossed. */
    double longestStep(double[] x, double[] direction) {
        double longest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < x.length; i++) {
            if (direction[i] != 0) {
                longest = Math.min(longest, (boundTowards(i, direction[i]) - x[i]) / direction[i]);
            }
        }
        return longest;
    }

    /** {@code max_i |P(x - g)_i - x_i|} with P the projection onto the box: zero where no direction leads down. */
    double projectedGradient(double[] x, double[] gradient) {
        double largest = 0;
        for (int i = 0; i < x.length; i++) {
            largest = Math.max(largest, Math.abs(clamp(i, x[i] - gradient[i]) - x[i]));
        }
        return largest;
    }
}
