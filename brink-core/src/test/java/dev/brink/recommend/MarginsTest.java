package dev.brink.recommend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Normal;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Constraint;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.testkit.GradientCheck;
import dev.brink.testkit.Within;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarginsTest {
    private static final double[][] POINTS = SmallPosteriors.somePoints(40);

    private static ProblemBuilder problem(double heat, double cold) {
        return Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1))
                .constraint(Constraint.atMost("heat", heat).confidence(0.6))
                .constraint(Constraint.atLeast("cold", cold).confidence(0.7));
    }

    private static Posterior posterior(ProblemBuilder builder) {
        return SmallPosteriors.posterior(
                builder.build(), Map.of("heat", SmallPosteriors.warped(), "cold", SmallPosteriors.untransformed()));
    }

    private static double[] at(Posterior posterior, double[] point) {
        Margins margins = new Margins(posterior);
        return margins.at(point, new double[margins.count()][2]);
    }

    private static void assertGradients(Posterior posterior) {
        Margins margins = new Margins(posterior);
        for (int k = 0; k < margins.count(); k++) {
            int margin = k;
            GradientCheck check = GradientCheck.of((x, out) -> {
                        double[][] gradients = new double[margins.count()][2];
                        double value = margins.at(x, gradients)[margin];
                        System.arraycopy(gradients[margin], 0, out, 0, 2);
                        return value;
                    })
                    .within(new double[2], new double[] {1, 1})
                    .relative(1e-6);
            for (int j = 0; j < 5; j++) {
                check.assertAt(POINTS[j]);
            }
        }
    }

    @Test
    void eachIsTheDistanceFromTheConfidenceAsked() {
        Posterior posterior = posterior(problem(11, 0));
        assertThat(new Margins(posterior).count()).isEqualTo(2);
        for (double[] point : POINTS) {
            double[] margins = at(posterior, point);
            for (int k = 0; k < 2; k++) {
                Constraint constraint = posterior.problem().constraints().get(k);
                double probability = Math.exp(posterior.logProbability(constraint, new double[][] {point})[0]);
                double expected = Normal.quantile(probability) - Normal.quantile(constraint.confidence());
                Within.absolute(margins[k], expected, 1e-11, constraint);
            }
        }
    }

    @Test
    void togetherTheyAreThatOfTheProduct() {
        Posterior posterior = posterior(problem(11, 0).jointConfidence(0.45));
        assertThat(new Margins(posterior).count()).isEqualTo(1);
        double[] all = posterior.logProbabilityOfAll(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            double expected = Normal.quantile(Math.exp(all[j])) - Normal.quantile(0.45);
            Within.absolute(at(posterior, POINTS[j])[0], expected, 1e-11, j);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPointPassesWhereNoneIsNegative(boolean jointly) {
        ProblemBuilder builder = problem(11, 0);
        Posterior posterior = posterior(jointly ? builder.jointConfidence(0.45) : builder);
        boolean[] confident = posterior.isConfident(POINTS);
        assertThat(confident).contains(true, false);
        for (int j = 0; j < POINTS.length; j++) {
            boolean passes = true;
            for (double margin : at(posterior, POINTS[j])) {
                passes &= margin >= 0;
            }
            assertThat(passes).isEqualTo(confident[j]);
        }
    }

    /** Limits from hopeless to certain, together and against each other. */
    @ParameterizedTest
    @CsvSource({
        "11, 0",
        "11, 1e5",
        "11, -1e5",
        "-1e9, 0",
        "1e9, 0",
        "30, -8",
        "60, -12",
        "1e9, -30",
        "1e9, -1e5",
        "-1e9, 1e5",
        "-1e9, -1e5",
        "1e9, 1e5",
        "1e4, -4"
    })
    void gradientsAgreeWithFiniteDifferences(double heat, double cold) {
        assertGradients(posterior(problem(heat, cold)));
        assertGradients(posterior(problem(heat, cold).jointConfidence(0.95)));
    }

    /** {@code 1 - (1 - q)² = 2q - q²}, also where q is the rounding of one. */
    @Test
    void twoLikelyConditionsAreTogetherLikelyToTheLastDigits() {
        double deviation = Math.sqrt(1.5);
        for (double z = 0; z < 45; z += 0.01) {
            Posterior posterior = together(z * deviation);
            double logQ = Normal.logCdf(-z);
            double logEither = logQ + Math.log(2 - Math.exp(logQ));
            Within.absoluteOrRelative(at(posterior, POINTS[0])[0], -Normal.quantileOfLog(logEither), 1e-13, 1e-13, z);
        }
    }

    /** Two conditions, each so far from its threshold. */
    private static Posterior together(double distance) {
        Problem problem = Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1))
                .constraint(Constraint.atMost("up", distance))
                .constraint(Constraint.atMost("too", distance))
                .jointConfidence(0.5)
                .build();
        return SmallPosteriors.posterior(
                problem, Map.of("up", SmallPosteriors.prior(), "too", SmallPosteriors.prior()));
    }

    @Test
    void moreIsLikelierThroughout() {
        double before = Double.NEGATIVE_INFINITY;
        for (double limit = -1e7; limit < 1e7; limit += 0.02 * (1 + Math.abs(limit))) {
            Posterior posterior = posterior(problem(1e9, -limit).jointConfidence(0.9));
            double margin = at(posterior, POINTS[0])[0];
            assertThat(margin).as("at %s", limit).isFinite().isGreaterThanOrEqualTo(before);
            before = margin;
        }
    }
}
