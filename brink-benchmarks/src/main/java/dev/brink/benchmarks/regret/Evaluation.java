package dev.brink.benchmarks.regret;

import java.util.List;

/**
 * One task run at one point.
 *
 * @param point its coordinates
 * @param spent the cost of all tasks up to here and with this one
 * @param feasible whether the point is truly feasible
 * @param failed whether the run failed
 * @param regret of the best truly feasible point at which the objective was measured, up to here; infinite if none
 * @param seconds that the strategy took to propose it and to take in the result
 */
record Evaluation(
        String task,
        List<Double> point,
        double spent,
        boolean feasible,
        boolean failed,
        double regret,
        double seconds) {
    Evaluation {
        point = List.copyOf(point);
    }
}
