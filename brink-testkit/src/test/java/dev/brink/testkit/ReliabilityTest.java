package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ReliabilityTest {
    /** Predictions uniform on the unit interval that come true with a probability that should be the prediction. */
    static Reliability simulated(int count, DoubleUnaryOperator truth) {
        RandomGenerator random = new SplittableRandom(31);
        double[] predicted = new double[count];
        boolean[] happened = new boolean[count];
        for (int i = 0; i < count; i++) {
            predicted[i] = random.nextDouble();
            happened[i] = random.nextDouble() < truth.applyAsDouble(predicted[i]);
        }
        return Reliability.of(predicted, happened, 10);
    }

    @Test
    void countsByBin() {
        Reliability table = Reliability.of(
                new double[] {0.1, 0.2, 0.2, 0.9, 1.0}, new boolean[] {false, true, false, true, true}, 2);
        assertThat(table.bins()).hasSize(2);
        ReliabilityBin low = table.bins().get(0);
        assertThat(low.count()).isEqualTo(3);
        assertThat(low.trues()).isEqualTo(1);
        Within.ulps(low.meanPredicted(), 0.5 / 3, 2);
        Within.ulps(low.shareTrue(), 1.0 / 3, 0);
        Within.ulps(low.deviation(), 0.5 / 3, 2);
        // sqrt(0.1*0.9 + 2*0.2*0.8)/3
        Within.ulps(low.standardError(), Math.sqrt(0.41) / 3, 2);
        assertThat(table.worstDeviation(3)).contains(low);
        assertThat(table.worstDeviation(4)).isEmpty();
        assertThat(table.markdown()).isEqualTo("""
                | predicted | count | mean predicted | share true | deviation | standard error |
                |---|---:|---:|---:|---:|---:|
                | 0.000 to 0.500 | 3 | 0.1667 | 0.3333 | +0.1667 | 0.2134 |
                | 0.500 to 1.000 | 2 | 0.9500 | 1.0000 | +0.0500 | 0.1500 |
                """);
    }

    @Test
    void leavesEmptyBinsOut() {
        Reliability table = Reliability.of(new double[] {0.95, 1}, new boolean[] {true, true}, 10);
        assertThat(table.bins()).hasSize(1);
        assertThat(table.binCount()).isEqualTo(10);
        assertThat(table.bins().get(0).low()).isEqualTo(0.9);
    }

    @Test
    void passesRightPredictions() {
        Reliability table = simulated(20_000, p -> p);
        table.calibrated(1e-3).assertPasses();
        table.keepsPromises(1e-3).assertPasses();
    }

    @Test
    void rejectsBoldPredictions() {
        Reliability table = simulated(20_000, p -> 0.5 + 0.85 * (p - 0.5));
        assertThat(table.calibrated(1e-3).passes()).isFalse();
        assertThat(table.keepsPromises(1e-3).passes()).isFalse();
        assertThatThrownBy(() -> table.keepsPromises(1e-3).assertPasses()).hasMessageContaining("predicted 0.900 to");
    }

    @Test
    void promisesMayBeOverfulfilled() {
        Reliability table = simulated(20_000, p -> Math.sqrt(p));
        assertThat(table.calibrated(1e-3).passes()).isFalse();
        table.keepsPromises(1e-3).assertPasses();
    }

    @Test
    void refusesWhatIsNoProbability() {
        assertThatThrownBy(() -> Reliability.of(new double[] {1.2}, new boolean[] {true}, 5))
                .hasMessageContaining("Prediction 0 is 1.2");
        assertThatThrownBy(() -> Reliability.of(new double[] {Double.NaN}, new boolean[] {true}, 5))
                .hasMessageContaining("Prediction 0 is NaN");
        assertThatThrownBy(() -> Reliability.of(new double[] {0.5}, new boolean[0], 5))
                .hasMessageContaining("one outcome a prediction");
    }
}
