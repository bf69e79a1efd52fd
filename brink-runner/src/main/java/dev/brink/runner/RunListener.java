package dev.brink.runner;

import dev.brink.data.Recommendation;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Trial;

/** Hears how a run goes, on the thread that runs it. */
public interface RunListener {
    /** A trial is being carried out again that an earlier run had started. */
    default void resumed(Trial trial) {}

    default void started(Trial trial) {}

    /** A trial came to an end; it may be tried again. */
    default void ended(Trial trial, Verdict verdict) {}

    default void recommended(Recommendation recommendation) {}

    /** Is told several times a second, whether something has changed or not. */
    default void stands(RunStatus status) {}
}
