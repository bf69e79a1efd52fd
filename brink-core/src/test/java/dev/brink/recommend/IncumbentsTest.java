package dev.brink.recommend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.posterior.Posterior;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IncumbentsTest {
    private static final Objective LOW = Objective.minimize("cost");
    private static final Objective HIGH = Objective.maximize("cost");
    private static final Constraint HEAT = Constraint.atMost("heat", 11).confidence(0.6);
    private static final double[][] POINTS = SmallPosteriors.somePoints(30);

    private static Posterior posterior(ProblemBuilder builder) {
        return SmallPosteriors.posterior(
                builder.build(), Map.of("cost", SmallPosteriors.untransformed(), "heat", SmallPosteriors.warped()));
    }

    private static ProblemBuilder problem() {
        return Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1));
    }

    /** The three points of the largest worth among those that count. */
    private static List<double[]> three(boolean[] counts, double[] worth) {
        return IntStream.range(0, POINTS.length)
                .filter(j -> counts[j])
                .boxed()
                .sorted(Comparator.comparingDouble((Integer j) -> worth[j]).reversed())
                .limit(3)
                .map(j -> POINTS[j])
                .toList();
    }

    private static boolean[] all() {
        boolean[] all = new boolean[POINTS.length];
        Arrays.fill(all, true);
        return all;
    }

    private static double[] negated(double[] values) {
        return Arrays.stream(values).map(v -> -v).toArray();
    }

    @Test
    void theConfidentOnesAreThoseThatPass() {
        Posterior posterior = posterior(problem().objective(LOW).constraint(HEAT));
        boolean[] confident = posterior.isConfident(POINTS);
        assertThat(confident).contains(true, false);
        Incumbents incumbents = new Incumbents(posterior, POINTS);
        assertThat(incumbents.confident()).isEqualTo(where(confident, true));
        assertThat(incumbents.unsure()).isEqualTo(where(confident, false));
    }

    private static double[][] where(boolean[] confident, boolean value) {
        return IntStream.range(0, POINTS.length)
                .filter(j -> confident[j] == value)
                .mapToObj(j -> POINTS[j])
                .toArray(double[][]::new);
    }

    @Test
    void theBestAreConfidentAndExpectedToBeBest() {
        Posterior lower = posterior(problem().objective(LOW).constraint(HEAT));
        boolean[] confident = lower.isConfident(POINTS);
        assertThat(new Incumbents(lower, POINTS).best())
                .isEqualTo(three(confident, negated(lower.middles(LOW, POINTS))));
        Posterior higher = posterior(problem().objective(HIGH).constraint(HEAT));
        assertThat(new Incumbents(higher, POINTS).best()).isEqualTo(three(confident, higher.middles(HIGH, POINTS)));
    }

    @Test
    void whereNoneIsConfidentTheBestAreTheLikeliest() {
        Posterior posterior = posterior(problem().objective(LOW).constraint(Constraint.atMost("heat", 1)));
        Incumbents incumbents = new Incumbents(posterior, POINTS);
        assertThat(incumbents.confident()).isEmpty();
        assertThat(incumbents.best()).isEqualTo(three(all(), posterior.logProbabilityOfAll(POINTS)));
    }

    @Test
    void withoutAnObjectiveTheBestAreTheLikeliest() {
        Posterior posterior = posterior(problem().constraint(HEAT));
        assertThat(new Incumbents(posterior, POINTS).best())
                .isEqualTo(three(posterior.isConfident(POINTS), posterior.logProbabilityOfAll(POINTS)));
    }

    @Test
    void withoutConstraintsAllAreConfident() {
        Posterior posterior = posterior(problem().objective(LOW));
        Incumbents incumbents = new Incumbents(posterior, POINTS);
        assertThat(incumbents.confident()).isEqualTo(POINTS);
        assertThat(incumbents.best()).isEqualTo(three(all(), negated(posterior.middles(LOW, POINTS))));
    }

    @Test
    void ofFewPointsAllAreAmongTheBestAndOfNoneNone() {
        Posterior posterior = posterior(problem().objective(LOW));
        assertThat(new Incumbents(posterior, Arrays.copyOf(POINTS, 2)).best())
                .containsExactlyInAnyOrder(POINTS[0], POINTS[1]);
        Incumbents none = new Incumbents(posterior, new double[0][]);
        assertThat(none.best()).isEmpty();
        assertThat(none.confident()).isEmpty();
    }
}
