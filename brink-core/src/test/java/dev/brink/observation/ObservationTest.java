package dev.brink.observation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ObservationTest {
    @Test
    void factoriesMakeTheRecords() {
        assertThat(Observation.of(2)).isEqualTo(new Observation.Real(2, OptionalDouble.empty()));
        assertThat(Observation.of(2, 0)).isEqualTo(new Observation.Real(2, OptionalDouble.of(0)));
        assertThat(Observation.counts(9, 10)).isEqualTo(new Observation.Counts(9, 10));
        assertThat(Observation.yes()).isEqualTo(new Observation.YesNo(true)).isEqualTo(Observation.of(true));
        assertThat(Observation.no()).isEqualTo(new Observation.YesNo(false)).isEqualTo(Observation.of(false));
        assertThat(Observation.moreThan(60)).isEqualTo(new Observation.Censored(60));
    }

    @Test
    void describesItself() {
        assertThat(Observation.of(0.93).describe()).isEqualTo("0.93");
        assertThat(Observation.of(12, 0.5).describe()).isEqualTo("12 ± 0.5");
        assertThat(Observation.counts(9, 10).describe()).isEqualTo("9 out of 10");
        assertThat(Observation.yes().describe()).isEqualTo("yes");
        assertThat(Observation.no().describe()).isEqualTo("no");
        assertThat(Observation.moreThan(60).describe()).isEqualTo("more than 60");
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void refusesWhatIsNoNumber(double value) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Observation.of(value))
                .withMessage("An observed value is " + value
                        + ", but it must be a finite number: report a run without a number as failed.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Observation.moreThan(value))
                .withMessage("An observed limit is " + value
                        + ", but it must be a finite number: report a run without a number as failed.");
    }

    @ParameterizedTest
    @CsvSource({"-0.5, -0.5", "NaN, NaN", "Infinity, Infinity"})
    void refusesImpossibleStandardDeviations(double standardDeviation, String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Observation.of(1, standardDeviation))
                .withMessage("An observed standard deviation is " + text
                        + ", but it must be finite and not negative: leave it out if it is not known.");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, there must be at least one trial",
        "0, -5, there must be at least one trial",
        "-1, 4, successes must not be negative",
        "11, 10, there cannot be more successes than trials"
    })
    void refusesImpossibleCounts(long successes, long trials, String rule) {
        String message = "Counted " + successes + " successes out of " + trials + " trials, but " + rule
                + ": report the successes first, then all trials, failures included.";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Observation.counts(successes, trials))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BinomialLikelihood(successes, trials))
                .withMessage(message);
    }
}
