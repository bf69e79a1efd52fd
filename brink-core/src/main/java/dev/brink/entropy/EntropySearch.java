package dev.brink.entropy;

import dev.brink.data.TaskValue;
import dev.brink.numeric.Parallel;
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
    private final Parallel parallel;

    public EntropySearch(EntropySettings settings, UsualPrecision precision, Parallel parallel) {
        this.settings = settings;
        this.precision = precision;
        this.parallel = parallel;
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
        List<TaskOutcomes> outcomes = tasks.stream()
                .map(task -> fantasies.outcomes(task, stream.split("tasks").split(task.name())))
                .toList();
        List<InformationGain> gains = new ArrayList<>();
        for (int t = 0; t < tasks.size(); t++) {
            Task task = tasks.get(t);
            int[] revealed = task.reveals().stream().mapToInt(draws::indexOf).toArray();
            gains.add(new InformationGain(draws, revealed, fantasies.of(task), outcomes.get(t)));
        }
        List<Estimate> estimates = parallel.map(gains.size(), t -> gains.get(t).estimate());
        List<TaskValue> values = new ArrayList<>();
        for (int t = 0; t < tasks.size(); t++) {
            Estimate gain = estimates.get(t);
            values.add(new TaskValue(
                    tasks.get(t).name(), checkedCost(tasks.get(t), cost), gain.value(), gain.standardError()));
        }
        double[] informationAtX =
                outcomes.stream().mapToDouble(TaskOutcomes::informationAtX).toArray();
        Task chosen = tasks.get(ChoiceRule.choose(values, informationAtX));
        return new TaskChoice(chosen, values, PMin.of(draws, representers));
    }

    private JointDraws draws(Representers representers, Posterior posterior, RandomStream stream) {
        return JointDraws.of(posterior, representers, settings.draws(), stream.split("functions"), parallel);
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
