package dev.brink.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.brink.observation.Observation;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MeasurementTest {
    private static final Point POINT = SearchSpace.of(Parameter.real("x", 0, 1)).point(Map.of("x", 0.5));

    @Test
    void holdsValuesOrAFailure() {
        Measurement measured = Measurement.of(POINT, "run", Map.of("loss", Observation.of(3)));
        assertThat(measured.point()).isEqualTo(POINT);
        assertThat(measured.task()).isEqualTo("run");
        assertThat(measured.values()).containsExactly(Map.entry("loss", Observation.of(3)));
        assertThat(measured.failure()).isEmpty();
        Measurement failed = Measurement.failed(POINT, "run", "diverged");
        assertThat(failed.values()).isEmpty();
        assertThat(failed.failure()).contains("diverged");
    }

    @Test
    void copiesItsValuesInTheirOrder() {
        Map<String, Observation> values = new LinkedHashMap<>();
        for (String metric : List.of("z", "a", "m")) {
            values.put(metric, Observation.of(1));
        }
        Measurement measured = Measurement.of(POINT, "run", values);
        values.clear();
        assertThat(measured.values().keySet()).containsExactly("z", "a", "m");
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> measured.values().clear());
    }

    @Test
    void refusesAFailureWithValues() {
        assertThatExceptionOfType(InvalidMeasurementException.class)
                .isThrownBy(
                        () -> new Measurement(POINT, "run", Map.of("loss", Observation.of(3)), Optional.of("diverged")))
                .withMessage("A failed run of task 'run' reports values for 'loss', but a failed run reveals none:"
                        + " report either the failure or the values.");
    }

    @Test
    void refusesAMissingObservation() {
        Map<String, Observation> values = new HashMap<>();
        values.put("loss", null);
        assertThatExceptionOfType(InvalidMeasurementException.class)
                .isThrownBy(() -> Measurement.of(POINT, "run", values))
                .withMessage("Metric 'loss' has no observation: report what was seen, or report the run as failed.");
    }

    @Test
    void aRunMaySayWhatItCost() {
        Measurement run = Measurement.of(POINT, "run", Map.of("loss", 3));
        assertThat(run.cost()).isEmpty();
        assertThat(run.costing(2.5).cost()).hasValue(2.5);
        assertThat(run.costing(2.5).values()).isEqualTo(run.values());
        assertThat(Measurement.failed(POINT, "run", "diverged").costing(1e6).cost())
                .hasValue(1e6);
    }

    @Test
    void costsArePositiveAndFinite() {
        Measurement run = Measurement.of(POINT, "run", Map.of("loss", 3));
        for (double cost : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatExceptionOfType(InvalidMeasurementException.class)
                    .isThrownBy(() -> run.costing(cost))
                    .withMessageContaining("A run of task 'run' is said to have cost")
                    .withMessageEndingWith("report what it took, or leave the cost out.");
        }
    }
}
