package dev.brink.study.store;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A process that carries out the trials of a study, and since when. */
public record Holder(long pid, Instant since) {
    /** This process. */
    public static Holder here(Instant since) {
        return new Holder(ProcessHandle.current().pid(), since);
    }

    @Override
    public String toString() {
        return "process " + pid + " since " + since.truncatedTo(ChronoUnit.SECONDS);
    }
}
