package dev.brink.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.Distance;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.InvalidProblemException;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownRegionTest {
    private static final int COUNT = 1024;

    private static KnownRegion region(ProblemBuilder problem) {
        return new KnownRegion(problem.build(), RandomStream.of(7));
    }

    /** Points that are allowed, different and about as many as wanted, whose axis has this mean and deviation. */
    private static void assertSpread(KnownRegion region, int axis, double mean, double deviation) {
        double[][] points = region.spread(COUNT, RandomStream.of(11));
        assertThat(List.of(points)).hasSizeGreaterThan(COUNT * 9 / 10).allMatch(region::allows);
        assertThat(List.of(points))
                .allMatch(point -> Arrays.equals(point, region.space().snap(point)));
        assertThat(Arrays.stream(points).map(Arrays::toString).distinct()).hasSize(points.length);
        double[] values =
                Arrays.stream(points).mapToDouble(point -> point[axis]).toArray();
        double average = Cubes.sum(values) / values.length;
        double squares =
                Arrays.stream(values).map(u -> (u - average) * (u - average)).sum();
        assertThat(average).isCloseTo(mean, within(0.2 * deviation));
        assertThat(Math.sqrt(squares / values.length)).isCloseTo(deviation, within(0.2 * deviation));
        assertThat(region.spread(COUNT, RandomStream.of(11))).isDeepEqualTo(points);
    }

    @Test
    void spreadsOverTheWholeCubeWithoutConstraints() {
        assertSpread(region(Cubes.cube(2)), 0, 0.5, Math.sqrt(1 / 12.0));
    }

    @Test
    void spreadsOverAHalf() {
        assertSpread(region(Cubes.cube(2).known("x0 <= x1", p -> p.real("x0") <= p.real("x1"))), 0, 1 / 3.0, 0.2357);
    }

    /** A disk of 1e-5 of the square; a coordinate deviates by half its radius. */
    @Test
    void spreadsOverASmallDisk() {
        double radius = Math.sqrt(1e-5 / Math.PI);
        double[] centre = {0.3, 0.7};
        KnownRegion disk =
                region(Cubes.cube(2).known("disk", p -> Distance.between(Cubes.values(p), centre) <= radius));
        assertSpread(disk, 0, 0.3, radius / 2);
        assertSpread(disk, 1, 0.7, radius / 2);
    }

    /** A ball of {@code pi^3/6 0.1^6}, which is 5e-6, of the cube; a coordinate deviates by {@code radius/sqrt(8)}. */
    @Test
    void spreadsOverASmallBallInSixDimensions() {
        double[] centre = {0.5, 0.5, 0.5, 0.5, 0.5, 0.2};
        KnownRegion ball = region(Cubes.cube(6).known("ball", p -> Distance.between(Cubes.values(p), centre) <= 0.1));
        assertSpread(ball, 0, 0.5, 0.1 / Math.sqrt(8));
        assertSpread(ball, 5, 0.2, 0.1 / Math.sqrt(8));
    }

    @Test
    void spreadsAlongAThinSlabThatLiesAslant() {
        assertSpread(
                region(Cubes.cube(2).known("x0 = x1", p -> Math.abs(p.real("x0") - p.real("x1")) <= 1e-5)),
                0,
                0.5,
                Math.sqrt(1 / 12.0));
    }

    /** Together they leave 8e-9 of the cube, too little for chance alone. */
    @Test
    void findsWhatSeveralConstraintsLeave() {
        KnownRegion region = region(Cubes.cube(6)
                .known("x0 = x1", p -> Math.abs(p.real("x0") - p.real("x1")) <= 1e-3)
                .known("x2 = x3", p -> Math.abs(p.real("x2") - p.real("x3")) <= 1e-3)
                .known("x4 = x5", p -> Math.abs(p.real("x4") - p.real("x5")) <= 1e-3));
        double[][] points = region.spread(COUNT, RandomStream.of(11));
        assertThat(List.of(points)).hasSizeGreaterThan(COUNT / 2).allMatch(region::allows);
        for (int axis = 0; axis < 6; axis++) {
            int a = axis;
            assertThat(Arrays.stream(points).mapToDouble(x -> x[a]).max().orElseThrow())
                    .isGreaterThan(0.8);
            assertThat(Arrays.stream(points).mapToDouble(x -> x[a]).min().orElseThrow())
                    .isLessThan(0.2);
        }
    }

    /** 1,942 of the 10^9 pairs with every c, which is 2e-6. */
    @Test
    void findsWholeNumbersThatDivide() {
        KnownRegion region = region(Problem.over(
                        Parameter.integer("a", 1, 31_623), Parameter.integer("b", 1, 31_623), Parameter.real("c", 0, 1))
                .objective(Objective.minimize("f"))
                .known(
                        "97 divides a, which divides b",
                        p -> p.integer("a") % 97 == 0 && p.integer("b") % p.integer("a") == 0));
        double[][] points = region.spread(COUNT, RandomStream.of(11));
        assertThat(List.of(points)).hasSizeGreaterThan(COUNT / 2).allMatch(region::allows);
        assertThat(Arrays.stream(points).mapToDouble(x -> x[0]).distinct().count())
                .isGreaterThan(10);
    }

    @Test
    void listsEverythingInSmallSpaces() {
        ProblemBuilder problem = Problem.over(
                        Parameter.integer("a", 1, 6), Parameter.choice("c", "x", "y", "z"), Parameter.bool("b"))
                .objective(Objective.minimize("f"));
        assertThat(region(problem).everything().orElseThrow()).hasDimensions(36, 5);
        double[][] allowed = region(problem.known("not a z", p -> !p.choice("c").equals("z")))
                .everything()
                .orElseThrow();
        assertThat(allowed).hasDimensions(24, 5);
        assertThat(Arrays.stream(allowed).map(Arrays::toString).distinct()).hasSize(24);
        assertThat(region(Cubes.cube(1)).everything()).isEmpty();
    }

    /** A million points are too many to list, but the few that are allowed among them are not. */
    @Test
    void listsTheFewThatAreAllowedInALargerSpace() {
        KnownRegion region = region(Problem.over(Parameter.integer("a", 1, 1000), Parameter.integer("b", 1, 1000))
                .objective(Objective.minimize("f"))
                .known("a b = 720", p -> p.integer("a") * p.integer("b") == 720));
        assertThat(region.everything().orElseThrow()).as("the divisors of 720").hasDimensions(30, 2);
        assertThat(List.of(region.spread(10, RandomStream.of(3)))).hasSize(10).allMatch(region::allows);
    }

    @Test
    void fewPointsInASmallRegionAreFarApart() {
        KnownRegion region = region(Cubes.cube(2).known("corner", p -> Math.max(p.real("x0"), p.real("x1")) < 0.01));
        double[][] points = region.spread(4, RandomStream.of(3));
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < i; j++) {
                assertThat(Distance.between(points[i], points[j])).isGreaterThan(0.004);
            }
        }
    }

    @Test
    void findsASinglePointWhereOneInThirtyIsAllowed() {
        KnownRegion region = region(Cubes.cube(2).known("x0 < 1/30", p -> p.real("x0") < 1 / 30.0));
        for (int seed = 0; seed < 500; seed++) {
            assertThat(region.spread(1, RandomStream.of(seed))).hasDimensions(1, 2);
        }
    }

    @Test
    void searchesOnlyOnce() {
        AtomicLong asked = new AtomicLong();
        KnownRegion region = region(Cubes.cube(2).known("small", p -> {
            asked.incrementAndGet();
            return p.real("x0") < 1e-3 && p.real("x1") < 1e-2;
        }));
        region.spread(COUNT, RandomStream.of(1));
        long first = asked.get();
        region.knowing(new double[] {0, 0}).spread(COUNT, RandomStream.of(2));
        assertThat(asked.get() - first).isLessThan(first / 4);
    }

    @Test
    void startsFromAPointThatWasToldWhereNoneIsFound() {
        KnownRegion speck = region(Cubes.cube(4)
                .known("speck", p -> Distance.between(Cubes.values(p), new double[] {0.1, 0.2, 0.3, 0.4}) < 1e-4));
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> speck.knowing(new double[4]).spread(COUNT, RandomStream.of(1)));
        assertSpread(speck.knowing(new double[] {0.1, 0.2, 0.3, 0.4}), 3, 0.4, 1e-4 / Math.sqrt(6));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10})
    void saysSoIfNothingIsAllowed(int dimension) {
        KnownRegion region = region(
                Cubes.cube(dimension).known("x0 > 2", p -> p.real("x0") > 2).known("always", p -> true));
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> region.spread(5, RandomStream.of(1)))
                .withMessage("The known constraints allowed none of 2,113,536 points tried, but suggestions must fulfil"
                        + " them all: 'x0 > 2' (fulfilled by 0), 'always' (fulfilled by 2,113,536). Check them, narrow"
                        + " the bounds of the parameters to where they hold, or tell a measurement at a point that"
                        + " fulfils them.");
    }

    @Test
    void saysSoIfNothingIsAllowedAmongFew() {
        KnownRegion region = region(Problem.over(Parameter.integer("a", 1, 10))
                .objective(Objective.minimize("f"))
                .known("a = 11", p -> p.integer("a") == 11));
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(region::everything)
                .withMessage("The known constraints allow none of the 10 points of the search space, but suggestions"
                        + " must fulfil them all: 'a = 11' (fulfilled by 0). Check them, narrow the bounds of the"
                        + " parameters to where they hold, or tell a measurement at a point that fulfils them.");
    }

    @Test
    void asksAboutThePointThatTheUserGets() {
        KnownRegion region = region(Problem.over(Parameter.real("x", 0.1, 0.3))
                .objective(Objective.minimize("f"))
                .known("x <= 0.2", KnownRegionTest::atMost));
        double[] point = {0.5};
        assertThat(region.allows(point)).isEqualTo(atMost(region.space().decode(point)));
    }

    private static boolean atMost(Point point) {
        return point.real("x") <= 0.2;
    }
}
