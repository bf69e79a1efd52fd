package dev.brink.runner;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Something to do now and then. */
final class Pulse {
    private final Duration period;
    private final Clock clock;
    private final Runnable action;
    private Instant last;

    Pulse(Duration period, Clock clock, Runnable action) {
        this.period = period;
        this.clock = clock;
        this.action = action;
        this.last = clock.instant();
    }

    /** Does it if the period has passed since the last time. */
    void beat() {
        Instant now = clock.instant();
        if (!now.isBefore(last.plus(period))) {
            last = now;
            action.run();
        }
    }
}
