package dev.brink.experiments.frame;

import dev.brink.study.Trial;
import java.util.List;

/** Hears how an experiment goes on. Called by several threads, one at a time. */
public interface Watcher {
    /** These are the runs, of which some may be finished already. */
    default void begins(List<Run> runs) {}

    /** A run stands so far, at the beginning of this session. */
    default void stands(Run run, int ended, long trials) {}

    /** A trial has ended. */
    default void ended(Run run, Trial trial, int ended, long trials) {}

    /** Something else is worked on now. */
    default void working(String what) {}
}
