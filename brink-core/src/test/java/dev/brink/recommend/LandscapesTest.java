package dev.brink.recommend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Normal;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.search.Landscape;
import dev.brink.testkit.GradientCheck;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a recommendation climbs: the mean of points that pass, and how near the others are to passing. */
class LandscapesTest {
    private static final Objective COST = Objective.minimize("cost");
    private static final Constraint HEAT = Constraint.atMost("heat", 11).confidence(0.6);
    private static final Constraint TASTE = Constraint.share("taste", 0.5).confidence(0.4);
    private static final double[][] POINTS = SmallPosteriors.somePoints(40);

    private static ProblemBuilder problem(Objective objective) {
        return Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1))
                .objective(objective)
                .constraint(HEAT)
                .constraint(TASTE);
    }

    private static Posterior posterior(ProblemBuilder builder, LatentPosterior cost) {
        return SmallPosteriors.posterior(
                builder.build(),
                Map.of("cost", cost, "heat", SmallPosteriors.warped(), "taste", SmallPosteriors.untransformed()));
    }

    private static Posterior posterior(ProblemBuilder builder) {
        return posterior(builder, SmallPosteriors.warped());
    }

    private static void assertGradient(Landscape landscape, double[] point) {
        GradientCheck.of(landscape::value)
                .within(new double[2], new double[] {1, 1})
                .relative(1e-6)
                .assertAt(point);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-2, 1e-6, 1e-10})
    void aPassingMeanIsTheMeanWithABarrier(double tau) {
        Posterior posterior = posterior(problem(COST));
        PassingMean landscape = new PassingMean(posterior, COST, 7, tau);
        boolean[] confident = posterior.isConfident(POINTS);
        double[] values = landscape.values(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            double[] gradient = {3, 4};
            double value = landscape.value(POINTS[j], gradient);
            assertThat(value).isEqualTo(values[j]);
            if (confident[j]) {
                double expected = -posterior
                                .predict(COST, new double[][] {POINTS[j]})
                                .get(0)
                                .mean()
                        / 7;
                for (double margin : new Margins(posterior).at(POINTS[j], new double[2][2])) {
                    expected += tau * Math.log(margin);
                }
                Within.relative(value, expected, 1e-11, j);
                assertGradient(landscape, POINTS[j]);
            } else {
                assertThat(value).isEqualTo(Double.NEGATIVE_INFINITY);
                assertThat(gradient).containsOnly(0);
            }
        }
        assertThat(confident).contains(true, false);
    }

    @Test
    void aPassingMeanHasAJointFormToo() {
        Posterior posterior = posterior(problem(COST).jointConfidence(0.4));
        PassingMean landscape = new PassingMean(posterior, COST, 7, 1e-2);
        boolean[] confident = posterior.isConfident(POINTS);
        assertThat(confident).contains(true, false);
        for (int j = 0; j < POINTS.length; j++) {
            assertThat(Double.isFinite(landscape.values(POINTS)[j])).isEqualTo(confident[j]);
            if (confident[j]) {
                assertGradient(landscape, POINTS[j]);
            }
        }
    }

    @Test
    void aLargeMeanPassesWhereTheObjectiveIsMaximised() {
        Objective gain = Objective.maximize("cost");
        OutputTransform transform = new OutputTransform(10, 4, 3);
        Posterior turned =
                posterior(problem(gain), SmallPosteriors.mixture(List.of(SmallPosteriors.mirrored(0, transform))));
        Posterior upright =
                posterior(problem(COST), SmallPosteriors.mixture(List.of(SmallPosteriors.sample(0, transform))));
        double[] expected = new PassingMean(upright, COST, 2, 1e-3).values(POINTS);
        PassingMean landscape = new PassingMean(turned, gain, 2, 1e-3);
        double[] rough = landscape.roughValues(POINTS);
        double[] expectedRough = new PassingMean(upright, COST, 2, 1e-3).roughValues(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            Within.relative(landscape.values(POINTS)[j], expected[j], 1e-11, j);
            Within.relative(rough[j], expectedRough[j], 1e-11, j);
            if (Double.isFinite(expected[j])) {
                assertGradient(landscape, POINTS[j]);
            }
        }
    }

    @Test
    void roughlyAPassingMeanIsTheMiddle() {
        Posterior posterior = posterior(problem(COST));
        double[] rough = new PassingMean(posterior, COST, 7, 1e-2).roughValues(POINTS);
        double[] middles = posterior.middles(COST, POINTS);
        boolean[] confident = posterior.isConfident(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            assertThat(rough[j]).isEqualTo(confident[j] ? -middles[j] / 7 : Double.NEGATIVE_INFINITY);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aShortfallIsWhatIsMissing(boolean jointly) {
        ProblemBuilder builder = problem(COST);
        Posterior posterior = posterior(jointly ? builder.jointConfidence(0.4) : builder);
        Shortfall shortfall = new Shortfall(posterior);
        boolean[] confident = posterior.isConfident(POINTS);
        double[] values = shortfall.values(POINTS);
        double[] rough = shortfall.roughValues(POINTS);
        int checked = 0;
        for (int j = 0; j < POINTS.length; j++) {
            assertThat(values[j] == 0).isEqualTo(confident[j]);
            Within.absolute(values[j], expectedShortfall(posterior, POINTS[j]), 1e-11, j);
            Within.absolute(rough[j], values[j], 1e-11, j);
            double[] gradient = {3, 4};
            shortfall.value(POINTS[j], gradient);
            if (confident[j]) {
                assertThat(gradient).containsOnly(0);
            } else if (isAwayFromKinks(posterior, POINTS[j])) {
                assertGradient(shortfall, POINTS[j]);
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(3);
    }

    /** Where a margin is nearly zero, differences would reach across to where it no longer counts. */
    private static boolean isAwayFromKinks(Posterior posterior, double[] point) {
        Margins margins = new Margins(posterior);
        return Arrays.stream(margins.at(point, new double[margins.count()][2]))
                .allMatch(margin -> Math.abs(margin) > 0.2);
    }

    private static double expectedShortfall(Posterior posterior, double[] point) {
        double[][] at = {point};
        if (posterior.problem().jointConfidence().isPresent()) {
            double all = Math.exp(posterior.logProbabilityOfAll(at)[0]);
            double required = posterior.problem().jointConfidence().getAsDouble();
            return Math.min(0, Normal.quantile(all) - Normal.quantile(required));
        }
        double sum = 0;
        for (Constraint constraint : posterior.problem().constraints()) {
            double probability = Math.exp(posterior.logProbability(constraint, at)[0]);
            sum += Math.min(0, Normal.quantile(probability) - Normal.quantile(constraint.confidence()));
        }
        return sum;
    }

    @Test
    void farFromPassingAShortfallStillPointsTheWay() {
        Posterior posterior = SmallPosteriors.posterior(
                Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1))
                        .constraint(Constraint.atMost("heat", -1e12))
                        .constraint(Constraint.atLeast("cold", 1e7))
                        .build(),
                Map.of("heat", SmallPosteriors.warped(), "cold", SmallPosteriors.untransformed()));
        Shortfall shortfall = new Shortfall(posterior);
        for (int j = 0; j < 5; j++) {
            assertThat(shortfall.value(POINTS[j], new double[2]))
                    .isLessThan(-1e6)
                    .isFinite();
            assertGradient(shortfall, POINTS[j]);
        }
    }
}
