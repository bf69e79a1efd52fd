package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.KnownCommands;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LdaMeasuringTest {
    private static final LdaStudies STUDIES = new LdaStudies("lda", 50);

    private final LdaMeasuring measuring = new LdaMeasuring(Bars.corpus(120, 1), new LdaTraining(32, 2));
    private final Problem problem = problem(STUDIES.constrained(3));
    private final Point point =
            problem.space().point(Map.of("topics", 10, "alpha", 0.1, "eta", 0.05, "rate", 0.8, "decay", 0.5));

    @Test
    void oneTaskRevealsBoth() {
        assertThat(problem.coupled()).isTrue();
        assertThat(problem.tasks().get(0).reveals()).containsExactly("perplexity", "entropy");
        assertThat(problem.constraints().get(0).threshold()).isEqualTo(LdaStudies.MOST_ENTROPY);
        assertThat(LdaStudies.MOST_ENTROPY).isBetween(7.643, 7.644);
    }

    @Test
    void theBaselineIsTheSameWithoutConstraints() {
        Problem baseline = problem(STUDIES.baseline(3));

        assertThat(baseline.constraints()).isEmpty();
        assertThat(baseline.space().parameters()).isEqualTo(problem.space().parameters());
        assertThat(baseline.objective()).isEqualTo(problem.objective());
    }

    @Test
    void aMeasurementFitsTheProblem() {
        Measurement measurement = measuring.measure("train", point, 1);

        assertThat(measurement.task()).isEqualTo(problem.tasks().get(0).name());
        assertThat(measurement.values()).containsOnlyKeys("perplexity", "entropy");
        assertThat(real(measurement, "perplexity")).isBetween(5.0, measuring.worst());
        assertThat(real(measurement, "entropy")).isBetween(0.0, Math.log(Bars.WORDS) / Math.log(2));
    }

    @Test
    void theSeedIsTheOnlyChance() {
        assertThat(measuring.measure("train", point, 1)).isEqualTo(measuring.measure("train", point, 1));
        assertThat(measuring.measure("train", point, 1)).isNotEqualTo(measuring.measure("train", point, 2));
    }

    @Test
    void theWorstIsToKnowNothing() {
        assertThat(measuring.worst()).isEqualTo(Bars.WORDS);
    }

    private static Problem problem(String study) {
        return StudyFile.parse("study.yaml", study, KnownCommands.none()).problem();
    }

    private static double real(Measurement measurement, String metric) {
        return measurement.values().get(metric) instanceof Observation.Real real ? real.value() : Double.NaN;
    }
}
