package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LdaExperimentTest {
    private final LdaExperiment experiment = new LdaExperiment(Bars.corpus(120, 1), new LdaTraining(32, 2));
    private final Problem problem = experiment.problem();
    private final Point point =
            problem.space().point(Map.of("topics", 10, "alpha", 0.1, "eta", 0.05, "rate", 0.8, "decay", 0.5));

    @Test
    void oneTaskRevealsBoth() {
        assertThat(problem.coupled()).isTrue();
        assertThat(problem.tasks().get(0).reveals()).containsExactly("perplexity", "entropy");
        assertThat(problem.constraints().get(0).threshold()).isBetween(7.643, 7.644);
    }

    @Test
    void aMeasurementFitsTheProblem() {
        Measurement measurement = experiment.measure(point, 1);

        assertThat(measurement.task()).isEqualTo(problem.tasks().get(0).name());
        assertThat(measurement.values().keySet()).containsExactlyInAnyOrder("perplexity", "entropy");
        assertThat(real(measurement, "perplexity")).isBetween(5.0, experiment.worst());
        assertThat(real(measurement, "entropy")).isBetween(0.0, Math.log(Bars.WORDS) / Math.log(2));
    }

    @Test
    void theSeedIsTheOnlyChance() {
        assertThat(experiment.measure(point, 1)).isEqualTo(experiment.measure(point, 1));
        assertThat(experiment.measure(point, 1)).isNotEqualTo(experiment.measure(point, 2));
    }

    @Test
    void theWorstIsToKnowNothing() {
        assertThat(experiment.worst()).isEqualTo(Bars.WORDS);
    }

    private static double real(Measurement measurement, String metric) {
        return measurement.values().get(metric) instanceof Observation.Real real ? real.value() : Double.NaN;
    }
}
