package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LogSumExpTest {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void sumsAndMeansOfOrdinaryNumbers() {
        double[] logs = {Math.log(1), Math.log(2), Math.log(5)};
        assertThat(LogSumExp.of(logs)).isEqualTo(Math.log(8), within(1e-15));
        assertThat(LogSumExp.mean(logs)).isEqualTo(Math.log(8.0 / 3), within(1e-15));
        assertThat(logs).containsExactly(Math.log(1), Math.log(2), Math.log(5));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1e300, -1e6, -745, 0, 710, 1e6})
    void aCommonFactorComesOutUnchanged(double log) {
        double ulp = Math.ulp(log);
        assertThat(LogSumExp.of(new double[] {log, log})).isEqualTo(log + Math.log(2), within(ulp));
        assertThat(LogSumExp.mean(new double[] {log, log, log, log})).isEqualTo(log, within(1e-15 + 2 * ulp));
    }

    @Test
    void aSingleNumberIsItself() {
        assertThat(LogSumExp.of(new double[] {-3.25})).isEqualTo(-3.25);
        assertThat(LogSumExp.mean(new double[] {-3.25})).isEqualTo(-3.25);
    }

    @Test
    void minusInfinityAddsNothing() {
        assertThat(LogSumExp.of(new double[] {-INFINITY, 2, -INFINITY})).isEqualTo(2);
        assertThat(LogSumExp.mean(new double[] {-INFINITY, 2})).isEqualTo(2 - Math.log(2));
    }

    @Test
    void onlyMinusInfinitiesSumToMinusInfinity() {
        assertThat(LogSumExp.of(new double[] {-INFINITY, -INFINITY})).isEqualTo(-INFINITY);
        assertThat(LogSumExp.mean(new double[] {-INFINITY, -INFINITY})).isEqualTo(-INFINITY);
    }

    @Test
    void infinityAndNotANumberPrevail() {
        assertThat(LogSumExp.of(new double[] {1, INFINITY, -INFINITY})).isEqualTo(INFINITY);
        assertThat(LogSumExp.of(new double[] {1, Double.NaN, INFINITY})).isNaN();
        assertThat(LogSumExp.mean(new double[] {Double.NaN, -INFINITY})).isNaN();
    }

    @Test
    void noSummandsAreRefused() {
        assertThatThrownBy(() -> LogSumExp.of(new double[0]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A sum of exponentials received no summands, but needs at least one:"
                        + " leave empty sums out.");
        assertThatThrownBy(() -> LogSumExp.mean(new double[0])).isInstanceOf(IllegalArgumentException.class);
    }
}
