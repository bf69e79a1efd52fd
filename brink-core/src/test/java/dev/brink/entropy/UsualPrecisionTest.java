package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Problem;
import org.junit.jupiter.api.Test;

class UsualPrecisionTest {
    private static final Problem PROBLEM = SmallStudies.problem(Constraint.share("g", 0.9));

    @Test
    void asManyTrialsAsUsual() {
        History history = History.of(PROBLEM);
        assertThat(UsualPrecision.of(history).trials(PROBLEM.function("g"))).isEqualTo(1);
        for (long trials : new long[] {20, 5, 1000, 20}) {
            history = SmallStudies.with(history, 0.3, "g", Observation.counts(1, trials));
        }
        assertThat(UsualPrecision.of(history).trials(PROBLEM.function("g"))).isEqualTo(20);
    }

    @Test
    void asNoisyAsTheModelSays() {
        UsualPrecision precision = UsualPrecision.of(History.of(PROBLEM));
        assertThat(precision.standardDeviation(PROBLEM.function("f"), Noise.none()))
                .isZero();
        assertThat(precision.standardDeviation(PROBLEM.function("f"), Noise.fixed(0.2)))
                .isEqualTo(0.2);
        assertThat(precision.standardDeviation(PROBLEM.function("f"), Noise.learned()))
                .isNaN();
    }

    @Test
    void asNoisyAsAllMeasurementsSaid() {
        History history = History.of(PROBLEM);
        for (double deviation : new double[] {0.3, 0.1, 0.2}) {
            history = SmallStudies.with(history, deviation, "f", Observation.of(1, deviation));
        }
        assertThat(UsualPrecision.of(history).standardDeviation(PROBLEM.function("f"), Noise.learned()))
                .isEqualTo(0.2);
        history = SmallStudies.with(history, 0.9, "f", Observation.of(1));
        assertThat(UsualPrecision.of(history).standardDeviation(PROBLEM.function("f"), Noise.learned()))
                .isNaN();
    }
}
