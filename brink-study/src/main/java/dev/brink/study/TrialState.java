package dev.brink.study;

import java.util.Locale;

/** What has become of a trial. Whether its point is feasible is a probability and never a state. */
public enum TrialState {
    /** It has not begun. */
    WAITING,
    /** Somebody is at it. */
    RUNNING,
    /** Its values came back. */
    DONE,
    /** It failed through the fault of its parameters, which teaches something. */
    FAILED,
    /** It was lost through the fault of the machine more often than it is retried, which teaches nothing. */
    LOST,
    /** Nobody wants it any more. */
    CANCELLED;

    /** Whether nothing more is expected of it. */
    public boolean isEnded() {
        return this != WAITING && this != RUNNING;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
