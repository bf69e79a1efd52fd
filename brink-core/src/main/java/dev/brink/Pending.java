package dev.brink;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.List;

/** Suggestions whose measurements have not come back yet, in the order in which they were made. */
final class Pending {
    private final Problem problem;
    private final List<Suggestion> suggestions = new ArrayList<>();

    Pending(Problem problem) {
        this.problem = problem;
    }

    int size() {
        return suggestions.size();
    }

    List<Suggestion> suggestions() {
        return List.copyOf(suggestions);
    }

    void add(Suggestion suggestion) {
        suggestions.add(suggestion);
    }

    boolean remove(Suggestion suggestion) {
        return suggestions.remove(suggestion);
    }

    /** The measurement settles the earliest suggestion of its point and task, if there is one. */
    void settle(Measurement measurement) {
        for (Suggestion suggestion : suggestions) {
            if (suggestion.point().equals(measurement.point())
                    && suggestion.task().equals(measurement.task())) {
                suggestions.remove(suggestion);
                return;
            }
        }
    }

    boolean contains(Point point, String task) {
        return suggestions.stream()
                .anyMatch(suggestion ->
                        suggestion.point().equals(point) && suggestion.task().equals(task));
    }

    /** Where the function is about to be measured, encoded. */
    double[][] pointsOf(ModelledFunction function) {
        return suggestions.stream()
                .filter(suggestion -> problem.task(suggestion.task()).reveals().contains(function.name()))
                .map(suggestion -> problem.space().encode(suggestion.point()))
                .toArray(double[][]::new);
    }

    /**
     * The beliefs had the constraints been measured there: each sample knows a draw of its own. The objective's draws
     * belong to the target, which needs them too.
     */
    Posterior fantasized(Posterior posterior, RandomStream stream) {
        Posterior fantasized = posterior;
        for (ModelledFunction constraint : problem.constraints()) {
            fantasized = fantasized.with(
                    constraint,
                    posterior.of(constraint).fantasized(pointsOf(constraint), stream.split(constraint.name())));
        }
        return fantasized;
    }
}
