package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Normal;
import dev.brink.problem.Constraint;
import dev.brink.testkit.GradientCheck;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** By how many standard deviations a condition holds. */
class ProbitTest {
    private static final double[][] POINTS = SmallPosteriors.somePoints(5);

    private static double probit(LatentPosterior posterior, Constraint constraint, double[] point) {
        return posterior.probit(constraint, point, new double[2]);
    }

    @Test
    void inTheMiddleItIsTheQuantileOfTheProbability() {
        LatentPosterior posterior = SmallPosteriors.warped();
        for (double threshold = 4; threshold <= 16; threshold += 0.5) {
            for (Constraint constraint :
                    List.of(Constraint.atMost("g", threshold), Constraint.atLeast("g", threshold))) {
                double[] log = posterior.logProbability(constraint, POINTS);
                for (int j = 0; j < POINTS.length; j++) {
                    Within.absolute(
                            probit(posterior, constraint, POINTS[j]), Normal.quantile(Math.exp(log[j])), 1e-10, j);
                }
            }
        }
    }

    @Test
    void oppositeConditionsHaveOppositeProbits() {
        LatentPosterior posterior = SmallPosteriors.warped();
        for (double threshold : new double[] {-1e6, -20, 5, 9, 10, 11, 30, 1e6}) {
            for (double[] point : POINTS) {
                Within.absoluteOrRelative(
                        probit(posterior, Constraint.atMost("g", threshold), point),
                        -probit(posterior, Constraint.atLeast("g", threshold), point),
                        1e-13,
                        1e-13,
                        threshold);
            }
        }
    }

    @Test
    void itGoesOnRisingWhereTheProbabilityIsOne() {
        LatentPosterior posterior = SmallPosteriors.untransformed();
        double before = Double.NEGATIVE_INFINITY;
        for (double threshold = -1e8; threshold <= 1e8; threshold += 0.05 * (1 + Math.abs(threshold))) {
            double probit = probit(posterior, Constraint.atMost("g", threshold), POINTS[0]);
            assertThat(probit).as("at %s", threshold).isFinite().isGreaterThan(before);
            before = probit;
        }
        assertThat(before).isGreaterThan(1e6);
    }

    /** One process without data, so that the number of standard deviations is known. */
    @Test
    void ofOneSampleItIsTheNumberOfStandardDeviations() {
        LatentPosterior prior = SmallPosteriors.prior();
        double deviation = Math.sqrt(1.5);
        for (double z : new double[] {-1e9, -1e4, -40, -3, -1e-3, 0, 0.5, 9, 40, 1e4, 1e9}) {
            double[] gradient = {7, 7};
            Within.absoluteOrRelative(
                    prior.probit(Constraint.atMost("g", z * deviation), POINTS[0], gradient), z, 1e-15, 1e-14, z);
            assertThat(gradient).containsOnly(0);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {-1e12, -1e6, -60, 6, 9.5, 10, 10.5, 14, 60, 1e6, 1e12})
    void theGradientIsThatOfTheValue(double threshold) {
        LatentPosterior posterior = SmallPosteriors.warped();
        for (Constraint constraint : List.of(Constraint.atMost("g", threshold), Constraint.atLeast("g", threshold))) {
            assertGradient(posterior, constraint);
        }
    }

    /** Without a warp, a threshold is that many standard deviations away. */
    @ParameterizedTest
    @ValueSource(doubles = {-1e12, -1e8, -1e5, -300, 0, 300, 1e5, 1e8, 1e12})
    void soItIsAtAnyDistance(double threshold) {
        assertGradient(SmallPosteriors.untransformed(), Constraint.atMost("g", threshold));
        LatentPosterior alone = SmallPosteriors.mixture(
                List.of(SmallPosteriors.untransformed().samples().get(0)));
        assertGradient(alone, Constraint.atLeast("g", threshold));
    }

    private static void assertGradient(LatentPosterior posterior, Constraint constraint) {
        GradientCheck check = GradientCheck.of((x, out) -> posterior.probit(constraint, x, out))
                .within(new double[2], new double[] {1, 1})
                .relative(1e-6);
        for (double[] point : POINTS) {
            check.assertAt(point);
        }
    }
}
