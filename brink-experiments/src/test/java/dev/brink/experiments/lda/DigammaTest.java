package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class DigammaTest {
    private static final double EULER = 0.5772156649015329;

    @Test
    void exactValues() {
        assertThat(Digamma.of(1)).isCloseTo(-EULER, within(2e-14));
        assertThat(Digamma.of(0.5)).isCloseTo(-EULER - 2 * Math.log(2), within(2e-14));
        assertThat(Digamma.of(10)).isCloseTo(7129.0 / 2520 - EULER, within(2e-14));
    }

    /** {@code psi(x) = -1/x - gamma + zeta(2) x - …} (Abramowitz and Stegun, 6.3.14). */
    @Test
    void nearZero() {
        for (double x = 1e-9; x < 1e-5; x *= 1.3) {
            double expected = -1 / x - EULER + Math.PI * Math.PI / 6 * x;

            assertThat(Digamma.of(x)).as("psi(%s)", x).isCloseTo(expected, within(3e-16 / x + 2 * x * x));
        }
    }

    @Test
    void agreesWithCommonsNumbers() {
        for (double x = 1.01e-5; x < 1e6; x *= 1.07) {
            double expected = org.apache.commons.numbers.gamma.Digamma.value(x);

            assertThat(Digamma.of(x)).as("psi(%s)", x).isCloseTo(expected, within(3e-14 * Math.max(1, 1 / x)));
        }
    }
}
