package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WithinTest {
    private static final double NAN = Double.NaN;
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void countsUlps() {
        double two = Math.nextUp(Math.nextUp(1.0));
        Within.ulps(two, 1.0, 2);
        Within.ulps(-two, -1.0, 2);
        Within.ulps(Double.MIN_VALUE, -Double.MIN_VALUE, 2);
        Within.ulps(0.0, -0.0, 0);
        assertThatThrownBy(() -> Within.ulps(two, 1.0, 1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("2 ulps")
                .hasMessageContaining("allowed  1 ulps");
        assertThatThrownBy(() -> Within.ulps(Double.MIN_VALUE, -Double.MIN_VALUE, 1))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Within.ulps(Double.MAX_VALUE, -Double.MAX_VALUE, Long.MAX_VALUE))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("beyond measure");
    }

    @Test
    void measuresRelativeError() {
        Within.relative(1.001, 1, 2e-3, "");
        Within.relative(-99.9, -100, 2e-3, "");
        assertThatThrownBy(() -> Within.relative(1.01, 1, 1e-3, "log Phi at -3"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("log Phi at -3")
                .hasMessageContaining("actual   1.01")
                .hasMessageContaining("expected 1.0")
                .hasMessageContaining("0.01")
                .hasMessageContaining("allowed  0.001 relative");
        assertThatThrownBy(() -> Within.relative(1e-300, 0, 0.5, "")).isInstanceOf(AssertionError.class);
    }

    @Test
    void measuresAbsoluteError() {
        Within.absolute(0.001, 0, 1e-3, "");
        assertThatThrownBy(() -> Within.absolute(0.0011, 0, 1e-3, ""))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("0.001 absolute");
    }

    @Test
    void takesTheWiderOfTwoTolerances() {
        Within.absoluteOrRelative(1e-13, 0, 1e-12, 1e-9, "");
        Within.absoluteOrRelative(1e6 + 1e-4, 1e6, 1e-12, 1e-9, "");
        assertThatThrownBy(() -> Within.absoluteOrRelative(1e-11, 0, 1e-12, 1e-9, ""))
                .hasMessageContaining("1.0E-12 absolute or 1.0E-9 relative");
    }

    @Test
    void treatsNanAndInfinityAsValues() {
        assertThatCode(() -> {
                    Within.ulps(NAN, NAN, 0);
                    Within.relative(INFINITY, INFINITY, 0, "");
                    Within.absolute(NAN, NAN, 0, "");
                })
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> Within.ulps(NAN, 1, 5)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Within.ulps(INFINITY, Double.MAX_VALUE, 5)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Within.relative(1, NAN, 0.5, "")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Within.relative(NAN, 1, 0.5, "")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Within.relative(1, INFINITY, 0.5, "")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> Within.relative(-INFINITY, INFINITY, 0.5, "")).isInstanceOf(AssertionError.class);
    }

    @Test
    void refusesSenselessTolerances() {
        assertThatThrownBy(() -> Within.ulps(1, 1, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Within.relative(1, 1, NAN, "")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Within.absolute(1, 1, -1, "")).isInstanceOf(IllegalArgumentException.class);
    }
}
