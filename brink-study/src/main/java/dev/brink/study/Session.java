package dev.brink.study;

import dev.brink.study.store.RunLock;

/** The time during which one program carries out the trials of a study. */
public final class Session implements AutoCloseable {
    private final Study study;
    private final RunLock lock;

    Session(Study study, RunLock lock) {
        this.study = study;
        this.lock = lock;
    }

    /** Records that time has passed, so that a loss of power loses no more of it than since the last call. */
    public void seen() {
        study.seen();
    }

    /** Ends the session and lets other programs go on with the study. */
    @Override
    public void close() {
        try {
            study.ended();
        } finally {
            lock.close();
        }
    }
}
