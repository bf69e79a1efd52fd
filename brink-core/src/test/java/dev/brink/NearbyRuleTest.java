package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Suggestion;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A product spans decades, and is nothing wherever one of its factors is: no model of smooth functions foretells it. */
class NearbyRuleTest {
    private static final int FACTORS = 6;
    private static final double LEAST = 0.75;

    /** The factor that is a whole number, which may change by any distance. */
    private static final int WHOLE = 1;

    private static Problem problem() {
        return Problem.over(IntStream.range(0, FACTORS)
                        .mapToObj(a -> a == WHOLE ? Parameter.integer("x1", 0, 40) : Parameter.real("x" + a, 0, 10))
                        .toArray(Parameter[]::new))
                .objective(Objective.minimize("sum"))
                .constraint(Constraint.atLeast("product", LEAST))
                .known("not all of the last two", point -> point.real("x4") + point.real("x5") <= 18)
                .build();
    }

    private static double[] factors(Point point) {
        double[] factors = new double[FACTORS];
        Arrays.setAll(factors, a -> a == WHOLE ? point.integer("x1") / 4.0 : point.real("x" + a));
        return factors;
    }

    private static double product(Point point) {
        return Arrays.stream(factors(point)).reduce(1, (a, b) -> a * b);
    }

    private static double sum(Point point) {
        return Arrays.stream(factors(point)).map(x -> Math.abs(x - 0.5)).sum();
    }

    private static double distance(double[] x, double[] y, IntPredicate along) {
        return IntStream.range(0, FACTORS)
                .filter(along)
                .mapToDouble(a -> Math.abs(x[a] - y[a]))
                .max()
                .orElseThrow();
    }

    private static boolean isNearby(Suggestion suggestion) {
        return suggestion.notes().stream().anyMatch(note -> note.contains("held less often"));
    }

    @Test
    void whereAConstraintKeepsBreakingStepsStayNearAndTheAnswerIsOneThatWasMeasured() {
        Problem problem = problem();
        SearchSpace space = problem.space();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        List<Point> feasible = new ArrayList<>();
        List<Point> broken = new ArrayList<>();
        int nearby = 0;
        for (int i = 0; i < 70; i++) {
            Suggestion suggestion = optimizer.ask();
            Point point = suggestion.point();
            assertThat(problem.allows(point)).as("%s", suggestion).isTrue();
            assertThat(suggestion.logAcquisition()).isNotNaN();
            boolean holds = product(point) >= LEAST;
            if (isNearby(suggestion)) {
                nearby++;
                double[] home = space.encode(feasible.stream()
                        .min(Comparator.comparingDouble(NearbyRuleTest::sum))
                        .orElseThrow());
                double reach = broken.stream()
                        .mapToDouble(other -> distance(space.encode(other), home, a -> true))
                        .sorted()
                        .limit(FACTORS)
                        .max()
                        .orElseThrow();
                assertThat(distance(space.encode(point), home, a -> a != WHOLE))
                        .as("%s, measurement %d", suggestion, i + 1)
                        .isLessThanOrEqualTo(reach * (1 + 1e-9));
                assertThat(feasible)
                        .as("an answer to rely on")
                        .contains(optimizer.recommend().point());
            }
            (holds ? feasible : broken).add(point);
            optimizer.tell(suggestion, Map.of("sum", sum(point), "product", product(point)));
        }
        assertThat(nearby).isGreaterThan(2);
    }
}
