package dev.brink.acquisition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.numeric.Parallel;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Objective;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettledImprovementTest {
    private static final double[][] PLACES = SmallPosteriors.somePoints(40);

    private static double improvement(double gap, double deviation) {
        double z = gap / deviation;
        return deviation * (Normal.density(z) + z * Normal.cdf(z));
    }

    private static double[] weights() {
        return IntStream.range(0, PLACES.length)
                .mapToDouble(j -> 0.2 + 0.8 * Math.abs(Math.sin(j)))
                .toArray();
    }

    /** Every sample is conditioned on its own mean at the point, and all improvements are added up again. */
    @ParameterizedTest
    @ValueSource(doubles = {8, 10, 13})
    void itIsWhatConditioningLeavesLess(double latentTarget) {
        double[] shares = {0.5, 0.2, 0.3};
        for (Objective objective : List.of(Objective.minimize("f"), Objective.maximize("f"))) {
            List<LatentSample> samples = IntStream.range(0, 3)
                    .mapToObj(s ->
                            SmallPosteriors.sample(s, new OutputTransform(10 + s, 4 - s, Double.POSITIVE_INFINITY)))
                    .toList();
            LatentPosterior beliefs = SmallPosteriors.mixture(samples, shares);
            double[][] points = {{0.3, 0.4}, {0.05, 0.9}, {1, 1}};
            double[] settled = new SettledImprovement(
                            beliefs, Target.of(objective, beliefs, latentTarget), PLACES, weights())
                    .by(points, Parallel.none());
            for (int i = 0; i < points.length; i++) {
                double expected = 0;
                for (int s = 0; s < 3; s++) {
                    double target = objective.sign() * (latentTarget - (10 + s)) / (4 - s);
                    GaussianProcess process = samples.get(s).process();
                    double mean = process.marginals(new double[][] {points[i]}).mean(0);
                    double then = Math.min(target, objective.sign() * mean);
                    Marginals before = process.marginals(PLACES);
                    Marginals after = process.condition(points[i], mean, 0).marginals(PLACES);
                    for (int j = 0; j < PLACES.length; j++) {
                        double least = objective.sign() * before.mean(j);
                        expected += shares[s]
                                * (4 - s)
                                * weights()[j]
                                * (improvement(target - least, before.standardDeviation(j))
                                        - improvement(then - least, after.standardDeviation(j)));
                    }
                }
                Within.absoluteOrRelative(settled[i], expected, 1e-9, 1e-5, objective.sign() + ", point " + i);
            }
        }
    }

    /** Where nothing is known all points promise the same, but the middle tells more of the others than a corner. */
    @Test
    void aCornerSettlesLessThanTheMiddle() {
        LatentPosterior beliefs = SmallPosteriors.prior();
        Target target = Target.of(Objective.minimize("f"), beliefs, -1);
        double[][] points = {{0.5, 0.5}, {0, 0.5}, {0, 0}, {1, 1}};
        double[] promised = new ExpectedImprovement(beliefs, target).values(points);
        assertThat(Arrays.stream(promised).distinct()).hasSize(1);
        double[] settled = new SettledImprovement(beliefs, target, PLACES, weights()).by(points, Parallel.none());
        assertThat(settled[0]).isGreaterThan(1.5 * settled[1]);
        assertThat(settled[1]).isGreaterThan(Math.max(settled[2], settled[3]));
        assertThat(settled[2]).isPositive();
        assertThat(settled[3]).isPositive();
    }

    @Test
    void whereNothingIsFeasibleNothingIsSettled() {
        LatentPosterior beliefs = SmallPosteriors.prior();
        Target target = Target.of(Objective.minimize("f"), beliefs, -1);
        double[] settled = new SettledImprovement(beliefs, target, PLACES, new double[PLACES.length])
                .by(SmallPosteriors.somePoints(2), Parallel.none());
        assertThat(settled).containsOnly(0);
    }
}
