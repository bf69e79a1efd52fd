package dev.brink.cli.progress;

import dev.brink.data.Recommendation;
import dev.brink.runner.RunListener;
import dev.brink.runner.RunStatus;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Trial;
import java.io.PrintWriter;

/** A line for everything that happens, for files and pipes. */
public final class PlainProgress implements RunListener {
    private final PrintWriter out;
    private int interruptions;

    public PlainProgress(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void resumed(Trial trial) {
        out.println("trial " + trial.number() + " taken up again: " + Words.of(trial.point()));
    }

    @Override
    public void ended(Trial trial, Verdict verdict) {
        out.println(Words.ended(trial, verdict));
    }

    @Override
    public void recommended(Recommendation recommendation) {
        out.println("best so far: " + Words.of(recommendation));
    }

    @Override
    public void stands(RunStatus status) {
        if (status.interruptions() > interruptions) {
            interruptions = status.interruptions();
            out.println(LiveProgress.onInterruption(status));
        }
    }
}
