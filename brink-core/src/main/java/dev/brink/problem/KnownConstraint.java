package dev.brink.problem;

import java.util.function.Predicate;

/** A condition on the point that is known beforehand, exact and free to evaluate. No suggestion ever breaks it. */
public final class KnownConstraint {
    private final String description;
    private final Predicate<? super Point> condition;

    public KnownConstraint(String description, Predicate<? super Point> condition) {
        if (description.isBlank()) {
            throw new InvalidProblemException(
                    "A known constraint has no description, but messages speak of it by that: say what it demands.");
        }
        this.description = description;
        this.condition = condition;
    }

    public String description() {
        return description;
    }

    /**
     * Whether the point fulfils the condition.
     *
     * @throws IllegalStateException if the condition itself throws
     */
    public boolean allows(Point point) {
        try {
            return condition.test(point);
        } catch (RuntimeException thrown) {
            throw new IllegalStateException(
                    "Known constraint '" + description + "' threw " + thrown + " at " + point
                            + ", but it must answer at every point of the space: make it return true or false there.",
                    thrown);
        }
    }

    @Override
    public String toString() {
        return description;
    }
}
