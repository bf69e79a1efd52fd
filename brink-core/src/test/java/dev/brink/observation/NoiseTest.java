package dev.brink.observation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoiseTest {
    @Test
    void factoriesMakeTheRecords() {
        assertThat(Noise.learned()).isEqualTo(new Noise.Learned());
        assertThat(Noise.none()).isEqualTo(new Noise.None());
        assertThat(Noise.fixed(0.5)).isEqualTo(new Noise.Fixed(0.5));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-1, -1", "NaN, NaN", "Infinity, Infinity"})
    void refusesImpossibleStandardDeviations(double standardDeviation, String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Noise.fixed(standardDeviation))
                .withMessage("Fixed noise has standard deviation " + text
                        + ", but it must be finite and more than 0: use no noise for exact measurements.");
    }
}
