package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ChainMeanTest {
    @Test
    void knowsTheEffectiveSizeOfAnAutoregression() {
        RandomGenerator random = new SplittableRandom(5);
        int length = 100_000;
        for (double memory : new double[] {0, 0.5, 0.9}) {
            ChainMean mean = ChainMean.of(DistributionsTest.autoregressive(length, memory, random));
            // The integrated autocorrelation time of an autoregression is (1 + memory)/(1 - memory).
            double expected = length * (1 - memory) / (1 + memory);
            Within.relative(mean.effectiveSampleSize(), expected, 0.1, "memory " + memory);
            Within.relative(mean.standardError(), 1 / Math.sqrt(expected), 0.06, "memory " + memory);
        }
    }

    @Test
    void scoresOfRightMeansAreStandardNormal() {
        RandomGenerator random = new SplittableRandom(6);
        int runs = 1000;
        double[] p = new double[runs];
        for (int i = 0; i < runs; i++) {
            ChainMean mean = ChainMean.of(DistributionsTest.autoregressive(2000, 0.7, random));
            p[i] = PValue.normal(mean.mean() / mean.standardError());
        }
        Distributions.assertFits(p, x -> x, 1e-3);
    }

    @Test
    void coversTheEnds() {
        ChainMean constant = ChainMean.of(new double[] {2, 2, 2, 2, 2});
        assertThat(constant.mean()).isEqualTo(2);
        assertThat(constant.standardError()).isZero();
        assertThat(ChainMean.of(new double[] {1, -1, 1, -1, 1, -1}).standardError())
                .isPositive();
        assertThatThrownBy(() -> ChainMean.of(new double[3])).hasMessageContaining("give 4 or more");
    }
}
