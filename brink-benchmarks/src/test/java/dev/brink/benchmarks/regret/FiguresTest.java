package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "2.34e-7, 2.3e-7",
        "2e-7, 2e-7",
        "9.96e-8, 1e-7",
        "0.00996, 0.01",
        "0.0123, 0.012",
        "0.1, 0.1",
        "0.194, 0.19",
        "0.996, 1",
        "5.43, 5.4",
        "12.3, 12",
        "179, 180",
        "9960, 1e4",
        "100, 100",
        "123456, 1.2e5",
        "Infinity, ∞"
    })
    void showsTwoDigits(double value, String shown) {
        assertThat(Figures.twoDigits(value)).isEqualTo(shown);
    }

    @Test
    void showsSharesAndProbabilities() {
        assertThat(Figures.share(0.95)).isEqualTo("95 %");
        assertThat(Figures.probability(0.0625)).isEqualTo("0.06");
        assertThat(Figures.probability(0.0025)).isEqualTo("0.0025");
        assertThat(Figures.probability(1e-5)).isEqualTo("< 0.0001");
    }
}
