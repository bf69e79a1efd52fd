package dev.brink.benchmarks;

import dev.brink.benchmarks.work.SuggestionSize;
import dev.brink.benchmarks.work.SuggestionWork;
import java.util.ArrayList;
import java.util.List;

/** Times the suggestions of a study. */
final class SuggestionTimes {
    private static final SuggestionSize WARM_UP = SuggestionSize.coupled(20, 2, 1);
    private static final double WARM_UP_SECONDS = 8;

    private static final double NANOS = 1e9;

    private final int repetitions;
    private final double patience;

    /**
     * @param repetitions of which the median counts
     * @param patience seconds after which a study gets no further repetitions, if it has had one
     */
    SuggestionTimes(int repetitions, double patience) {
        this.repetitions = repetitions;
        this.patience = patience;
    }

    /** Until the compiler has seen enough. */
    static void warmUp() {
        long begin = System.nanoTime();
        try (SuggestionWork work = new SuggestionWork(WARM_UP)) {
            while (since(begin) < WARM_UP_SECONDS) {
                work.next();
                work.recommend();
            }
        }
    }

    SuggestionRow of(SuggestionSize size) {
        long begin = System.nanoTime();
        try (SuggestionWork work = new SuggestionWork(size)) {
            double first = since(begin);
            List<Double> next = new ArrayList<>();
            List<Double> recommend = new ArrayList<>();
            long repeated = System.nanoTime();
            do {
                next.add(timed(work::next));
                recommend.add(timed(work::recommend));
            } while (next.size() < repetitions && since(repeated) < patience);
            return new SuggestionRow(size, first, median(next), median(recommend));
        }
    }

    private static double timed(Runnable work) {
        long begin = System.nanoTime();
        work.run();
        return since(begin);
    }

    private static double since(long begin) {
        return (System.nanoTime() - begin) / NANOS;
    }

    static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
}
