package dev.brink.observation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ObservationModelTest {
    private static final ObservationModel GAUSSIAN =
            new ObservationModel.Gaussian(LatentScale.IDENTITY, Noise.learned());
    private static final ObservationModel LOG_EXACT = new ObservationModel.Gaussian(LatentScale.LOG, Noise.none());
    private static final ObservationModel BINOMIAL = new ObservationModel.Binomial();
    private static final ObservationModel YES_NO = new ObservationModel.YesNo();

    @Test
    void acceptsItsOwnKind() {
        assertThat(GAUSSIAN.refusal(Observation.of(-3))).isEmpty();
        assertThat(GAUSSIAN.refusal(Observation.moreThan(-3))).isEmpty();
        assertThat(LOG_EXACT.refusal(Observation.of(3, 0.5))).isEmpty();
        assertThat(LOG_EXACT.refusal(Observation.of(3, 0))).isEmpty();
        assertThat(LOG_EXACT.refusal(Observation.moreThan(60))).isEmpty();
        assertThat(BINOMIAL.refusal(Observation.counts(0, 3))).isEmpty();
        assertThat(YES_NO.refusal(Observation.yes())).isEmpty();
        assertThat(YES_NO.refusal(Observation.no())).isEmpty();
    }

    @Test
    void gaussianRefusesOtherKinds() {
        assertThat(GAUSSIAN.refusal(Observation.counts(9, 10)))
                .contains("received 9 out of 10, but it measures numbers: report a number.");
        assertThat(GAUSSIAN.refusal(Observation.yes()))
                .contains("received yes, but it measures numbers: report a number.");
    }

    @Test
    void gaussianRefusesValuesOffItsScale() {
        String rest = ", but on its LOG scale a value must be more than 0:"
                + " report such a value, or give the function another scale.";
        assertThat(LOG_EXACT.refusal(Observation.of(0))).contains("received 0" + rest);
        assertThat(LOG_EXACT.refusal(Observation.of(-2, 0.1))).contains("received -2 ± 0.1" + rest);
        assertThat(LOG_EXACT.refusal(Observation.moreThan(-1))).contains("received more than -1" + rest);
    }

    @Test
    void binomialRefusesOtherKinds() {
        String rest = ", but it counts: report successes and trials.";
        assertThat(BINOMIAL.refusal(Observation.of(0.93))).contains("received 0.93" + rest);
        assertThat(BINOMIAL.refusal(Observation.no())).contains("received no" + rest);
        assertThat(BINOMIAL.refusal(Observation.moreThan(1))).contains("received more than 1" + rest);
    }

    @Test
    void yesNoRefusesOtherKinds() {
        String rest = ", but it is a yes or a no: report yes (true) or no (false).";
        assertThat(YES_NO.refusal(Observation.of(1))).contains("received 1" + rest);
        assertThat(YES_NO.refusal(Observation.counts(1, 1))).contains("received 1 out of 1" + rest);
        assertThat(YES_NO.refusal(Observation.moreThan(1))).contains("received more than 1" + rest);
    }

    @Test
    void thresholdsMoveToTheLatentScale() {
        assertThat(GAUSSIAN.latentThreshold(-7.5)).isEqualTo(-7.5);
        assertThat(LOG_EXACT.latentThreshold(Math.E)).isCloseTo(1, within(1e-15));
        // scipy.stats.norm.ppf(0.95) = 1.6448536269514722
        assertThat(BINOMIAL.latentThreshold(0.95)).isCloseTo(1.6448536269514722, within(1e-15));
        assertThat(YES_NO.latentThreshold(0.95)).isEqualTo(BINOMIAL.latentThreshold(0.95));
        assertThat(YES_NO.latentThreshold(0.5)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "95", "-0.5", "NaN"})
    void refusesImpossibleShares(String text) {
        for (ObservationModel model : List.of(BINOMIAL, YES_NO)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> model.latentThreshold(Double.parseDouble(text)))
                    .withMessage("A share or probability of " + text
                            + " cannot be a threshold: it must be more than 0 and less than 1.");
        }
    }

    @Test
    void saysItsKind() {
        assertThat(GAUSSIAN.kind()).isEqualTo("numbers");
        assertThat(BINOMIAL.kind()).isEqualTo("successes out of trials");
        assertThat(YES_NO.kind()).isEqualTo("a yes or a no");
    }
}
