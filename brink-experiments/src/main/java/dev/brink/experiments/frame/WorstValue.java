package dev.brink.experiments.frame;

import dev.brink.data.Measurement;
import dev.brink.data.Verdicts;
import dev.brink.observation.Observation;
import dev.brink.problem.Cost;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The paper's baseline: a problem without constraints, whose objective is set to the worst possible value wherever a
 * constraint of the real problem is seen to be broken, or a run fails (paper §4.2 and §4.3).
 */
public final class WorstValue implements Measuring {
    private final Problem constrained;
    private final Measuring measuring;
    private final double worst;

    /**
     * The baseline of a problem.
     *
     * @param worst the value of the objective that stands for a violation
     */
    public WorstValue(Problem constrained, Measuring measuring, double worst) {
        this.constrained = constrained;
        this.measuring = measuring;
        this.worst = worst;
    }

    /** All tasks of the real problem, the cheapest first; what follows a violation is spared. */
    @Override
    public Measurement measure(String task, Point point, long seed) {
        Objective objective = constrained.objective().orElseThrow();
        Optional<Observation> value = Optional.empty();
        for (Task each : cheapestFirst()) {
            Measurement measurement = measuring.measure(each.name(), point, seed);
            if (measurement.failure().isPresent() || Verdicts.anyBroken(constrained, measurement.values())) {
                return Measurement.of(point, task, Map.of(objective.metric(), worst));
            }
            value = value.or(() -> Optional.ofNullable(measurement.values().get(objective.metric())));
        }
        return Measurement.of(point, task, Map.of(objective.metric(), value.orElseThrow()));
    }

    private List<Task> cheapestFirst() {
        return constrained.tasks().stream()
                .sorted(Comparator.comparingDouble(WorstValue::amount))
                .toList();
    }

    private static double amount(Task task) {
        return task.cost() instanceof Cost.Fixed fixed ? fixed.amount() : Double.POSITIVE_INFINITY;
    }
}
