package dev.brink;

import dev.brink.data.History;
import dev.brink.data.TaskValue;
import dev.brink.entropy.Costs;
import dev.brink.entropy.MaxValueSearch;
import dev.brink.entropy.UsualPrecision;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Task;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which task to run where, chosen together: for every task the point at which it tells most about the best feasible value
 * per unit of cost, and of these the best. Tasks that were never run come first.
 */
final class JointRule {
    private final History history;
    private final TaskRule tasks;
    private final Costs costs;
    private final Maximizer maximizer;

    JointRule(History history, TaskRule tasks, Costs costs, Maximizer maximizer) {
        this.history = history;
        this.tasks = tasks;
        this.costs = costs;
        this.maximizer = maximizer;
    }

    /** A task, where to run it, what each task was thought to be worth where it is worth most, and remarks. */
    record Chosen(Task task, Maximum where, List<TaskValue> values, List<String> notes) {}

    /**
     * Empty where nothing tells anything anywhere.
     *
     * @param representers where the constrained minimum may lie, the best incumbents first
     * @param incumbents of which some are confidently feasible: what to do before is no question of the best value
     */
    Optional<Chosen> choose(Posterior posterior, double[][] representers, Incumbents incumbents, RandomStream stream) {
        MaxValueSearch search = new MaxValueSearch(
                posterior, representers, incumbents.best().size(), UsualPrecision.of(history), stream.split("values"));
        List<TaskValue> values = new ArrayList<>();
        Optional<Chosen> best = Optional.empty();
        for (Task task : candidates()) {
            Optional<Maximum> found = maximizer
                    .argMax(
                            search.perCost(task, costs.log(task)),
                            incumbents.best(),
                            x -> tasks.isKnown(task, x),
                            stream.split("maximum").split(task.name()))
                    .filter(maximum -> maximum.value() > Double.NEGATIVE_INFINITY);
            if (found.isPresent()) {
                double[] x = found.get().point();
                values.add(search.valueOf(task, costs.at(task, x), x));
                if (best.isEmpty() || found.get().value() > best.get().where().value()) {
                    best = Optional.of(new Chosen(task, found.get(), List.of(), List.of()));
                }
            }
        }
        return best.map(chosen -> new Chosen(chosen.task(), chosen.where(), values, TaskRule.notes(costs)));
    }

    private List<Task> candidates() {
        List<Task> all = history.problem().tasks();
        List<Task> untried =
                all.stream().filter(task -> !tasks.wasEverRun(task)).toList();
        return untried.isEmpty() ? all : untried;
    }
}
