package dev.brink.cli.progress;

import dev.brink.experiments.frame.Run;
import dev.brink.experiments.frame.Watcher;
import dev.brink.study.Trial;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How an experiment goes on: a line for each trial or, in a terminal, a bar for each study that is redrawn. */
public final class CampaignProgress implements Watcher {
    private static final int BAR = 30;
    private static final String UP_AND_CLEAR = "\u001b[1A\u001b[2K";

    private final PrintWriter out;
    private final boolean live;
    private final int width;
    private final Map<String, String> bars = new LinkedHashMap<>();
    private int drawn;

    private CampaignProgress(PrintWriter out, boolean live, int width) {
        this.out = out;
        this.live = live;
        this.width = width;
    }

    /** For terminals so many characters wide. */
    public static CampaignProgress live(PrintWriter out, int width) {
        return new CampaignProgress(out, true, width);
    }

    /** For files and pipes. */
    public static CampaignProgress plain(PrintWriter out) {
        return new CampaignProgress(out, false, Integer.MAX_VALUE);
    }

    @Override
    public synchronized void begins(List<Run> runs) {
        runs.forEach(run -> bars.put(run.label(), padded(run.label(), runs) + "waiting"));
        redraw(new ArrayList<>(bars.values()));
    }

    private static String padded(String label, List<Run> runs) {
        int longest = runs.stream().mapToInt(run -> run.label().length()).max().orElse(0);
        return label + " ".repeat(longest - label.length() + 2);
    }

    @Override
    public synchronized void stands(Run run, int ended, long trials) {
        if (!live && ended > 0) {
            out.println(run.label() + ": " + ended + " of " + trials + " trials were there already.");
        }
        bar(run, ended, trials, "");
    }

    @Override
    public synchronized void ended(Run run, Trial trial, int ended, long trials) {
        if (!live) {
            out.println(run.label() + ": " + Words.ended(trial));
        }
        bar(run, ended, trials, trial.reason().map(why -> "failed").orElseGet(() -> Words.of(trial.values())));
    }

    private void bar(Run run, int ended, long trials, String last) {
        int full = (int) ((long) BAR * ended / Math.max(1, trials));
        String line = bars.getOrDefault(run.label(), run.label() + "  ");
        String label = line.substring(0, Math.min(line.length(), labelWidth()));
        bars.put(
                run.label(),
                label + "#".repeat(full) + ".".repeat(BAR - full) + " " + ended + "/" + trials + "  " + last);
        redraw(new ArrayList<>(bars.values()));
    }

    private int labelWidth() {
        return bars.keySet().stream().mapToInt(String::length).max().orElse(0) + 2;
    }

    @Override
    public synchronized void working(String what) {
        if (!live) {
            out.println(what);
        }
        List<String> lines = new ArrayList<>(bars.values());
        lines.add(what);
        redraw(lines);
    }

    /** Takes the bars away, so that what is printed next stands in their place. */
    public synchronized void clear() {
        redraw(List.of());
    }

    private void redraw(List<String> lines) {
        if (!live) {
            return;
        }
        StringBuilder text = new StringBuilder(UP_AND_CLEAR.repeat(drawn));
        lines.forEach(line -> text.append(cut(line)).append('\n'));
        out.print(text);
        out.flush();
        drawn = lines.size();
    }

    /** A line that wrapped could not be taken back. */
    private String cut(String line) {
        return line.length() < width ? line : line.substring(0, Math.max(1, width - 2)) + "…";
    }
}
