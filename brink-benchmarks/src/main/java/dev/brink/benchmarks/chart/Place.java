package dev.brink.benchmarks.chart;

/** Somewhere in a drawing, in pixels from its upper left corner. */
record Place(double x, double y) {}
