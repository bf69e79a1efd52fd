package dev.brink.benchmarks.work;

/**
 * How large a piece of work is.
 *
 * @param n observations
 * @param d dimensions
 */
public record Size(int n, int d) {
    public Size {
        if (n < 2 || d < 1 || d > Dataset.MOST_DIMENSIONS) {
            throw new IllegalArgumentException("The size is n = " + n + ", d = " + d
                    + ", but n must be at least 2 and d between 1 and " + Dataset.MOST_DIMENSIONS + ".");
        }
    }
}
