package dev.brink;

import dev.brink.data.Datum;
import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.entropy.Costs;
import dev.brink.entropy.MeasuredCost;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Observation;
import dev.brink.posterior.Beliefs;
import dev.brink.posterior.InferenceSettings;
import dev.brink.problem.Cost;
import dev.brink.problem.Objective;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import dev.brink.problem.Task;
import dev.brink.search.Landscape;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is believed about the costs of tasks. The cost of a task that is measured is learned like any number on a log
 * scale, as the only function of a problem of its own, so that no other function's chains move for it.
 */
final class CostBeliefs {
    private static final String COST = "cost";

    private final Problem costProblem;
    private final Function<String, Beliefs> fresh;
    private final Map<String, Beliefs> byTask = new HashMap<>();

    CostBeliefs(SearchSpace space, InferenceSettings settings, RandomStream stream, Parallel parallel) {
        this.costProblem = Problem.over(space)
                .objective(Objective.minimize(COST).scale(LatentScale.LOG))
                .build();
        this.fresh = task -> new Beliefs(settings, stream.split(task), parallel);
    }

    Costs given(History history) {
        Map<Task, Optional<Landscape>> costs = new LinkedHashMap<>();
        for (Task task : history.problem().tasks()) {
            costs.put(
                    task,
                    task.cost() instanceof Cost.Fixed fixed
                            ? Optional.of(Costs.same(fixed.amount()))
                            : measured(task, history.costs(task)));
        }
        return new Costs(costs);
    }

    private Optional<Landscape> measured(Task task, List<Datum> data) {
        if (data.isEmpty()) {
            return Optional.empty();
        }
        History costs = History.of(costProblem);
        for (Datum datum : data) {
            String only = costProblem.tasks().get(0).name();
            costs = costs.with(Measurement.of(datum.point(), only, Map.of(COST, datum.observation())));
        }
        Objective cost = costProblem.objective().orElseThrow();
        DoubleSummaryStatistics logs = data.stream()
                .mapToDouble(datum -> Math.log(((Observation.Real) datum.observation()).value()))
                .summaryStatistics();
        Beliefs beliefs = byTask.computeIfAbsent(task.name(), fresh);
        return Optional.of(new MeasuredCost(beliefs.given(costs).posterior().of(cost), logs.getMin(), logs.getMax()));
    }
}
