package dev.brink.runner;

import java.time.Duration;

/**
 * How trials are carried out.
 *
 * @param slots how many at once
 * @param backoff before a trial that was lost is tried again; twice as long each further time
 * @param recommending whether to work out the answer so far while trials are running, for people who watch
 */
public record RunOptions(int slots, Duration backoff, boolean recommending) {
    /** So long that a machine that kills everything is not kept busy with restarts. */
    private static final Duration STANDARD_BACKOFF = Duration.ofSeconds(1);

    private static final Duration LONGEST_BACKOFF = Duration.ofMinutes(1);

    public RunOptions {
        if (slots < 1) {
            throw new IllegalArgumentException(
                    "A run has " + slots + " slots, but trials need at least one: give 1 or more.");
        }
    }

    public static RunOptions of(int slots) {
        return new RunOptions(slots, STANDARD_BACKOFF, true);
    }

    /** The same without the answer so far, which takes its time to work out. */
    public RunOptions unwatched() {
        return new RunOptions(slots, backoff, false);
    }

    Duration backoff(int losses) {
        Duration longer = backoff.multipliedBy(1L << Math.min(losses - 1, 16));
        return longer.compareTo(LONGEST_BACKOFF) < 0 ? longer : LONGEST_BACKOFF;
    }
}
