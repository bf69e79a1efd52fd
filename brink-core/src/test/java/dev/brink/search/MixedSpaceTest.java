package dev.brink.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.RandomStream;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Against the maximum by trying everything. */
class MixedSpaceTest {
    private static final SearchSpace NUMBERS = SearchSpace.of(
            Parameter.integer("a", 0, 99), Parameter.logInteger("b", 1, 200), Parameter.ordered("c", "S", "M", "L"));

    private static final SearchSpace MIXED = SearchSpace.of(
            Parameter.integer("a", 0, 30),
            Parameter.choice("b", "p", "q", "r", "s"),
            Parameter.bool("c"),
            Parameter.real("x", 0, 1));

    private static Problem over(SearchSpace space) {
        return Problem.over(space)
                .objective(Objective.minimize("f"))
                .known("a is not 13", point -> point.integer("a") != 13)
                .build();
    }

    private static double highest(SearchSpace space, Problem problem, CountingLandscape landscape) {
        double highest = Double.NEGATIVE_INFINITY;
        for (double[] point : new EveryPoint(space)) {
            highest = problem.allows(space.decode(point)) ? Math.max(highest, landscape.at(point)) : highest;
        }
        return highest;
    }

    @Test
    void findsTheHighestAmongManyValues() {
        Problem problem = over(NUMBERS);
        Maximizer maximizer = Cubes.maximizer(problem);
        for (int seed = 0; seed < 20; seed++) {
            Bumps bumps = new Bumps(3, 8, 0.15, RandomStream.of(seed).generator());
            CountingLandscape landscape = new CountingLandscape(bumps::logValue);
            Maximum maximum = maximizer
                    .argMax(landscape, List.of(), point -> false, RandomStream.of(seed))
                    .orElseThrow();
            assertThat(maximum.value()).as("seed %s", seed).isEqualTo(highest(NUMBERS, problem, landscape));
        }
    }

    /** The real axis is tried in steps of 1e-3, at which the value is exact to within 1e-4. */
    @Test
    void findsTheHighestOfValuesAndRealNumbersTogether() {
        Problem problem = over(MIXED);
        SearchSpace stepped = SearchSpace.of(
                Parameter.integer("a", 0, 30),
                Parameter.choice("b", "p", "q", "r", "s"),
                Parameter.bool("c"),
                Parameter.integer("x", 0, 1000));
        Maximizer maximizer = Cubes.maximizer(problem);
        for (int seed = 0; seed < 20; seed++) {
            Bumps bumps = new Bumps(7, 12, 0.4, RandomStream.of(seed).generator());
            CountingLandscape landscape = new CountingLandscape(bumps::logValue);
            Maximum maximum = maximizer
                    .argMax(landscape, List.of(), point -> false, RandomStream.of(seed))
                    .orElseThrow();
            assertThat(maximum.point()).containsExactly(MIXED.snap(maximum.point()));
            assertThat(maximum.value()).as("seed %s", seed).isGreaterThan(highest(stepped, problem, landscape) - 1e-4);
        }
    }

    @Test
    void scoresAllPointsOfASmallSpaceUntilNoneIsLeft() {
        SearchSpace space = SearchSpace.of(Parameter.integer("a", 1, 12), Parameter.choice("b", "p", "q"));
        Maximizer maximizer = Cubes.maximizer(over(space));
        Set<List<Object>> taken = new HashSet<>();
        double last = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 24; i++) {
            Maximum maximum = maximizer
                    .argMax(
                            new CountingLandscape(x -> 10 * x[0] + x[1]),
                            List.of(),
                            point -> taken.contains(values(space, point)),
                            RandomStream.of(i))
                    .orElseThrow();
            assertThat(maximum.value()).isLessThan(last);
            assertThat(taken.add(values(space, maximum.point()))).isTrue();
            last = maximum.value();
        }
        assertThat(maximizer.argMax(
                        new CountingLandscape(x -> x[0]),
                        List.of(),
                        point -> taken.contains(values(space, point)),
                        RandomStream.of(1)))
                .isEmpty();
    }

    private static List<Object> values(SearchSpace space, double[] point) {
        return List.copyOf(space.decode(point).asMap().values());
    }

    /** A sweep of 1024 would hardly ever meet the one that is left of 20,000. */
    @Test
    void findsTheLastPointOfALargerSpace() {
        SearchSpace space = SearchSpace.of(Parameter.integer("a", 1, 200), Parameter.integer("b", 1, 100));
        Maximum maximum = Cubes.maximizer(over(space))
                .argMax(
                        new CountingLandscape(x -> x[0]),
                        List.of(),
                        point -> !values(space, point).equals(List.of(77L, 33L)),
                        RandomStream.of(1))
                .orElseThrow();
        assertThat(values(space, maximum.point())).containsExactly(77L, 33L);
    }
}
