package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Marginals;
import dev.brink.gp.Matern52;
import dev.brink.numeric.Normal;
import dev.brink.problem.Constraint;
import dev.brink.testkit.ChiSquare;
import dev.brink.testkit.Distributions;
import dev.brink.testkit.GradientCheck;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LatentPosteriorTest {
    private static final double[] LOWER = {0, 0};
    private static final double[] UPPER = {1, 1};

    private static double weight(LatentPosterior posterior, int sample) {
        return Math.exp(posterior.logWeight(sample));
    }

    @Test
    void weightsSumToOne() {
        List<LatentSample> samples = SmallPosteriors.warped().samples();
        LatentPosterior posterior = LatentPosterior.weighted(samples, new double[] {-1000, -1000 + Math.log(3), -5000});
        Within.relative(weight(posterior, 0), 0.25, 1e-12, "first");
        Within.relative(weight(posterior, 1), 0.75, 1e-12, "second");
        assertThat(weight(posterior, 2)).isEqualTo(0);
        assertThat(posterior.logWeight(2)).isFinite();
        assertThat(weight(LatentPosterior.equallyWeighted(samples), 2)).isEqualTo(1.0 / 3);
    }

    @Test
    void whereAllWeightsVanishSamplesAreEqual() {
        List<LatentSample> samples = SmallPosteriors.warped().samples();
        double none = Double.NEGATIVE_INFINITY;
        LatentPosterior posterior = LatentPosterior.weighted(samples, new double[] {none, none, none});
        for (int s = 0; s < 3; s++) {
            Within.relative(weight(posterior, s), 1.0 / 3, 1e-15, s);
        }
        LatentPosterior one = LatentPosterior.weighted(samples, new double[] {none, -7, none});
        assertThat(weight(one, 1)).isEqualTo(1);
        assertThat(weight(one, 0)).isEqualTo(0);
    }

    @Test
    void marginalsOfSamplesThatShareAFactorAreTheirOwn() {
        LatentPosterior posterior = SmallPosteriors.untransformed();
        double[][] points = SmallPosteriors.somePoints(7);
        List<Marginals> marginals = posterior.marginals(points);
        assertThat(marginals).hasSize(3);
        for (int s = 0; s < 3; s++) {
            Marginals alone = posterior.samples().get(s).process().marginals(points);
            for (int j = 0; j < points.length; j++) {
                assertThat(marginals.get(s).mean(j)).isEqualTo(alone.mean(j));
                assertThat(marginals.get(s).variance(j)).isEqualTo(alone.variance(j));
            }
        }
    }

    @Test
    void theProbabilityIsTheWeightedMeanOverSamples() {
        LatentPosterior posterior = SmallPosteriors.warped();
        double[][] points = SmallPosteriors.somePoints(20);
        for (Constraint constraint : List.of(Constraint.atMost("g", 11.5), Constraint.atLeast("g", 8))) {
            double[] log = posterior.logProbability(constraint, points);
            for (int j = 0; j < points.length; j++) {
                double expected = 0;
                for (int s = 0; s < 3; s++) {
                    OutputTransform t = posterior.samples().get(s).transform();
                    double v = (constraint.threshold() - t.centre()) / t.unit() / t.warp();
                    double threshold = t.warp() * Math.log(v + Math.sqrt(v * v + 1));
                    Marginals m = posterior.samples().get(s).process().marginals(new double[][] {points[j]});
                    double z = (m.mean(0) - threshold) / Math.sqrt(m.variance(0));
                    expected += weight(posterior, s) * Normal.cdf(constraint.isAtMost() ? -z : z);
                }
                Within.relative(Math.exp(log[j]), expected, 1e-12, points[j][0]);
                Within.absoluteOrRelative(
                        posterior.logProbability(constraint, points[j], new double[2]), log[j], 1e-13, 1e-10, j);
            }
        }
    }

    @Test
    void aProbabilityIsNeverMoreThanOne() {
        double[][] points = SmallPosteriors.somePoints(50);
        Constraint sure = Constraint.atMost("g", 1e6);
        for (double log : SmallPosteriors.warped().logProbability(sure, points)) {
            assertThat(log).isBetween(-1e-12, 0.0);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {12, 10, 6})
    void theGradientAgreesWithFiniteDifferences(double threshold) {
        assertGradient(Constraint.atMost("g", threshold));
        assertGradient(Constraint.atLeast("g", threshold));
    }

    /** Log probabilities below -450 are those of more than thirty standard deviations. */
    @ParameterizedTest
    @CsvSource({"-60, -5", "-1e6, -100", "-1e15, -450"})
    void soItDoesFarOut(double threshold, double atMost) {
        Constraint constraint = Constraint.atMost("g", threshold);
        double[] log = SmallPosteriors.warped().logProbability(constraint, SmallPosteriors.somePoints(5));
        assertThat(Arrays.stream(log).max().orElseThrow()).isLessThan(atMost);
        assertGradient(constraint);
    }

    private static void assertGradient(Constraint constraint) {
        LatentPosterior posterior = SmallPosteriors.warped();
        for (double[] point : SmallPosteriors.somePoints(5)) {
            GradientCheck.of((x, out) -> posterior.logProbability(constraint, x, out))
                    .within(LOWER, UPPER)
                    .relative(1e-6)
                    .assertAt(point);
        }
    }

    @Test
    void farOutTheLogProbabilityIsThatOfManyStandardDeviations() {
        // One process without data: mean 0, variance 1.5, so the threshold is exactly thirty standard deviations away.
        LatentSample prior = new LatentSample(
                GaussianProcess.prior(Matern52.INSTANCE, SmallPosteriors.hyperparameters(0, Double.POSITIVE_INFINITY)),
                OutputTransform.IDENTITY);
        LatentPosterior posterior = LatentPosterior.equallyWeighted(List.of(prior));
        double deviation = Math.sqrt(1.5);
        for (double z : new double[] {-30, -200, 5}) {
            Constraint constraint = Constraint.atLeast("g", -z * deviation);
            double[] gradient = {7, 7};
            Within.relative(
                    posterior.logProbability(constraint, new double[] {0.5, 0.5}, gradient),
                    Normal.logCdf(z),
                    1e-12,
                    z);
            assertThat(gradient).containsExactly(0, 0);
        }
    }

    @Test
    void drawsHaveTheMomentsOfTheMixture() {
        LatentPosterior posterior = SmallPosteriors.untransformed();
        double[][] points = {{0.5, 0.1}, {0.52, 0.12}, {0.9, 0.9}};
        int count = 40_000;
        double[][] draws = new double[3][count];
        double[] products = new double[count];
        RandomGenerator random = new SplittableRandom(3);
        for (int i = 0; i < count; i++) {
            double[] draw = posterior.draw(points, random);
            for (int p = 0; p < 3; p++) {
                draws[p][i] = draw[p];
            }
            products[i] = draw[0] * draw[1];
        }
        List<Marginals> marginals = posterior.marginals(points);
        for (int p = 0; p < 3; p++) {
            int point = p;
            Distributions.assertFits(
                    draws[p],
                    h -> marginals.stream()
                            .mapToDouble(m -> Normal.cdf((h - m.mean(point)) / m.standardDeviation(point)) / 3)
                            .sum());
        }
        // Neighbours move together: E[h0 h1] of each sample by conditioning it on one of them.
        double expected = 0;
        for (LatentSample sample : posterior.samples()) {
            Marginals m = sample.process().marginals(points);
            double up = sample.process()
                    .condition(points[0], m.mean(0) + 1, 0)
                    .marginals(points)
                    .mean(1);
            expected += (m.mean(0) * m.mean(1) + (up - m.mean(1)) * m.variance(0)) / 3;
        }
        double variance = 0;
        double average = 0;
        for (double product : products) {
            average += product / count;
        }
        for (double product : products) {
            variance += (product - average) * (product - average) / count;
        }
        Distributions.assertMean(products, expected, variance);
    }

    @Test
    void drawsPickSamplesByTheirWeightsAndLeaveTheModelsScale() {
        // Far from all data and with next to no variance a draw tells which sample it came from.
        List<LatentSample> samples = List.of(constant(1), constant(2), constant(3));
        LatentPosterior posterior =
                LatentPosterior.weighted(samples, new double[] {Math.log(0.5), Math.log(0.2), Math.log(0.3)});
        int[] counts = new int[3];
        RandomGenerator random = new SplittableRandom(4);
        for (int i = 0; i < 10_000; i++) {
            double latent = posterior.draw(new double[][] {{0.5, 0.5}}, random)[0];
            int sample = (int) Math.round((latent - 100) / 10) - 1;
            counts[sample]++;
        }
        ChiSquare.goodnessOfFit(counts, new double[] {0.5, 0.2, 0.3}).assertPasses(1e-4);
    }

    private static LatentSample constant(double mean) {
        return new LatentSample(
                GaussianProcess.prior(
                        Matern52.INSTANCE,
                        new Hyperparameters(new double[] {1, 1}, 1e-8, mean, 0, Double.POSITIVE_INFINITY)),
                new OutputTransform(100, 10, Double.POSITIVE_INFINITY));
    }
}
