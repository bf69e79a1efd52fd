package dev.brink.runner.result;

import dev.brink.observation.Observation;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the end of a job means for its trial. */
public sealed interface Verdict {
    /** Everything that the task reveals was measured. */
    record Measured(Map<String, Observation> values) implements Verdict {
        public Measured {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }
    }

    /** The parameters' fault: learned from. */
    record Failed(String reason) implements Verdict {}

    /**
     * The machine's fault: tried again.
     *
     * @param killed whether by the signal KILL, which is also how systems that run out of memory end a process
     */
    record Lost(String reason, boolean killed) implements Verdict {}

    /** Brink's user ended it. */
    record Cancelled() implements Verdict {}

    /** The command is not set up as it must be, so that trying again would not help; nothing is learned. */
    record Unusable(String message) implements Verdict {}
}
