package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.strategies.Strategy;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Problem;
import dev.brink.text.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The runs that were asked for: seed by seed, so that the strategies of a row are compared from early on. */
final class Plan {
    private Plan() {}

    /**
     * All jobs, whether finished or not.
     *
     * @throws IllegalArgumentException if a budget does not pay for the starting points
     */
    static List<Job> jobs(RegretOptions options) {
        Map<RunKey, Job> jobs = new LinkedHashMap<>();
        for (ProblemRow row : options.rows()) {
            double budget = budget(row, options);
            int usualSeeds = Bars.seeds(row.truth().dimension());
            for (long seed : options.seeds().orElseGet(() -> Seeds.first(usualSeeds))) {
                for (Strategy strategy : options.strategies()) {
                    RunKey key = new RunKey(
                            row.name(),
                            strategy.name(),
                            budget,
                            options.recommendEvery().of(budget),
                            seed);
                    jobs.putIfAbsent(key, new Job(key, row, strategy));
                }
            }
        }
        return List.copyOf(jobs.values());
    }

    private static double budget(ProblemRow row, RegretOptions options) {
        Problem problem = row.problem(row.variant(RandomStream.of(0).generator()));
        double budget = options.budget().orElseGet(() -> Budgets.of(row, problem));
        double starts = RunExecution.costOfStarts(row, problem);
        if (budget < starts) {
            throw new IllegalArgumentException("The row '" + row + "' has a budget of " + Text.number(budget)
                    + ", but its starting points alone cost " + Text.number(starts) + ": give --n more than that.");
        }
        return budget;
    }
}
