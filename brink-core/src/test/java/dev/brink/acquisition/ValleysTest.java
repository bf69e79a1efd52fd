package dev.brink.acquisition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.Matern52;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.search.Landscape;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class ValleysTest {
    private static final Objective LOW = Objective.minimize("cost");
    private static final Objective HIGH = Objective.maximize("cost");

    /** Every tenth of the unit interval. */
    private static final double[][] POINTS = points(0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1);

    private static double[][] points(double... x) {
        return Arrays.stream(x).mapToObj(v -> new double[] {v}).toArray(double[][]::new);
    }

    /** Two dips, the deeper one at 0.2, the other at 0.8. */
    private static double twoDips(double x) {
        return -Math.exp(-40 * (x - 0.2) * (x - 0.2)) - 0.6 * Math.exp(-40 * (x - 0.8) * (x - 0.8));
    }

    /** A process that knows the function at the points. */
    private static LatentPosterior known(DoubleUnaryOperator function) {
        double[] values = Arrays.stream(POINTS)
                .mapToDouble(x -> function.applyAsDouble(x[0]))
                .toArray();
        Hyperparameters h = new Hyperparameters(new double[] {0.3}, 1, 0, 0, Double.POSITIVE_INFINITY);
        return SmallPosteriors.mixture(List.of(new LatentSample(
                GaussianProcess.conditioned(
                        Matern52.INSTANCE, h, Inputs.of(POINTS, 1), values, new double[values.length]),
                OutputTransform.IDENTITY)));
    }

    private static Valleys valleys(Objective objective, DoubleUnaryOperator function, double[][] points) {
        Problem problem =
                Problem.over(Parameter.real("x", 0, 1)).objective(objective).build();
        return new Valleys(SmallPosteriors.posterior(problem, Map.of("cost", known(function))), objective, points);
    }

    @Test
    void aHillParts() {
        Valleys valleys = valleys(LOW, ValleysTest::twoDips, POINTS);
        assertThat(valleys.bottoms()).containsExactly(new double[] {0.2}, new double[] {0.8});
        assertThat(valleys.lead(0)).isZero();
        assertThat(valleys.lead(1)).isCloseTo(twoDips(0.8) - twoDips(0.2), within(1e-9));
    }

    @Test
    void whatIsMaximisedHasItsValleysOnTop() {
        Valleys turned = valleys(HIGH, x -> -twoDips(x), POINTS);
        assertThat(turned.bottoms()).containsExactly(new double[] {0.2}, new double[] {0.8});
        assertThat(turned.lead(1)).isCloseTo(twoDips(0.8) - twoDips(0.2), within(1e-9));
        assertThat(valleys(HIGH, ValleysTest::twoDips, POINTS).bottoms())
                .containsExactly(new double[] {0.5}, new double[] {1}, new double[] {0});
    }

    @Test
    void aSlopeDoesNot() {
        assertThat(valleys(LOW, x -> x * x, POINTS).bottoms()).containsExactly(new double[] {0});
    }

    /** Points on both sides of a hill where nothing was said to be measured are parted by it all the same. */
    @Test
    void theModelKnowsOfHillsBetweenPoints() {
        assertThat(valleys(LOW, ValleysTest::twoDips, points(0.3, 0.9)).bottoms())
                .containsExactly(new double[] {0.3}, new double[] {0.9});
        assertThat(valleys(LOW, ValleysTest::twoDips, points(0.2, 0.3)).bottoms())
                .containsExactly(new double[] {0.2});
    }

    @Test
    void whatIsLikelyInfeasibleParts() {
        Constraint heat = Constraint.atMost("heat", 0);
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(LOW)
                .constraint(heat)
                .build();
        Posterior posterior = SmallPosteriors.posterior(
                problem,
                Map.of("cost", known(x -> x), "heat", known(x -> Math.exp(-50 * (x - 0.5) * (x - 0.5)) - 0.3)));
        assertThat(new Valleys(posterior, LOW, points(0.1, 0.2, 0.7, 0.8)).bottoms())
                .containsExactly(new double[] {0.1}, new double[] {0.7});
    }

    @Test
    void aLandscapeIsWorthlessOutsideItsValley() {
        Landscape everywhere = new Landscape() {
            @Override
            public double value(double[] point, double[] gradient) {
                gradient[0] = 2;
                return 2 * point[0];
            }
        };
        Valleys valleys = valleys(LOW, ValleysTest::twoDips, POINTS);
        double[][] places = points(0.1, 0.44, 0.86, 1);
        double none = Double.NEGATIVE_INFINITY;
        assertThat(valleys.within(0, everywhere).values(places)).containsExactly(0.2, 0.88, none, none);
        assertThat(valleys.within(1, everywhere).values(places)).containsExactly(none, none, 1.72, 2);
        assertThat(valleys.within(1, everywhere).roughValues(places)).containsExactly(none, none, 1.72, 2);
        double[] gradient = new double[1];
        assertThat(valleys.within(1, everywhere).value(places[2], gradient)).isEqualTo(1.72);
        assertThat(gradient).containsExactly(2);
        assertThat(valleys.within(1, everywhere).value(places[0], gradient)).isEqualTo(none);
    }

    @Test
    void onePointIsOneValley() {
        Valleys valleys = valleys(LOW, ValleysTest::twoDips, points(0.4));
        assertThat(valleys.bottoms()).containsExactly(new double[] {0.4});
        assertThat(valleys.lead(0)).isZero();
    }
}
