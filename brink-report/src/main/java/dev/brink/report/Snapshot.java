package dev.brink.report;

import dev.brink.Optimizer;
import dev.brink.Surfaces;
import dev.brink.data.History;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.problem.Problem;
import java.util.Optional;

/**
 * All that is known about a study at one moment.
 *
 * @param name of the study
 * @param next what would be measured next, if that is to be shown
 */
public record Snapshot(
        String name, History history, Recommendation recommendation, Surfaces surfaces, Optional<Suggestion> next) {
    /** Failures that nobody foresaw are learned like a constraint, and so they are shown as one. */
    public Snapshot {
        history = history.learningFailures();
    }

    /** As an optimizer sees it now, whose state is left as it is. */
    public static Snapshot of(String name, Optimizer optimizer) {
        return new Snapshot(
                name,
                optimizer.history(),
                optimizer.recommend(),
                optimizer.surfaces(),
                optimizer.pending().stream().findFirst());
    }

    public Problem problem() {
        return history.problem();
    }
}
