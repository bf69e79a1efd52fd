package dev.brink.benchmarks.work;

import java.util.List;

/**
 * How large a study is whose suggestions are timed.
 *
 * @param n measurements of every function
 * @param d dimensions
 * @param constraints how many there are beside the objective
 * @param decoupled whether each function is measured by a task of its own, so that a suggestion also chooses the task
 */
public record SuggestionSize(int n, int d, int constraints, boolean decoupled) {
    private static final String DECOUPLED = "decoupled";

    public SuggestionSize {
        if (n < 2 || d < 1 || d > Dataset.MOST_DIMENSIONS || constraints < 0 || (decoupled && constraints == 0)) {
            throw new IllegalArgumentException("The size is n = " + n + ", d = " + d + ", K = " + constraints
                    + (decoupled ? ", " + DECOUPLED : "") + ", but n must be at least 2, d between 1 and "
                    + Dataset.MOST_DIMENSIONS + ", and K at least 0, or 1 where it is decoupled.");
        }
    }

    /** A size where one task measures everything. */
    public static SuggestionSize coupled(int n, int d, int constraints) {
        return new SuggestionSize(n, d, constraints, false);
    }

    /**
     * A size written as {@code n:d:K} or {@code n:d:K:decoupled}.
     *
     * @throws IllegalArgumentException if it is written otherwise
     */
    public static SuggestionSize parse(String text) {
        List<String> words = List.of(text.split(":", -1));
        boolean decoupled = words.size() == 4 && words.get(3).equals(DECOUPLED);
        if (!decoupled && words.size() != 3) {
            throw unreadable(text);
        }
        try {
            return new SuggestionSize(
                    Integer.parseInt(words.get(0)),
                    Integer.parseInt(words.get(1)),
                    Integer.parseInt(words.get(2)),
                    decoupled);
        } catch (NumberFormatException e) {
            throw unreadable(text);
        }
    }

    private static IllegalArgumentException unreadable(String text) {
        return new IllegalArgumentException(
                "'" + text + "' is no size: write n:d:K or n:d:K:decoupled, such as 50:2:1.");
    }

    /** The same study where one task measures everything. */
    public SuggestionSize whenCoupled() {
        return coupled(n, d, constraints);
    }

    @Override
    public String toString() {
        return "n = " + n + ", d = " + d + ", K = " + constraints + (decoupled ? ", " + DECOUPLED : "");
    }
}
