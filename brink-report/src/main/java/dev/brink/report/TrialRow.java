package dev.brink.report;

import dev.brink.data.Suggestion;
import dev.brink.problem.Point;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A suggestion and what became of it, as a page shows it.
 *
 * @param state in a word, such as done or failed
 * @param values what was measured, by metric, as it is to be shown
 * @param failure why it failed
 * @param suggestion how it was chosen; empty for one's own points
 * @param took how long it ran
 */
public record TrialRow(
        long number,
        String task,
        Point point,
        String state,
        Map<String, String> values,
        Optional<String> failure,
        Optional<Suggestion> suggestion,
        Optional<Duration> took) {
    public TrialRow {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
}
