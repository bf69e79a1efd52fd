package dev.brink.benchmarks;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import dev.brink.benchmarks.work.Work;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Brink in this very Java virtual machine. */
final class ThisMachine implements Contestant {
    /** Until the compiler has seen enough of new work; a call that takes longer than this has been seen enough. */
    private static final double WARM_UP_SECONDS = 1;

    /** A chain first leaves the place where it started. */
    private static final int FIRST_SWEEPS = 3;

    private static final double NANOS = 1e9;

    private @Nullable Measure measure;
    private @Nullable Size size;
    private @Nullable Work work;
    private int calls;
    private double value;

    @Override
    public String name() {
        return "Brink, Java " + Runtime.version().feature();
    }

    @Override
    public String description() {
        return "Java " + Runtime.version() + " (" + System.getProperty("java.vm.vendor") + ")";
    }

    @Override
    public boolean canDo(Measure which) {
        return true;
    }

    @Override
    public Reading measure(Measure which, Size howLarge, double seconds) {
        Work current = prepared(which, howLarge);
        long evaluationsBefore = current.evaluations();
        double[] durations = timed(current, seconds);
        double evaluations = (double) (current.evaluations() - evaluationsBefore) / durations.length;
        Arrays.sort(durations);
        double median = durations[durations.length / 2];
        return new Reading(evaluations > 0 ? median * evaluations : median, evaluations, value);
    }

    private Work prepared(Measure which, Size howLarge) {
        if (work != null && which == measure && howLarge.equals(size)) {
            return work;
        }
        close();
        Work created = which.of(howLarge);
        measure = which;
        size = howLarge;
        work = created;
        calls = 0;
        value = created.run(calls++);
        if (which == Measure.SWEEP) {
            for (int i = 0; i < FIRST_SWEEPS; i++) {
                created.run(calls++);
            }
        }
        timed(created, WARM_UP_SECONDS);
        return created;
    }

    /**
     * The seconds of each of the calls (or of an evaluation in it, where they are counted) that fit into so much time,
     * but of one at least.
     */
    private double[] timed(Work current, double seconds) {
        double[] durations = new double[1024];
        int count = 0;
        long before = System.nanoTime();
        long end = before + (long) (seconds * NANOS);
        do {
            long evaluationsBefore = current.evaluations();
            current.run(calls++);
            long after = System.nanoTime();
            long evaluations = Math.max(1, current.evaluations() - evaluationsBefore);
            if (count == durations.length) {
                durations = Arrays.copyOf(durations, 2 * count);
            }
            durations[count++] = (after - before) / NANOS / evaluations;
            before = after;
        } while (before < end);
        return Arrays.copyOf(durations, count);
    }

    @Override
    public void close() {
        if (work != null) {
            work.close();
            work = null;
        }
    }
}
