package dev.brink.entropy;

import dev.brink.numeric.RandomStream;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Task;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The {@link Fantasies} of the functions that tasks reveal at x, made when first asked for. */
final class TaskFantasies {
    private final JointDraws draws;
    private final Posterior posterior;
    private final double[] x;
    private final UsualPrecision precision;
    private final EntropySettings settings;
    private final RandomStream stream;
    private final Map<String, Fantasies> made = new HashMap<>();

    TaskFantasies(
            JointDraws draws,
            Posterior posterior,
            double[] x,
            UsualPrecision precision,
            EntropySettings settings,
            RandomStream stream) {
        this.draws = draws;
        this.posterior = posterior;
        this.x = x;
        this.precision = precision;
        this.settings = settings;
        this.stream = stream;
    }

    /** Of each function that the task reveals. */
    List<Fantasies> of(Task task) {
        int nodes = nodes(task);
        return task.reveals().stream()
                .map(name -> made.computeIfAbsent(name + "/" + nodes, key -> imagine(name, nodes)))
                .toList();
    }

    private Fantasies imagine(String name, int nodes) {
        ModelledFunction function = posterior.problem().function(name);
        OutcomeLaw law = OutcomeLaw.of(function, posterior, x, precision, nodes, stream.split(name));
        return new Fantasies(law, draws.function(draws.indexOf(name)));
    }

    /** What running the task may show. */
    TaskOutcomes outcomes(Task task, RandomStream joint) {
        boolean[] areSuccesses = new boolean[task.reveals().size()];
        for (int k = 0; k < areSuccesses.length; k++) {
            areSuccesses[k] =
                    isSuccess(posterior.problem().function(task.reveals().get(k)), task);
        }
        return new TaskOutcomes(of(task), areSuccesses, settings.outcomes(), joint);
    }

    private static boolean isSuccess(ModelledFunction function, Task task) {
        return function instanceof Constraint constraint
                && constraint.succeedsTask().equals(Optional.of(task.name()));
    }

    /** As many as leave all joint outcomes affordable; if none do, only some outcomes are taken, but fine ones. */
    private int nodes(Task task) {
        for (int nodes = settings.nodes(); nodes >= EntropySettings.FEWEST_NODES; nodes--) {
            if (jointOutcomes(task, nodes) <= settings.outcomes()) {
                return nodes;
            }
        }
        return settings.nodes();
    }

    private double jointOutcomes(Task task, int nodes) {
        double product = 1;
        for (String name : task.reveals()) {
            ModelledFunction function = posterior.problem().function(name);
            if (!isSuccess(function, task)) {
                product *= function.model() instanceof ObservationModel.Gaussian
                        ? nodes
                        : Math.min(nodes, precision.trials(function) + 1);
            }
        }
        return product;
    }
}
