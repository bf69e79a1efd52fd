package dev.brink.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Distance;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a known constraint cuts the summit off, the maximum is on the edge that it makes. */
class MaximumAtEdgeTest {
    private static final int SEEDS = 10;

    private static Problem sumAtMostOne(int dimension) {
        return Cubes.cube(dimension)
                .known("sum <= 1", point -> Cubes.sum(Cubes.values(point)) <= 1)
                .build();
    }

    /** Of {@code 3x + 2y + …} at the corner where the first is all. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6})
    void isTheCornerThatIsHighest(int dimension) {
        Maximizer maximizer = Cubes.maximizer(sumAtMostOne(dimension));
        for (int seed = 0; seed < SEEDS; seed++) {
            double[] found = found(maximizer, new CountingLandscape(x -> 2 * Cubes.sum(x) + x[0]), seed);
            assertThat(found[0]).isGreaterThan(1 - 1e-4);
            assertThat(Cubes.sum(found)).isLessThanOrEqualTo(1);
        }
    }

    /** Of minus the squared distance to a point outside, at that point's projection. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6})
    void isThePointOfTheEdgeThatIsNearest(int dimension) {
        Maximizer maximizer = Cubes.maximizer(sumAtMostOne(dimension));
        double[] outside = new double[dimension];
        double[] nearest = new double[dimension];
        for (int i = 0; i < dimension; i++) {
            nearest[i] = 2.0 * (i + 1) / (dimension * (dimension + 1));
            outside[i] = nearest[i] + 0.2;
        }
        for (int seed = 0; seed < SEEDS; seed++) {
            double[] found =
                    found(maximizer, new CountingLandscape(x -> -5 * Math.pow(Distance.between(x, outside), 2)), seed);
            assertThat(Distance.between(found, nearest)).isLessThan(1e-4);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-3, 1e-5})
    void isTheEndOfAThinSlab(double width) {
        KnownRegion slab = new KnownRegion(
                Cubes.cube(2)
                        .known("x0 = x1", point -> Math.abs(point.real("x0") - point.real("x1")) <= width)
                        .build(),
                RandomStream.of(1));
        double[] summit = {0.71, 0.69};
        for (int seed = 0; seed < SEEDS; seed++) {
            double[] found = Cubes.maximizer(slab)
                    .argMax(
                            new CountingLandscape(x -> -5 * Math.pow(Distance.between(x, summit), 2)),
                            List.of(),
                            point -> false,
                            RandomStream.of(seed))
                    .orElseThrow()
                    .point();
            assertThat(Distance.between(found, new double[] {0.7 + width / 2, 0.7 - width / 2}))
                    .isLessThan(1e-3);
        }
    }

    /** All of the sweep is passed over, so only points around the incumbent are left to start from. */
    @Test
    void isFoundFromAnIncumbentAlone() {
        double[] incumbent = {0.5, 0.5};
        double[] found = Cubes.maximizer(sumAtMostOne(2))
                .argMax(
                        new CountingLandscape(x -> Cubes.sum(x) + x[0]),
                        List.of(incumbent),
                        point -> Distance.between(point, incumbent) > 1e-3,
                        RandomStream.of(1))
                .orElseThrow()
                .point();
        assertThat(Cubes.sum(found)).isBetween(1 - 1e-6, 1.0);
        assertThat(found[0]).isBetween(0.5 + 0.99e-3 / Math.sqrt(2), 0.5 + 1e-3 / Math.sqrt(2));
    }

    private static double[] found(Maximizer maximizer, Landscape landscape, int seed) {
        return maximizer
                .argMax(landscape, List.of(), point -> false, RandomStream.of(seed))
                .orElseThrow()
                .point();
    }
}
