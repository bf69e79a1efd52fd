package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NetExperimentTest {
    private final NetExperiment experiment = new NetExperiment(Blobs.digits(1200, 1), new NetTraining(150, 50));
    private final Problem problem = experiment.problem();

    @Test
    void countingAndTrainingAreTasksOfTheirOwn() {
        assertThat(problem.space().parameters()).hasSize(11);
        assertThat(problem.task("count").reveals()).containsExactly("weights");
        assertThat(problem.task("train").reveals()).containsExactly("error", "converges");
        assertThat(experiment.baseline().constraints()).isEmpty();
    }

    @Test
    void countingRevealsTheWeights() {
        Measurement measurement = experiment.measure("count", point(0.1, 100, 200), 1);

        double weights = Blobs.PIXELS * 100 + 100 * 200 + 200 * 10;
        assertThat(measurement.values()).isEqualTo(Map.of("weights", Observation.of(weights)));
    }

    @Test
    void trainingRevealsTheErrorOrFails() {
        Measurement good = experiment.measure("train", point(0.1, 60, 60), 1);
        Measurement bad = experiment.measure("train", point(10, 60, 60), 1);

        assertThat(good.values()).containsOnlyKeys("error");
        assertThat(bad.failure())
                .hasValueSatisfying(reason -> assertThat(reason).contains("loss"));
    }

    @Test
    void theBaselineSeesARandomClassifierWhereAConstraintIsViolated() {
        assertThat(experiment.penalized(point(10, 60, 60), 1)).isEqualTo(NetExperiment.WORST);
        assertThat(experiment.penalized(point(0.1, 1000, 1000), 1)).isEqualTo(NetExperiment.WORST);
        assertThat(experiment.penalized(point(0.1, 60, 60), 1)).isBetween(0.5 / 200, 0.1);
    }

    @Test
    void thereIsNoOtherTask() {
        assertThatThrownBy(() -> experiment.measure("weigh", point(0.1, 60, 60), 1))
                .hasMessageContaining("task 'weigh'");
    }

    private Point point(double learningRate, int hidden1, int hidden2) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("learningRate", learningRate);
        values.put("initialMomentum", 0.5);
        values.put("finalMomentum", 0.9);
        values.put("hidden1", hidden1);
        values.put("hidden2", hidden2);
        for (int layer = 1; layer <= 3; layer++) {
            values.put("maxNorm" + layer, 4.0);
        }
        for (int layer = 0; layer <= 2; layer++) {
            values.put("dropout" + layer, 0.1);
        }
        return problem.space().point(values);
    }
}
