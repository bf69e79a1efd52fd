package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.KnownCommands;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NetMeasuringTest {
    private static final NetStudies STUDIES = new NetStudies("net", 50);

    private final NetMeasuring measuring = new NetMeasuring(Blobs.digits(1200, 1), new NetTraining(150, 50));
    private final Problem problem = problem(STUDIES.constrained(3));

    @Test
    void countingAndTrainingAreTasksOfTheirOwn() {
        assertThat(problem.space().parameters()).hasSize(11);
        assertThat(problem.task("count").reveals()).containsExactly("weights");
        assertThat(problem.task("train").reveals()).containsExactly("error", "converges");
    }

    @Test
    void theBaselineIsTheSameWithoutConstraints() {
        Problem baseline = problem(STUDIES.baseline(3));

        assertThat(baseline.constraints()).isEmpty();
        assertThat(baseline.space().parameters()).isEqualTo(problem.space().parameters());
        assertThat(baseline.objective()).isEqualTo(problem.objective());
    }

    @Test
    void countingRevealsTheWeights() {
        Measurement measurement = measuring.measure("count", point(0.1, 100, 200), 1);

        double weights = Blobs.PIXELS * 100 + 100 * 200 + 200 * 10;
        assertThat(measurement.values()).isEqualTo(Map.of("weights", Observation.of(weights)));
    }

    @Test
    void trainingRevealsTheErrorOrFails() {
        Measurement good = measuring.measure("train", point(0.1, 60, 60), 1);
        Measurement bad = measuring.measure("train", point(10, 60, 60), 1);

        assertThat(good.values().get("error"))
                .isInstanceOfSatisfying(
                        Observation.Real.class,
                        error -> assertThat(error.value()).isBetween(0.5 / 200, 0.1));
        assertThat(bad.failure())
                .hasValueSatisfying(reason -> assertThat(reason).contains("loss"));
    }

    @Test
    void thereIsNoOtherTask() {
        assertThatThrownBy(() -> measuring.measure("weigh", point(0.1, 60, 60), 1))
                .hasMessageContaining("task 'weigh'");
    }

    private static Problem problem(String study) {
        return StudyFile.parse("study.yaml", study, KnownCommands.none()).problem();
    }

    private Point point(double learningRate, int hidden1, int hidden2) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("learning_rate", learningRate);
        values.put("initial_momentum", 0.5);
        values.put("final_momentum", 0.9);
        values.put("hidden1", hidden1);
        values.put("hidden2", hidden2);
        for (int layer = 1; layer <= 3; layer++) {
            values.put("max_norm" + layer, 4.0);
        }
        for (int layer = 0; layer <= 2; layer++) {
            values.put("dropout" + layer, 0.1);
        }
        return problem.space().point(values);
    }
}
