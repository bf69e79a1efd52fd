package dev.brink.benchmarks.regret;

import java.util.ArrayList;
import java.util.List;

/**
 * What is wanted of the runs of a row.
 *
 * @param median the most that it may be; infinite where nothing is wanted of it, as in the next two
 * @param feasibleBy every run must have measured a truly feasible point when so much is spent
 * @param allFeasible every recommendation must be truly feasible
 */
record Bar(double median, double mean, double worst, double feasibleBy, boolean allFeasible) {
    private static final double ANY = Double.POSITIVE_INFINITY;

    static Bar median(double most) {
        return new Bar(most, ANY, ANY, ANY, false);
    }

    static Bar mean(double most) {
        return new Bar(ANY, most, ANY, ANY, false);
    }

    Bar worst(double most) {
        return new Bar(median, mean, most, feasibleBy, allFeasible);
    }

    Bar feasibleBy(double spent) {
        return new Bar(median, mean, worst, spent, allFeasible);
    }

    Bar withAllFeasible() {
        return new Bar(median, mean, worst, feasibleBy, true);
    }

    boolean isMet(Judged judged, List<Run> runs) {
        Quantiles quantiles =
                Quantiles.of(runs.stream().map(run -> run.judgedBy(judged)).toList());
        return quantiles.median() <= median
                && quantiles.mean() <= mean
                && quantiles.worst() <= worst
                && (feasibleBy == ANY || runs.stream().allMatch(this::isFeasibleInTime))
                && (!allFeasible
                        || runs.stream().allMatch(run -> run.recommended().feasible()));
    }

    private boolean isFeasibleInTime(Run run) {
        return run.evaluations().stream()
                .anyMatch(evaluation -> evaluation.spent() <= feasibleBy && Double.isFinite(evaluation.regret()));
    }

    /** {@code median 2e-7, worst 1e-5}. */
    String describe() {
        List<String> parts = new ArrayList<>();
        add(parts, "median ", Figures.twoDigits(median), median);
        add(parts, "mean ", Figures.twoDigits(mean), mean);
        add(parts, "worst ", Figures.twoDigits(worst), worst);
        add(parts, "feasible by ", Figures.twoDigits(feasibleBy), feasibleBy);
        if (allFeasible) {
            parts.add("all feasible");
        }
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, String what, String figure, double value) {
        if (value != ANY) {
            parts.add(what + figure);
        }
    }
}
