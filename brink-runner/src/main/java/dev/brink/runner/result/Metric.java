package dev.brink.runner.result;

import java.util.Optional;

/**
 * Something that a task must report.
 *
 * @param name the key it is reported under
 * @param outOf the key under which the number of trials is reported, where this one counts successes
 */
public record Metric(String name, Optional<String> outOf) {
    /** Brink measures this one itself where the command does not report it: how long it took, in seconds. */
    public static final String WALL_SECONDS = "wall_seconds";

    public static Metric of(String name) {
        return new Metric(name, Optional.empty());
    }

    boolean isWallSeconds() {
        return name.equals(WALL_SECONDS);
    }
}
