package dev.brink.experiments.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.RandomStream;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PermutationTest {
    @Test
    void everyOrderIsAsProbableAsEveryOther() {
        RandomGenerator random = RandomStream.of(1).generator();
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < 24_000; i++) {
            seen.merge(Arrays.toString(Permutation.of(4, random)), 1, Integer::sum);
        }

        // Each of the 24 counts has the mean 1000 and the standard deviation 31; five of those are never passed here.
        assertThat(seen).hasSize(24);
        assertThat(seen.values()).allSatisfy(count -> assertThat(count).isBetween(845, 1155));
    }

    @Test
    void nothingHasOneOrder() {
        assertThat(Permutation.of(0, RandomStream.of(1).generator())).isEmpty();
    }
}
