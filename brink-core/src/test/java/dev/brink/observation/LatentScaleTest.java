package dev.brink.observation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.RandomStream;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LatentScaleTest {
    /** A handful of roundings. */
    private static final double ROUNDING = 4 * Math.ulp(1.0);

    @ParameterizedTest
    @CsvFileSource(resources = "/reference/latent-scale-to.csv", useHeadersInDisplayName = true)
    void leadsToTheLatentScale(LatentScale scale, double value, double latent, double slope) {
        assertThat(scale.accepts(value)).isTrue();
        assertThat(scale.toLatent(value)).isCloseTo(latent, within(ROUNDING * Math.abs(latent)));
        assertThat(scale.slope(value)).isCloseTo(slope, within(slope * conditionedRounding(scale, latent)));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/reference/latent-scale-from.csv", useHeadersInDisplayName = true)
    void leadsBackFromTheLatentScale(LatentScale scale, double latent, double value) {
        assertThat(scale.fromLatent(latent))
                .isCloseTo(value, within(Math.abs(value) * conditionedRounding(scale, latent)));
    }

    /** The tail of the normal magnifies a relative error of its argument by the argument's square. */
    private static double conditionedRounding(LatentScale scale, double latent) {
        return scale == LatentScale.PROBIT ? ROUNDING * (1 + latent * latent) : ROUNDING;
    }

    @ParameterizedTest
    @EnumSource
    void isMonotoneAndNeverNaNFarOut(LatentScale scale) {
        double previous = Double.NEGATIVE_INFINITY;
        for (double latent = -2000; latent <= 2000; latent += 0.01) {
            double value = scale.fromLatent(latent);
            assertThat(value).isGreaterThanOrEqualTo(previous);
            previous = value;
        }
        assertThat(scale.fromLatent(Double.MAX_VALUE)).isGreaterThanOrEqualTo(previous);
        assertThat(scale.fromLatent(-Double.MAX_VALUE)).isLessThanOrEqualTo(scale.fromLatent(-2000));
    }

    @Test
    void logitIsMonotoneBetweenNeighbouringDoubles() {
        RandomGenerator random = RandomStream.of(1).split("logit").generator();
        for (int i = 0; i < 100_000; i++) {
            double latent = random.nextDouble(-40, 40);
            assertThat(LatentScale.LOGIT.fromLatent(Math.nextUp(latent)))
                    .isGreaterThanOrEqualTo(LatentScale.LOGIT.fromLatent(latent));
        }
    }

    @ParameterizedTest
    @EnumSource
    void goesThereAndBack(LatentScale scale) {
        RandomGenerator random = RandomStream.of(2).split("round trip").generator();
        for (int i = 0; i < 1000; i++) {
            double value = random.nextDouble(1e-6, 1);
            assertThat(scale.fromLatent(scale.toLatent(value))).isCloseTo(value, within(1e-13 * value));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "IDENTITY, NaN, must be a finite number",
        "IDENTITY, Infinity, must be a finite number",
        "LOG, 0, must be more than 0",
        "LOG, -3, must be more than 0",
        "LOG, NaN, must be more than 0",
        "LOG, Infinity, must be more than 0",
        "LOGIT, 0, must be more than 0 and less than 1",
        "LOGIT, 1, must be more than 0 and less than 1",
        "LOGIT, NaN, must be more than 0 and less than 1",
        "PROBIT, 0, must be more than 0 and less than 1",
        "PROBIT, 1, must be more than 0 and less than 1",
        "PROBIT, 95, must be more than 0 and less than 1"
    })
    void refusesWhatIsNotOnTheScale(LatentScale scale, String text, String rule) {
        double value = Double.parseDouble(text);
        String message = text + " is not on the " + scale + " scale, where a value " + rule + ".";
        assertThat(scale.accepts(value)).isFalse();
        assertThat(scale.rule()).isEqualTo(rule);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> scale.toLatent(value))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> scale.slope(value))
                .withMessage(message);
    }

    @ParameterizedTest
    @EnumSource(names = "IDENTITY", mode = EnumSource.Mode.EXCLUDE)
    void slopeIsFiniteAtTheSmallestNumber(LatentScale scale) {
        assertThat(scale.slope(Double.MIN_VALUE)).isEqualTo(Double.MAX_VALUE);
        assertThat(scale.toLatent(Double.MIN_VALUE)).isFinite();
    }
}
