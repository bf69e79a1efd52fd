package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.strategies.Strategies;
import java.util.List;

/** Runs made up by hand. */
final class Runs {
    private static final List<Double> ORIGIN = List.of(0.0, 0.0);

    private Runs() {}

    /** Two starts, of which the second is feasible, and one proposal; a recommendation is feasible if its gap is below 1. */
    static Run ending(RunKey key, double regret, double gap) {
        return new Run(
                key,
                2,
                List.of(
                        evaluation(1, Double.POSITIVE_INFINITY, 0),
                        evaluation(2, 2 * regret, 0),
                        evaluation(3, regret, 0.25)),
                List.of(
                        new Recommended(ORIGIN, 2, gap < 1, 2 * gap, 0.5),
                        new Recommended(ORIGIN, 3, gap < 1, gap, 0.5)));
    }

    private static Evaluation evaluation(double spent, double regret, double seconds) {
        return new Evaluation("run", ORIGIN, spent, Double.isFinite(regret), false, regret, seconds);
    }

    static Job job(String row, String strategy, double budget, long seed) {
        return new Job(new RunKey(row, strategy, budget, 10, seed), ProblemRow.parse(row), Strategies.named(strategy));
    }
}
