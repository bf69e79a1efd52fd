package dev.brink.study;

import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A result that was known before the study: what was measured, or why the run failed. */
public record ImportedResult(String task, Point point, Map<String, Observation> values, Optional<String> failure) {
    public ImportedResult {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
}
