package dev.brink.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that one page tells about a study.
 *
 * @param made when and by what, in words
 * @param settings of the study, in the order and words in which they are to be shown
 */
public record Report(
        String made, Snapshot snapshot, Progress progress, List<TrialRow> trials, Map<String, String> settings) {
    public Report {
        trials = List.copyOf(trials);
        settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }
}
