package dev.brink.benchmarks.regret;

import dev.brink.problem.Problem;
import java.util.Map;

/**
 * How much may be spent on a row where nobody says. At a cost of one for each task this is the number of evaluations;
 * the starting points count.
 */
final class Budgets {
    private static final Map<String, Integer> COUPLED = Map.ofEntries(
            Map.entry("branin_disk", 25),
            Map.entry("branin_spearmint", 40),
            Map.entry("gramacy", 40),
            Map.entry("gardner1", 40),
            Map.entry("gardner2", 60),
            Map.entry("mystery", 55),
            Map.entry("new_branin", 55),
            Map.entry("sasena_test2", 40),
            Map.entry("hartmann6_norm", 60),
            Map.entry("hartmann6_sum", 70),
            Map.entry("ackley10", 200),
            Map.entry("keane10", 200),
            Map.entry("g08", 60),
            Map.entry("spring", 60),
            Map.entry("pressure_vessel_cont", 60));

    /** How many times all tasks together can be paid for where they are run apart. */
    private static final Map<String, Integer> DECOUPLED = Map.of(
            "branin_disk", 25,
            "gramacy", 20,
            "mystery", 40,
            "gardner2", 40,
            "gp_d2_s0", 25,
            "gp_d2_s1", 25,
            "gp_d4_s0", 40,
            "gp_d4_s1", 40);

    private Budgets() {}

    static double of(ProblemRow row, Problem problem) {
        double allTasks = TaskCost.ofAll(problem);
        Integer apart = row.isDecoupled() ? DECOUPLED.get(row.truth().id()) : null;
        return (apart == null ? coupled(row) : apart) * allTasks;
    }

    /** Twenty for each dimension where there is no custom. */
    private static int coupled(ProblemRow row) {
        int dimension = row.truth().dimension();
        return COUPLED.getOrDefault(row.truth().id(), 20 * dimension);
    }
}
