package dev.brink.benchmarks.regret;

import java.util.List;

/**
 * What a strategy recommended in the course of a run.
 *
 * @param point its coordinates
 * @param spent the cost of all tasks up to then
 * @param feasible whether the point is truly feasible
 * @param gap between its true value and f*, or that of a bad feasible point if it is infeasible
 * @param seconds that the strategy took to recommend it
 */
record Recommended(List<Double> point, double spent, boolean feasible, double gap, double seconds) {
    Recommended {
        point = List.copyOf(point);
    }
}
