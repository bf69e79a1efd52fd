package dev.brink.study;

import dev.brink.study.plan.KnownCommands;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;

/**
 * What a study needs from the world around it.
 *
 * @param clock that dates what happens
 * @param commands decides known constraints that are commands
 * @param pool on which suggestions are computed, to the same result; empty for the calling thread alone
 */
public record Environment(Clock clock, KnownCommands commands, Optional<ForkJoinPool> pool) {
    /** The system's clock, no commands, the calling thread. */
    public static Environment standard() {
        return new Environment(Clock.systemUTC(), KnownCommands.none(), Optional.empty());
    }

    public Environment at(Clock otherClock) {
        return new Environment(otherClock, commands, pool);
    }

    public Environment running(KnownCommands otherCommands) {
        return new Environment(clock, otherCommands, pool);
    }

    /** Computes on this pool, which stays the caller's to close. */
    public Environment on(ForkJoinPool otherPool) {
        return new Environment(clock, commands, Optional.of(otherPool));
    }
}
