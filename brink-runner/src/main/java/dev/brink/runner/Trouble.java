package dev.brink.runner;

import dev.brink.runner.result.Verdict;
import dev.brink.study.Trial;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Notices a command that is not set up as it must be: one whose very first result cannot be used, or several in a row.
 * A single unusable result among good ones is left at that.
 */
final class Trouble {
    private static final int IN_A_ROW = 3;

    private final Set<String> tasksThatWork = new HashSet<>();
    private final Map<String, Integer> unusable = new HashMap<>();

    /** Takes notice of how a trial ended; what is wrong, if that is a reason to stop. */
    Optional<String> note(Trial trial, Verdict verdict) {
        if (verdict instanceof Verdict.Unusable wrong) {
            int inARow = unusable.merge(trial.task(), 1, Integer::sum);
            return tasksThatWork.contains(trial.task()) && inARow < IN_A_ROW
                    ? Optional.empty()
                    : Optional.of("Trial " + trial.number() + " (task '" + trial.task() + "'): " + wrong.message());
        }
        if (verdict instanceof Verdict.Measured) {
            tasksThatWork.add(trial.task());
            unusable.remove(trial.task());
        }
        return Optional.empty();
    }
}
