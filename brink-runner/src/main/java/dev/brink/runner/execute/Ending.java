package dev.brink.runner.execute;

import java.time.Duration;
import java.util.OptionalDouble;

/** How a job ended. */
public sealed interface Ending {
    /** For how many seconds it ran; empty where nobody knows. */
    default OptionalDouble seconds() {
        return OptionalDouble.empty();
    }

    /**
     * By itself, or by a signal that Brink did not send.
     *
     * @param status as the shell has it: 128 and the number of the signal where there was one
     * @param took from its start to its end
     */
    record Exited(int status, Duration took) implements Ending {
        @Override
        public OptionalDouble seconds() {
            return OptionalDouble.of(took.toNanos() / 1e9);
        }
    }

    /** Brink ended it because it took longer than allowed. */
    record TimedOut(Duration limit) implements Ending {
        @Override
        public OptionalDouble seconds() {
            return OptionalDouble.of(limit.toNanos() / 1e9);
        }
    }

    /** Brink ended it because somebody wanted that. */
    record Cancelled() implements Ending {}

    /** It is gone and has left no word, through no fault of its parameters. */
    record Vanished(String reason) implements Ending {}
}
