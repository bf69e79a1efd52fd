package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StrataTest {
    @Test
    void areEvenOverAllDrawsAndOverEachGroup() {
        double[] levels = Strata.of(160, 16, new SplittableRandom(3));
        double[] sorted = levels.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < 160; i++) {
            assertThat(sorted[i]).isBetween(i / 160.0, (i + 1) / 160.0);
        }
        for (int g = 0; g < 16; g++) {
            int[] counts = new int[10];
            for (int i = g; i < 160; i += 16) {
                counts[(int) (10 * levels[i])]++;
            }
            assertThat(counts).containsOnly(1);
        }
    }

    @Test
    void areInRandomOrder() {
        int first = 0;
        int repetitions = 1000;
        for (int seed = 0; seed < repetitions; seed++) {
            first += Strata.of(40, 4, new SplittableRandom(seed))[0] < 0.5 ? 1 : 0;
        }
        assertThat(first).isBetween(430, 570);
    }
}
