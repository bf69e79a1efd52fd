package dev.brink.runner.execute;

import java.io.IOException;
import java.util.List;

/**
 * Carries jobs out somewhere. A job is carried out at most once, also across restarts of Brink: what was submitted by an
 * earlier process is taken up again by submitting it again.
 */
public interface Executor {
    /**
     * Starts the job, or takes it up again if it was submitted before.
     *
     * @throws IOException if it could not be started; nothing is running then
     */
    void submit(Job job) throws IOException;

    /** The jobs that have ended since the last call; never waits. */
    List<Finished> poll();

    /** Ends the job with all that it started; {@link #poll} reports it when that is done. */
    void cancel(Job job);
}
