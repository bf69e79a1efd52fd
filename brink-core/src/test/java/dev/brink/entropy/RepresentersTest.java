package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.testkit.Within;
import org.junit.jupiter.api.Test;

class RepresentersTest {
    private static final double[] X = {0.5};

    @Test
    void xComesFirstAndNoPointTwice() {
        double[][] points = {{0.1}, {0.5}, {0.1}, {0.9}, {0.5}};
        Representers representers = Representers.even(X, points);
        assertThat(representers.size()).isEqualTo(3);
        assertThat(representers.point(0)).containsExactly(0.5);
        assertThat(representers.point(1)).containsExactly(0.1);
        assertThat(representers.point(2)).containsExactly(0.9);
    }

    @Test
    void aPointChosenTwiceAsDenselyStandsForHalfAsMuchSpace() {
        double[][] points = {{0.1}, {0.5}, {0.9}};
        Representers representers = Representers.of(X, points, new double[] {5, 5 + Math.log(2), 5});
        Within.relative(Math.exp(representers.logBaseMeasure(0)), 0.2, 1e-12, "x");
        Within.relative(Math.exp(representers.logBaseMeasure(1)), 0.4, 1e-12, "0.1");
        Within.relative(Math.exp(representers.logBaseMeasure(2)), 0.4, 1e-12, "0.9");
    }

    @Test
    void saysWhatIsMissing() {
        assertThatThrownBy(() -> Representers.even(X, new double[][] {{0.1}}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[0.5]")
                .hasMessageContaining("add it");
        assertThatThrownBy(() -> Representers.of(X, new double[][] {X}, new double[2]))
                .hasMessageContaining("one a point");
        assertThatThrownBy(() -> Representers.of(X, new double[][] {X}, new double[] {Double.NEGATIVE_INFINITY}))
                .hasMessageContaining("must be finite");
    }
}
