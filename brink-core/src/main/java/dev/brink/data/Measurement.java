package dev.brink.data;

import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.text.Text;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What came back from running a task at a point: observations by metric, or the reason why the run failed. */
public record Measurement(Point point, String task, Map<String, Observation> values, Optional<String> failure) {
    public Measurement {
        values.forEach(Measurement::requireObservation);
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        if (failure.isPresent() && !values.isEmpty()) {
            throw new InvalidMeasurementException(
                    "A failed run of task '" + task + "' reports values for " + Text.names(values.keySet())
                            + ", but a failed run reveals none: report either the failure or the values.");
        }
    }

    /**
     * Numbers, true or false, or observations, by metric.
     *
     * @throws InvalidMeasurementException if a value is none of these
     */
    public static Measurement of(Point point, String task, Map<String, ?> byMetric) {
        byMetric.forEach(Measurement::requireObservation);
        try {
            return new Measurement(point, task, Observation.of(byMetric), Optional.empty());
        } catch (IllegalArgumentException invalid) {
            throw new InvalidMeasurementException(
                    "A measurement of task '" + task + "' reports " + byMetric + ". " + invalid.getMessage(), invalid);
        }
    }

    /** A run that failed through the fault of its parameters, and why. */
    public static Measurement failed(Point point, String task, String reason) {
        return new Measurement(point, task, Map.of(), Optional.of(reason));
    }

    Measurement at(Point canonical) {
        return new Measurement(canonical, task, values, failure);
    }

    private static void requireObservation(String metric, @Nullable Object observation) {
        if (observation == null) {
            throw new InvalidMeasurementException(
                    "Metric '" + metric + "' has no observation: report what was seen, or report the run as failed.");
        }
    }
}
