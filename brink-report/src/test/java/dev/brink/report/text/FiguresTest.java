package dev.brink.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FiguresTest {
    @Test
    void numbersHaveTheDigitsThatAreAskedFor() {
        assertThat(Figures.number(0.012345, 3)).isEqualTo("0.0123");
        assertThat(Figures.number(999.96, 3)).isEqualTo("1000");
        assertThat(Figures.number(250000, 3)).isEqualTo("250000");
        assertThat(Figures.number(-3.14e-7, 2)).isEqualTo("-3.1e-7");
        assertThat(Figures.number(4e9, 3)).isEqualTo("4e9");
        assertThat(Figures.number(0, 3)).isEqualTo("0");
        assertThat(Figures.number(Double.POSITIVE_INFINITY, 3)).isEqualTo("∞");
        assertThat(Figures.number(Double.NaN, 3)).isEqualTo("–");
    }

    @Test
    void probabilitiesNearOneAreToldFromIt() {
        assertThat(Figures.probability(0.87)).isEqualTo("0.87");
        assertThat(Figures.probability(0.99961)).isEqualTo("0.9996");
        assertThat(Figures.probability(1)).isEqualTo("> 0.9999");
        assertThat(Figures.probability(0)).isEqualTo("< 0.0001");
        assertThat(Figures.probability(0.0042)).isEqualTo("0.0042");
    }

    @Test
    void valuesOfParameters() {
        assertThat(Figures.value(0.0314594623)).isEqualTo("0.0314595");
        assertThat(Figures.value(316L)).isEqualTo("316");
        assertThat(Figures.value("tanh")).isEqualTo("tanh");
    }
}
