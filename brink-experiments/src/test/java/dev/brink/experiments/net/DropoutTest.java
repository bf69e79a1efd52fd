package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DropoutTest {
    private static final int UNITS = 1000;
    private static final int DRAWS = 400;

    @Test
    void keepsExpectations() {
        for (double probability : new double[] {0.1, 0.5, 0.8}) {
            Dropout dropout = new Dropout(probability);
            double sum = 0;
            long dropped = 0;
            for (int seed = 0; seed < DRAWS; seed++) {
                float[] units = ones();
                dropout.apply(units, seed);
                for (float unit : units) {
                    sum += unit;
                    dropped += unit == 0 ? 1 : 0;
                }
            }
            double trials = (double) UNITS * DRAWS;
            double deviation = Math.sqrt(probability * (1 - probability) / trials);

            assertThat(dropped / trials).isCloseTo(probability, within(5 * deviation));
            assertThat(sum / trials).isCloseTo(1, within(5 * deviation / (1 - probability)));
        }
    }

    @Test
    void theSeedDecides() {
        Dropout dropout = new Dropout(0.5);
        float[] first = ones();
        float[] again = ones();
        float[] other = ones();

        dropout.apply(first, 1);
        dropout.apply(again, 1);
        dropout.apply(other, 2);

        assertThat(again).isEqualTo(first);
        assertThat(other).isNotEqualTo(first);
    }

    @Test
    void withoutProbabilityNothingChanges() {
        float[] units = {0, 1, -2, Float.NaN};

        new Dropout(0).apply(units, 1);

        assertThat(units).containsExactly(0, 1, -2, Float.NaN);
    }

    private static float[] ones() {
        float[] units = new float[UNITS];
        Arrays.fill(units, 1);
        return units;
    }
}
