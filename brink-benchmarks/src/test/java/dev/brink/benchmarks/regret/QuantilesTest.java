package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuantilesTest {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void ofFourValuesQuartilesLieBetween() {
        Quantiles quantiles = Quantiles.of(List.of(8.0, 1.0, 4.0, 2.0));
        assertThat(quantiles.lowerQuartile()).isEqualTo(1.75);
        assertThat(quantiles.median()).isEqualTo(3);
        assertThat(quantiles.upperQuartile()).isEqualTo(5);
        assertThat(quantiles.mean()).isEqualTo(3.75);
        assertThat(quantiles.worst()).isEqualTo(8);
    }

    @Test
    void ofFiveValuesTheyAreValues() {
        Quantiles quantiles = Quantiles.of(List.of(5.0, 4.0, 3.0, 2.0, 1.0));
        assertThat(quantiles.lowerQuartile()).isEqualTo(2);
        assertThat(quantiles.median()).isEqualTo(3);
        assertThat(quantiles.upperQuartile()).isEqualTo(4);
    }

    @Test
    void whatIsInfiniteCountsAsTheLargest() {
        Quantiles quantiles = Quantiles.of(List.of(INFINITY, 1.0, INFINITY, 2.0, 3.0));
        assertThat(quantiles.median()).isEqualTo(3);
        assertThat(quantiles.upperQuartile()).isEqualTo(INFINITY);
        assertThat(quantiles.mean()).isEqualTo(INFINITY);
        assertThat(Quantiles.of(List.of(1.0, INFINITY)).median()).isEqualTo(INFINITY);
        assertThat(Quantiles.of(List.of(INFINITY, INFINITY)).median()).isEqualTo(INFINITY);
    }

    @Test
    void thereMustBeSome() {
        assertThatIllegalArgumentException().isThrownBy(() -> Quantiles.of(List.of()));
    }
}
