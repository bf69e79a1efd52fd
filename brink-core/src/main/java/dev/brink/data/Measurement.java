package dev.brink.data;

import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.text.Text;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * What came back from running a task at a point: observations by metric, or the reason why the run failed.
 *
 * @param cost of the run, where somebody says; a failed run has a cost too
 */
public record Measurement(
        Point point, String task, Map<String, Observation> values, Optional<String> failure, OptionalDouble cost) {
    public Measurement {
        values.forEach(Measurement::requireObservation);
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        if (failure.isPresent() && !values.isEmpty()) {
            throw new InvalidMeasurementException(
                    "A failed run of task '" + task + "' reports values for " + Text.names(values.keySet())
                            + ", but a failed run reveals none: report either the failure or the values.");
        }
        if (cost.isPresent() && !(cost.getAsDouble() > 0 && Double.isFinite(cost.getAsDouble()))) {
            throw new InvalidMeasurementException("A run of task '" + task + "' is said to have cost "
                    + Text.number(cost.getAsDouble())
                    + ", but a cost must be finite and more than 0: report what it took, or leave the cost out.");
        }
    }

    /** Of a run whose cost nobody says. */
    public Measurement(Point point, String task, Map<String, Observation> values, Optional<String> failure) {
        this(point, task, values, failure, OptionalDouble.empty());
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

    /** The same, and what the run has cost; a task whose cost is measured learns from it. */
    public Measurement costing(double amount) {
        return new Measurement(point, task, values, failure, OptionalDouble.of(amount));
    }

    Measurement at(Point canonical) {
        return new Measurement(canonical, task, values, failure, cost);
    }

    private static void requireObservation(String metric, @Nullable Object observation) {
        if (observation == null) {
            throw new InvalidMeasurementException(
                    "Metric '" + metric + "' has no observation: report what was seen, or report the run as failed.");
        }
    }
}
