package dev.brink.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.Distance;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MaximizerTest {
    private static final int SEEDS = 40;

    @ParameterizedTest
    @CsvSource({"1, 6, 0.05, 40", "2, 10, 0.08, 40", "6, 10, 0.5, 40", "10, 10, 0.8, 38"})
    void findsTheHighestOfManyBumps(int dimension, int count, double width, int leastFound) {
        Maximizer maximizer = Cubes.maximizer(Cubes.cube(dimension).build());
        int found = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            RandomStream stream = RandomStream.of(seed);
            Bumps bumps =
                    new Bumps(dimension, count, width, stream.split("bumps").generator());
            CountingLandscape landscape = new CountingLandscape(bumps::logValue);
            Maximum maximum = maximizer
                    .argMax(landscape, List.of(), point -> false, stream)
                    .orElseThrow();
            found += maximum.value() > bumps.highest() - 1e-4 ? 1 : 0;
            assertThat(maximum.value()).isEqualTo(landscape.at(maximum.point()));
            assertThat(maximum.notes()).isEmpty();
            assertThat(landscape.scored()).isLessThan(2000);
            assertThat(landscape.gradients()).isLessThan(dimension <= 2 ? 200 : 700);
        }
        assertThat(found).isGreaterThanOrEqualTo(leastFound);
    }

    /** The incumbent itself is passed over, as measured points are. Wider than 1e-5 only as much as Gaussian steps in more dimensions are longer. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6, 10})
    void findsANeedleBesideAnIncumbent(int dimension) {
        Maximizer maximizer = Cubes.maximizer(Cubes.cube(dimension).build());
        double width = 1e-5 * Math.sqrt(dimension);
        for (int seed = 0; seed < SEEDS; seed++) {
            RandomGenerator random = RandomStream.of(seed).split("needle").generator();
            double[] incumbent = random.doubles(dimension, 0.01, 0.99).toArray();
            double[] needle = Arrays.stream(incumbent)
                    .map(x -> x + 1e-5 * random.nextGaussian())
                    .toArray();
            Bumps elsewhere = new Bumps(dimension, 5, 0.3 * Math.sqrt(dimension), random);
            CountingLandscape landscape = new CountingLandscape(
                    x -> Math.max(elsewhere.logValue(x) - 5, -0.5 * Math.pow(Distance.between(x, needle) / width, 2)),
                    1e-8);
            Maximum maximum = maximizer
                    .argMax(
                            landscape,
                            List.of(incumbent),
                            point -> Arrays.equals(point, incumbent),
                            RandomStream.of(seed))
                    .orElseThrow();
            assertThat(maximum.value()).as("seed %s", seed).isGreaterThan(-1e-3);
        }
    }

    /** Between two curved edges, and rising slowly from where the best point was measured. */
    @Test
    void followsACurvedSliver() {
        KnownRegion region = new KnownRegion(Cubes.cube(3).build(), RandomStream.of(1));
        Maximizer few = new Maximizer(region, new SearchSettings(1024, 512, 6, 40), Parallel.none());
        int found = 0;
        int foundByFew = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Landscape sliver = sliver(end(seed), 1e-3, false);
            found += climbed(new Maximizer(region, Parallel.none()), sliver, seed);
            foundByFew += climbed(few, sliver, seed);
        }
        assertThat(found).isEqualTo(SEEDS);
        assertThat(foundByFew).isLessThan(SEEDS / 2); // which shows that it is hard
    }

    /** The same a hundred times as thin, with softer forms. */
    @Test
    void findsAThinSliverFromAfar() {
        Maximizer maximizer =
                new Maximizer(new KnownRegion(Cubes.cube(3).build(), RandomStream.of(1)), Parallel.none());
        int found = 0;
        int foundWithout = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            found += climbed(maximizer, sliver(end(seed), 1e-5, true), seed);
            foundWithout += climbed(maximizer, sliver(end(seed), 1e-5, false), seed);
        }
        assertThat(found).isEqualTo(SEEDS);
        assertThat(foundWithout).isLessThan(SEEDS / 2);
    }

    private static double end(int seed) {
        return 0.3 + 0.6 * RandomStream.of(seed).split("end").generator().nextDouble();
    }

    private static Landscape sliver(double end, double width, boolean softens) {
        CountingLandscape landscape = new CountingLandscape(
                x -> -Math.abs(x[0] - end)
                        - Math.pow((x[1] - x[0] * x[0]) / width, 2)
                        - Math.pow((x[2] - (1 - x[0]) * x[1]) / width, 2),
                1e-5 * width);
        return new Landscape() {
            @Override
            public double value(double[] point, double[] gradient) {
                return landscape.value(point, gradient);
            }

            @Override
            public Landscape softened(double share) {
                return softens ? sliver(end, Math.hypot(width, share), true) : this;
            }
        };
    }

    private static int climbed(Maximizer maximizer, Landscape landscape, int seed) {
        Maximum maximum = maximizer
                .argMax(landscape, List.of(new double[3]), point -> false, RandomStream.of(seed))
                .orElseThrow();
        return maximum.value() > -0.02 ? 1 : 0;
    }

    @Test
    void leavesAPointThatIsPassedOverForTheBestOfTheOthers() {
        double[] summit = {0.5, 0.5};
        CountingLandscape landscape = new CountingLandscape(x -> -Math.pow(Distance.between(x, summit), 2));
        Maximum maximum = Cubes.maximizer(Cubes.cube(2).build())
                .argMax(landscape, List.of(summit), point -> Distance.between(point, summit) < 0.01, RandomStream.of(5))
                .orElseThrow();
        assertThat(Distance.between(maximum.point(), summit)).isBetween(0.01, 0.05);
    }

    @Test
    void saysSoIfEveryPointIsPassedOver() {
        assertThat(Cubes.maximizer(Cubes.cube(2).build())
                        .argMax(new CountingLandscape(x -> x[0]), List.of(), point -> true, RandomStream.of(5)))
                .isEmpty();
    }

    @Test
    void takesAPointThatIsWorthlessIfAllAre() {
        Maximum maximum = Cubes.maximizer(Cubes.cube(3).build())
                .argMax(
                        new CountingLandscape(x -> Double.NEGATIVE_INFINITY),
                        List.of(),
                        point -> false,
                        RandomStream.of(5))
                .orElseThrow();
        assertThat(maximum.value()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(maximum.point()).hasSize(3).doesNotContain(Double.NaN);
        assertThat(maximum.notes())
                .containsExactly("The landscape is zero at every point looked at, so that any is as good as another.");
    }

    /** The best by the rough values is the best guess where the exact ones have underflown. */
    @Test
    void goesByRoughValuesWhereAllOthersAreWorthless() {
        Landscape underflown = new Landscape() {
            @Override
            public double[] values(double[][] points) {
                double[] values = new double[points.length];
                Arrays.fill(values, Double.NEGATIVE_INFINITY);
                return values;
            }

            @Override
            public double value(double[] point, double[] gradient) {
                return Double.NEGATIVE_INFINITY;
            }

            @Override
            public double[] roughValues(double[][] points) {
                return Arrays.stream(points).mapToDouble(x -> x[0]).toArray();
            }
        };
        Maximum maximum = Cubes.maximizer(Cubes.cube(2).build())
                .argMax(underflown, List.of(), point -> false, RandomStream.of(5))
                .orElseThrow();
        assertThat(maximum.point()[0]).isGreaterThan(0.99);
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
    void takesValuesThatAreNoNumbersAsWorthless(double broken) {
        CountingLandscape landscape = new CountingLandscape(x -> x[0] > 0.5 ? broken : x[0]);
        Maximum maximum = Cubes.maximizer(Cubes.cube(2).build())
                .argMax(landscape, List.of(new double[] {0.9, 0.9}), point -> false, RandomStream.of(5))
                .orElseThrow();
        assertThat(maximum.point()[0]).isCloseTo(0.5, within(1e-2)).isLessThanOrEqualTo(0.5);
        assertThat(maximum.notes()).singleElement().asString().startsWith("The landscape was not a finite number at ");
    }

    @Test
    void findsTheSameOnOneThreadAndOnSeveral() {
        KnownRegion region = new KnownRegion(
                Cubes.cube(3)
                        .known("sum <= 1", point -> Cubes.sum(Cubes.values(point)) <= 1)
                        .build(),
                RandomStream.of(1));
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (int seed = 0; seed < 10; seed++) {
                Bumps bumps = new Bumps(3, 10, 0.2, RandomStream.of(seed).generator());
                double[] alone = pointFound(region, bumps, Parallel.none(), seed);
                assertThat(pointFound(region, bumps, Parallel.on(threads), seed))
                        .containsExactly(alone);
                assertThat(pointFound(region, bumps, Parallel.none(), seed)).containsExactly(alone);
            }
        } finally {
            threads.shutdown();
        }
    }

    private static double[] pointFound(KnownRegion region, Bumps bumps, Parallel parallel, int seed) {
        return new Maximizer(region, parallel)
                .argMax(
                        new CountingLandscape(bumps::logValue),
                        List.of(new double[] {0.1, 0.1, 0.1}),
                        point -> false,
                        RandomStream.of(seed))
                .orElseThrow()
                .point();
    }

    @Test
    void refusesSettingsWithoutASweep() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SearchSettings(0, 512, 6, 40))
                .withMessage("A maximisation was given a sweep of 0 points, 512 points around incumbents and 6 ascents"
                        + " of 40 evaluations, but the sweep and the evaluations must be at least one and the others"
                        + " not negative: raise those that are less.");
    }
}
