package dev.brink.benchmarks.chart;

import java.util.List;

/**
 * Something that falls as more is spent, with its scatter.
 *
 * @param name its label
 * @param bands from left to right
 */
public record Curve(String name, List<Band> bands) {
    public Curve {
        bands = List.copyOf(bands);
    }

    /** Quartiles and median at one place; not negative, and infinite where there is nothing yet. */
    public record Band(double x, double lower, double median, double upper) {}
}
