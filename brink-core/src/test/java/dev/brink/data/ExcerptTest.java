package dev.brink.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Distance;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    private static final Problem PROBLEM = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
            .objective(Objective.minimize("f"))
            .constraint(Constraint.atMost("g", 0.7))
            .build();
    private static final int MOST = 100;

    private static Point at(double x, double y) {
        return PROBLEM.space().point(Map.of("x", x, "y", y));
    }

    /** Least at (0.7, 0.2); but only what lies below x = 0.7 holds. */
    private static double bowl(double[] x) {
        return Math.hypot(x[0] - 0.7, x[1] - 0.2);
    }

    private static Measurement measured(Point point, double f) {
        double[] x = PROBLEM.space().encode(point);
        return Measurement.of(point, "run", Map.of("f", f, "g", x[0]));
    }

    private static History history(int size, ToDoubleFunction<double[]> objective) {
        Random random = new Random(1);
        History history = History.of(PROBLEM);
        for (int i = 0; i < size; i++) {
            Point point = at(random.nextDouble(), random.nextDouble());
            history = history.with(
                    measured(point, objective.applyAsDouble(PROBLEM.space().encode(point))));
        }
        return history;
    }

    private static List<double[]> points(History history) {
        return history.measurements().stream()
                .map(measurement -> PROBLEM.space().encode(measurement.point()))
                .toList();
    }

    @Test
    void aShortHistoryIsItsOwnExcerpt() {
        for (int size : new int[] {0, 1, MOST, MOST + 24}) {
            History history = history(size, ExcerptTest::bowl);
            assertThat(history.excerpt(MOST)).isSameAs(history);
        }
        assertThat(history(MOST + 25, ExcerptTest::bowl).excerpt(MOST).size()).isEqualTo(MOST);
    }

    /** They show how noisy a function is, and far from the best points nothing else would keep both of a pair. */
    @Test
    void measurementsNextToEachOtherAreKept() {
        List<Point> pairs = List.of(at(0.1, 0.9), at(0.100001, 0.9), at(0.95, 0.5), at(0.95, 0.500001));
        History history = History.of(PROBLEM);
        for (Point point : pairs) {
            history = history.with(measured(point, bowl(PROBLEM.space().encode(point))));
        }
        for (Measurement measurement : history(1_000, ExcerptTest::bowl).measurements()) {
            history = history.with(measurement);
        }
        assertThat(history.excerpt(MOST).measurements().stream().map(Measurement::point))
                .containsAll(pairs);
    }

    @Test
    void excerptsGrowUntilTheyAreChosenAnew() {
        History history = history(1_000, ExcerptTest::bowl);
        List<Measurement> before = history.excerpt(MOST).measurements();
        History longer = history;
        for (int i = 1; i < 25; i++) {
            longer = longer.with(measured(at(i / 30.0, 0.5), i));
            List<Measurement> now = longer.excerpt(MOST).measurements();
            assertThat(now).hasSize(MOST + i).startsWith(before.toArray(Measurement[]::new));
            assertThat(now.get(now.size() - 1)).isEqualTo(longer.last());
            before = now;
        }
        assertThat(longer.with(measured(at(1, 1), 0)).excerpt(MOST).size()).isEqualTo(MOST);
    }

    @Test
    void whatLooksBestIsTakenWithAllThatLiesAroundIt() {
        History history = history(2_000, ExcerptTest::bowl);
        double[] best = points(history).stream()
                .filter(x -> x[0] <= 0.7)
                .min(Comparator.comparingDouble(ExcerptTest::bowl))
                .orElseThrow();
        List<double[]> nearest = points(history).stream()
                .sorted(Comparator.comparingDouble(x -> Distance.between(x, best)))
                .limit(6)
                .toList();
        assertThat(points(history.excerpt(MOST))).containsAll(nearest);
    }

    @Test
    void theRestIsSpreadOverTheSpace() {
        List<double[]> taken = points(history(2_000, ExcerptTest::bowl).excerpt(MOST));
        for (double x = 0.05; x < 1; x += 0.1) {
            for (double y = 0.05; y < 1; y += 0.1) {
                double[] place = {x, y};
                assertThat(taken).as("near %s, %s", x, y).anyMatch(point -> Distance.between(point, place) < 0.12);
            }
        }
    }

    /** Where all values are noise, those taken are no better than the others. */
    @Test
    void valuesDoNotDecideWhatIsTakenAroundACentre() {
        Random noise = new Random(2);
        History history = history(2_000, x -> noise.nextGaussian());
        double mean = history.excerpt(MOST).data(history.problem().objective().orElseThrow()).stream()
                .mapToDouble(datum -> ((Observation.Real) datum.observation()).value())
                .average()
                .orElseThrow();
        // Eight centres are the best of 1,400: about -3 each. The other 92 have mean 0 and deviation 1.
        assertThat(mean).isBetween(-0.24 - 0.45, -0.24 + 0.45);
    }

    @Test
    void onePointMeasuredAgainAndAgainDoesNotTakeItAll() {
        History history = History.of(PROBLEM);
        for (int i = 0; i < 1_000; i++) {
            history = history.with(measured(at(0.5, 0.1 * (i % 10)), i % 7));
        }
        List<Measurement> taken = history.excerpt(MOST).measurements();
        List<Point> places = taken.stream().map(Measurement::point).toList();
        assertThat(new HashSet<>(places)).hasSize(10);
        assertThat(taken).hasSize(50);
        assertThat(new ArrayList<>(taken)).isEqualTo(history.excerpt(MOST).measurements());
    }
}
