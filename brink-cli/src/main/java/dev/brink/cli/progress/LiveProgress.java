package dev.brink.cli.progress;

import dev.brink.runner.RunListener;
import dev.brink.runner.RunStatus;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Trial;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A block at the bottom of the terminal that is redrawn several times a second; above it, a line for each trial. */
public final class LiveProgress implements RunListener {
    private static final String UP_AND_CLEAR = "\u001b[1A\u001b[2K";
    private static final int MOST_RUNNING = 8;

    private final PrintWriter out;
    private final int width;
    private final Clock clock;
    private List<String> shown = List.of();

    public LiveProgress(PrintWriter out, int width, Clock clock) {
        this.out = out;
        this.width = width;
        this.clock = clock;
    }

    @Override
    public void resumed(Trial trial) {
        log("trial " + trial.number() + " taken up again: " + Words.of(trial.point()));
    }

    @Override
    public void ended(Trial trial, Verdict verdict) {
        log(Words.ended(trial, verdict));
    }

    @Override
    public void stands(RunStatus status) {
        List<String> block = block(status);
        if (!block.equals(shown)) {
            redraw(block);
        }
    }

    private List<String> block(RunStatus status) {
        List<String> block = new ArrayList<>();
        block.add(BudgetLine.of(status));
        TimeLeft.line(status.usage(), status.budget()).ifPresent(line -> block.add("  " + line));
        status.best().ifPresent(best -> block.add("best so far: " + Words.of(best)));
        status.running().stream().limit(MOST_RUNNING).forEach(trial -> block.add(running(trial)));
        if (status.running().size() > MOST_RUNNING) {
            block.add("  … and " + (status.running().size() - MOST_RUNNING) + " more");
        }
        if (status.interruptions() > 0) {
            block.add(onInterruption(status));
        } else if (status.suggesting()) {
            block.add("  working out the next trial …");
        }
        return block;
    }

    private String running(Trial trial) {
        Duration since = Duration.between(trial.times().started().orElse(clock.instant()), clock.instant());
        return "  trial " + trial.number() + " " + trial.task() + " " + Words.clock(since) + "  "
                + Words.of(trial.point());
    }

    static String onInterruption(RunStatus status) {
        int count = status.running().size();
        String trials = count + " running " + (count == 1 ? "trial" : "trials");
        return status.interruptions() > 1
                ? "stopping: ending " + trials + " …"
                : "stopping: waiting for " + trials + "; Ctrl-C again ends what is running.";
    }

    /** Takes the block away, so that what is printed next stands in its place. */
    public void clear() {
        redraw(List.of());
    }

    private void log(String line) {
        List<String> block = shown;
        redraw(List.of());
        out.println(line);
        redraw(block);
    }

    private void redraw(List<String> block) {
        StringBuilder text = new StringBuilder(UP_AND_CLEAR.repeat(shown.size()));
        block.forEach(line -> text.append(cut(line)).append('\n'));
        out.print(text);
        out.flush();
        shown = List.copyOf(block);
    }

    /** A line that wrapped could not be taken back. */
    private String cut(String line) {
        return line.length() < width ? line : line.substring(0, Math.max(1, width - 2)) + "…";
    }
}
