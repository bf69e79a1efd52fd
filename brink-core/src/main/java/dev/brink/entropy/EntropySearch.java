package dev.brink.entropy;

import dev.brink.data.TaskValue;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Chooses the task to run at a point that is chosen already: the one that is expected to tell most about the location of
 * the constrained minimum, per unit of cost.
 *
 * <p>paper §3.3
 */
public final class EntropySearch {
    private final EntropySettings settings;
    private final UsualPrecision precision;

    public EntropySearch(EntropySettings settings, UsualPrecision precision) {
        this.settings = settings;
        this.precision = precision;
    }

    /** What is believed about the minimiser. */
    public PMin pMin(Representers representers, Posterior posterior, RandomStream stream) {
        return PMin.of(draws(representers, posterior, stream), representers);
    }

    /**
     * The task to run at the first representer.
     *
     * @param tasks to choose from, of the posterior's problem
     * @param cost of each, positive
     */
    public TaskChoice choose(
            Representers representers,
            Posterior posterior,
            List<Task> tasks,
            ToDoubleFunction<Task> cost,
            RandomStream stream) {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException("There is no task to choose from: give at least one.");
        }
        JointDraws draws = draws(representers, posterior, stream);
        TaskFantasies fantasies = new TaskFantasies(
                draws, posterior, representers.point(0), precision, settings, stream.split("outcomes"));
        List<TaskValue> values = new ArrayList<>();
        double[] informationAtX = new double[tasks.size()];
        for (Task task : tasks) {
            TaskOutcomes outcomes =
                    fantasies.outcomes(task, stream.split("tasks").split(task.name()));
            int[] revealed = task.reveals().stream().mapToInt(draws::indexOf).toArray();
            Estimate gain = new InformationGain(draws, revealed, fantasies.of(task), outcomes).estimate();
            informationAtX[values.size()] = outcomes.informationAtX();
            values.add(new TaskValue(task.name(), checkedCost(task, cost), gain.value(), gain.standardError()));
        }
        Task chosen = tasks.get(ChoiceRule.choose(values, informationAtX));
        return new TaskChoice(chosen, values, PMin.of(draws, representers));
    }

    private JointDraws draws(Representers representers, Posterior posterior, RandomStream stream) {
        return JointDraws.of(posterior, representers, settings.draws(), stream.split("functions"));
    }

    private static double checkedCost(Task task, ToDoubleFunction<Task> cost) {
        double value = cost.applyAsDouble(task);
        if (!(value > 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException("Task '" + task.name() + "' costs " + value
                    + ", but a cost must be finite and more than 0: use 1 if it does not matter.");
        }
        return value;
    }
}
