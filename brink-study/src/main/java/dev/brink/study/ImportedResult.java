package dev.brink.study;

import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** A result that was known before the study: what was measured, or why the run failed, and what it cost if known. */
public record ImportedResult(
        String task, Point point, Map<String, Observation> values, Optional<String> failure, OptionalDouble cost) {
    public ImportedResult {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** What was imported as this trial. */
    static ImportedResult of(Trial trial) {
        return new ImportedResult(trial.task(), trial.point(), trial.values(), trial.reason(), trial.cost());
    }
}
