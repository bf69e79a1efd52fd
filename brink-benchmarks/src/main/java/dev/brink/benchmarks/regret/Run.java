package dev.brink.benchmarks.regret;

import java.util.List;

/**
 * A strategy on a row with a seed, from the starting points to its last recommendation.
 *
 * @param starts how many of the evaluations are starting points
 */
record Run(RunKey key, int starts, List<Evaluation> evaluations, List<Recommended> recommendations) {
    Run {
        evaluations = List.copyOf(evaluations);
        recommendations = List.copyOf(recommendations);
        if (evaluations.isEmpty() || recommendations.isEmpty() || starts > evaluations.size()) {
            throw new IllegalArgumentException("The run " + key + " has " + evaluations.size() + " evaluations, "
                    + starts + " starts and " + recommendations.size()
                    + " recommendations, but a complete run has all its starts and ends with a recommendation:"
                    + " make it again.");
        }
    }

    /** The regret of the best truly feasible measured value. */
    double regret() {
        return evaluations.get(evaluations.size() - 1).regret();
    }

    boolean foundFeasible() {
        return regret() < Double.POSITIVE_INFINITY;
    }

    /** What was recommended in the end. */
    Recommended recommended() {
        return recommendations.get(recommendations.size() - 1);
    }

    double judgedBy(Judged judged) {
        return judged == Judged.MEASURED ? regret() : recommended().gap();
    }

    /** Of the strategy, for each point it proposed; nothing if it proposed none. */
    double secondsPerAsk() {
        return evaluations.stream()
                .skip(starts)
                .mapToDouble(Evaluation::seconds)
                .average()
                .orElse(0);
    }
}
