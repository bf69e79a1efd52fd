package dev.brink.study.plan;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * When a study ends; what is empty is not limited.
 *
 * @param trials how many, imported results not counted
 * @param time of running, summed over all sessions
 * @param cost summed over trials that were measured or failed
 * @param failures the largest share of failed trials that is put up with
 */
public record Budget(OptionalLong trials, Optional<Duration> time, OptionalDouble cost, OptionalDouble failures) {
    /** So many trials must have ended before their share of failures means anything. */
    public static final int FAILURES_COUNT_FROM = 10;

    public static Budget unlimited() {
        return new Budget(OptionalLong.empty(), Optional.empty(), OptionalDouble.empty(), OptionalDouble.empty());
    }
}
