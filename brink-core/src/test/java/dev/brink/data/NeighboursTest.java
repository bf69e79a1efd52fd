package dev.brink.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.RandomStream;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class NeighboursTest {
    @Test
    void aPointIsPairedWithTheLatestBeforeItThatIsNextToIt() {
        double[][] points = {
            {0.2, 0.5}, {0.200001, 0.5}, {0.2, 0.6}, {0.199999, 0.500001}, {0.2, 0.5}, {0.7, 0.5},
        };
        assertThat(Neighbours.pairs(points))
                .containsExactly(new Neighbours.Pair(0, 1), new Neighbours.Pair(1, 3), new Neighbours.Pair(3, 4));
    }

    /** The pairs are found along the first coordinate; comparing all points with all must find the same. */
    @Test
    void pairsAreThoseOfAllComparisons() {
        RandomGenerator random = RandomStream.of(1).generator();
        for (int round = 0; round < 200; round++) {
            double[][] points = new double[1 + random.nextInt(30)][];
            for (int i = 0; i < points.length; i++) {
                boolean near = i > 0 && random.nextBoolean();
                double[] from =
                        near ? points[random.nextInt(i)] : new double[] {random.nextInt(3) / 2.0, random.nextDouble()};
                points[i] = new double[] {
                    from[0] + 1e-5 * (random.nextDouble() - 0.5), from[1] + 1e-5 * (random.nextDouble() - 0.5)
                };
            }
            assertThat(Neighbours.pairs(points)).isEqualTo(compareAll(points));
        }
    }

    private static List<Neighbours.Pair> compareAll(double[][] points) {
        List<Neighbours.Pair> pairs = new ArrayList<>();
        for (int later = 0; later < points.length; later++) {
            for (int earlier = later - 1; earlier >= 0; earlier--) {
                if (Neighbours.areNextToEachOther(points[earlier], points[later])) {
                    pairs.add(new Neighbours.Pair(earlier, later));
                    break;
                }
            }
        }
        return pairs;
    }
}
