package dev.brink.benchmarks.chart;

import java.util.List;

/**
 * What tells a curve from others, with or without colour: the colours of Okabe and Ito (2008), which most people can
 * tell apart, each with dashes of its own.
 */
record LineStyle(String colour, String dashes) {
    private static final List<LineStyle> ALL = List.of(
            new LineStyle("#0072b2", ""),
            new LineStyle("#d55e00", "9 4"),
            new LineStyle("#009e73", "2 3"),
            new LineStyle("#cc79a7", "12 3 2 3"),
            new LineStyle("#8a6d00", "5 2"),
            new LineStyle("#000000", "1 4"),
            new LineStyle("#56b4e9", "16 5"),
            new LineStyle("#777777", "6 2 1 2 1 2"));

    /** The styles come round again after the eighth. */
    static LineStyle of(int index) {
        return ALL.get(index % ALL.size());
    }
}
