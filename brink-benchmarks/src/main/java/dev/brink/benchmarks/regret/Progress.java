package dev.brink.benchmarks.regret;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;

/** Says how far the runs have come: on one line that changes in a terminal, else by a line now and then. */
final class Progress {
    private static final double SECONDS_BETWEEN_LINES = 30;
    private static final double NANOS = 1e9;
    private static final String REWRITE_LINE = "\r\033[K";

    private final PrintStream messages;
    private final boolean terminal;
    private final int threads;
    private final LongSupplier nanoTime;
    private final List<RunKey> waiting = new ArrayList<>();
    private final Map<RunKey, List<Double>> seconds = new HashMap<>();
    private int total;
    private long began;
    private long lastLine;

    Progress(PrintStream messages, boolean terminal, int threads, LongSupplier nanoTime) {
        this.messages = messages;
        this.terminal = terminal;
        this.threads = threads;
        this.nanoTime = nanoTime;
    }

    synchronized void begin(int all, List<Job> missing) {
        total = missing.size();
        missing.forEach(job -> waiting.add(job.key()));
        began = nanoTime.getAsLong();
        lastLine = began;
        messages.println(all + " runs: " + (all - total) + " done before, " + total + " to be made.");
    }

    synchronized void finished(RunKey key, double took) {
        waiting.remove(key);
        seconds.computeIfAbsent(key.withoutSeed(), line -> new ArrayList<>()).add(took);
        long now = nanoTime.getAsLong();
        if (terminal) {
            messages.print(REWRITE_LINE + line(now));
            messages.flush();
        } else if (waiting.isEmpty() || now - lastLine >= SECONDS_BETWEEN_LINES * NANOS) {
            lastLine = now;
            messages.println(line(now));
        }
    }

    synchronized void end() {
        if (terminal && total > 0) {
            messages.println();
        }
    }

    private String line(long now) {
        String elapsed = duration((now - began) / NANOS);
        return String.format(
                Locale.ROOT,
                "%d of %d runs, %s elapsed, about %s remaining",
                total - waiting.size(),
                total,
                elapsed,
                duration(remainingSeconds()));
    }

    /** What waits takes as long as others of its row and strategy have, or else as the mean of all has. */
    double remainingSeconds() {
        double overall = seconds.values().stream()
                .flatMap(List::stream)
                .mapToDouble(took -> took)
                .average()
                .orElse(0);
        double work = waiting.stream()
                .mapToDouble(key -> mean(seconds.getOrDefault(key.withoutSeed(), List.of()), overall))
                .sum();
        return work / Math.max(1, Math.min(threads, waiting.size()));
    }

    private static double mean(List<Double> numbers, double otherwise) {
        return numbers.stream().mapToDouble(number -> number).average().orElse(otherwise);
    }

    static String duration(double seconds) {
        long whole = Math.round(seconds);
        if (whole < 60) {
            return whole + " s";
        }
        return whole < 3600
                ? String.format(Locale.ROOT, "%d min %02d s", whole / 60, whole % 60)
                : String.format(Locale.ROOT, "%d h %02d min", whole / 3600, whole % 3600 / 60);
    }
}
