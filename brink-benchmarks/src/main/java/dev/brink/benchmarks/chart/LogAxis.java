package dev.brink.benchmarks.chart;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A vertical axis of whole decades; what lies outside of them is drawn at their end. */
final class LogAxis {
    /** Regrets below this are rounding. */
    private static final int LEAST_DECADE = -14;

    private static final int MOST_LABELS = 9;

    private final int lowest;
    private final int highest;
    private final double top;
    private final double bottom;

    private LogAxis(int lowest, int highest, double top, double bottom) {
        this.lowest = lowest;
        this.highest = highest;
        this.top = top;
        this.bottom = bottom;
    }

    /** The decades that hold these values, between two heights in pixels. */
    static LogAxis of(Stream<Double> values, double top, double bottom) {
        List<Double> logs = values.filter(value -> value > 0 && Double.isFinite(value))
                .map(Math::log10)
                .toList();
        double least = logs.stream().mapToDouble(log -> log).min().orElse(-1);
        double most = logs.stream().mapToDouble(log -> log).max().orElse(0);
        int lowest = Math.max(LEAST_DECADE, (int) Math.floor(least));
        return new LogAxis(lowest, Math.max(lowest + 1, (int) Math.ceil(most)), top, bottom);
    }

    double y(double value) {
        double log = Math.max(lowest, Math.min(highest, Math.log10(value)));
        return bottom - (log - lowest) / (highest - lowest) * (bottom - top);
    }

    /** The exponents to label. */
    List<Integer> ticks() {
        int step = (highest - lowest) / MOST_LABELS + 1;
        return IntStream.rangeClosed(lowest, highest)
                .filter(exponent -> Math.floorMod(exponent, step) == 0)
                .boxed()
                .toList();
    }
}
