package dev.brink.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Distance;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Whatever the space, its known constraints and the landscape, the point returned keeps the promises. */
class RandomProblemsTest {
    private static final SearchSettings QUICK = new SearchSettings(256, 128, 3, 20);

    @Test
    void pointsAreInTheSpaceAllowedAndNotPassedOver() {
        int found = 0;
        for (int seed = 0; seed < 300; seed++) {
            found += assertPromises(seed) ? 1 : 0;
        }
        assertThat(found).isGreaterThan(280);
    }

    /** Whether there was a point to return. */
    private static boolean assertPromises(int seed) {
        RandomGenerator random = RandomStream.of(seed).split("problem").generator();
        SearchSpace space = randomSpace(random);
        Point inside = space.decode(
                space.place(random.doubles(space.parameters().size()).toArray()));
        Problem problem = randomProblem(space, inside, random);
        KnownRegion region = new KnownRegion(problem, RandomStream.of(seed)).knowing(space.encode(inside));
        Bumps bumps = new Bumps(space.axes(), 5, 0.3, random);
        Predicate<double[]> passOver = point -> point[0] > 0.4 && point[0] < 0.45;
        CountingLandscape landscape = new CountingLandscape(x -> x[0] > 0.9 ? Double.NaN : bumps.logValue(x));
        Maximizer maximizer = new Maximizer(region, QUICK, Parallel.none());
        List<double[]> incumbents = List.of(space.encode(inside));
        Optional<Maximum> maximum = maximizer.argMax(landscape, incumbents, passOver, RandomStream.of(seed));
        if (maximum.isEmpty()) {
            return false;
        }
        double[] point = maximum.get().point();
        assertThat(Arrays.stream(point)).allMatch(u -> u >= 0 && u <= 1);
        assertThat(space.snap(point)).containsExactly(point);
        assertThat(problem.allows(space.decode(point))).isTrue();
        assertThat(passOver.test(point)).isFalse();
        assertThat(maximum.get().value()).isEqualTo(point[0] > 0.9 ? Double.NEGATIVE_INFINITY : landscape.at(point));
        assertThat(maximizer
                        .argMax(landscape, incumbents, passOver, RandomStream.of(seed))
                        .orElseThrow()
                        .point())
                .containsExactly(point);
        return true;
    }

    /** Constraints that the given point fulfils, from harmless ones to those that leave almost nothing else. */
    private static Problem randomProblem(SearchSpace space, Point inside, RandomGenerator random) {
        ProblemBuilder problem = Problem.over(space).objective(Objective.minimize("f"));
        double[] centre = space.encode(inside);
        int constraints = random.nextInt(3);
        for (int k = 0; k < constraints; k++) {
            double radius = Math.exp(random.nextDouble(-1.5, 1));
            double[] weights = random.doubles(space.axes(), -1, 1).toArray();
            problem = random.nextBoolean()
                    ? problem.known("near", point -> Distance.between(space.encode(point), centre) <= radius)
                    : problem.known("slab", point -> Math.abs(dot(weights, space.encode(point), centre)) <= radius);
        }
        return problem.build();
    }

    private static double dot(double[] weights, double[] point, double[] centre) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * (point[i] - centre[i]);
        }
        return sum;
    }

    private static SearchSpace randomSpace(RandomGenerator random) {
        List<Parameter> parameters = new ArrayList<>();
        int count = random.nextInt(1, 6);
        for (int i = 0; i < count; i++) {
            String name = "p" + i;
            parameters.add(
                    switch (random.nextInt(7)) {
                        case 0 -> Parameter.integer(name, -5, random.nextLong(1, 1000));
                        case 1 -> Parameter.logInteger(name, 1, random.nextLong(2, 1_000_000));
                        case 2 -> Parameter.ordered(name, 1, 3, 9);
                        case 3 -> Parameter.choice(name, "a", "b", "c", "d");
                        case 4 -> Parameter.bool(name);
                        case 5 -> Parameter.logReal(name, 1e-6, 1e3);
                        default -> Parameter.real(name, -1, random.nextDouble(0, 100));
                    });
        }
        return SearchSpace.of(parameters);
    }
}
