package dev.brink;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Outcomes that nobody has seen, imagined so that no suggestion goes after them again: those of pending suggestions, and
 * those of failed runs where no constraint learns from failures. Without the latter, the next suggestion would lie a
 * hair's breadth beside the run that failed.
 */
final class Fantasies {
    private final Problem problem;
    private final History history;
    private final Pending pending;

    Fantasies(History history, Pending pending) {
        this.problem = history.problem();
        this.history = history;
        this.pending = pending;
    }

    /** The beliefs had all this come back: each sample of each function knows a draw of its own. */
    Posterior on(Posterior posterior, RandomStream stream, Parallel parallel) {
        Posterior fantasized = posterior;
        for (ModelledFunction function : problem.functions()) {
            RandomStream draws = stream.split(function.name());
            fantasized =
                    fantasized.with(function, posterior.of(function).fantasized(pointsOf(function), draws, parallel));
        }
        return fantasized;
    }

    /** Where an outcome of the function is imagined, encoded. */
    private double[][] pointsOf(ModelledFunction function) {
        Stream<Point> underWay = pending.suggestions().stream()
                .filter(suggestion -> reveals(suggestion.task(), function))
                .map(Suggestion::point);
        Stream<Point> failed = history.measurements().stream()
                .filter(measurement -> measurement.failure().isPresent()
                        && reveals(measurement.task(), function)
                        && !isLearned(problem.task(measurement.task())))
                .map(Measurement::point);
        return Stream.concat(underWay, failed)
                .distinct()
                .map(problem.space()::encode)
                .toArray(double[][]::new);
    }

    private boolean reveals(String task, ModelledFunction function) {
        return problem.task(task).reveals().contains(function.name());
    }

    /** Whether a constraint learns from the failures of the task. */
    private boolean isLearned(Task task) {
        return problem.constraints().stream()
                .anyMatch(constraint -> constraint.succeedsTask().equals(Optional.of(task.name())));
    }
}
