package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Inputs;
import dev.brink.gp.Marginals;
import dev.brink.gp.Matern52;
import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.testkit.Distributions;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ImaginedOutcomeTest {
    private static final double[] POINT = {0.45, 0.35};
    private static final double[][] ELSEWHERE = SmallPosteriors.somePoints(10);

    /** NaN: the noise is each sample's own, 0.04 on the model's scale. */
    @ParameterizedTest
    @CsvSource({"11, NaN", "11, 0", "14, 0.8", "-5, NaN"})
    void aNumberIsWhatRefittingWithItGives(double latent, double deviation) {
        LatentPosterior before = SmallPosteriors.warped();
        LatentPosterior after = ImaginedOutcome.number(before, POINT, latent, deviation);
        double[] weights = new double[3];
        for (int s = 0; s < 3; s++) {
            OutputTransform t = before.samples().get(s).transform();
            double v = (latent - t.centre()) / t.unit();
            double slope = 1 / t.unit() / Math.sqrt(1 + v * v / t.warp() / t.warp());
            double noise = Double.isNaN(deviation) ? 0.04 : Math.pow(deviation * slope, 2);
            GaussianProcess refitted = refit(s, t, t.toModel(latent), noise);
            Marginals expected = refitted.marginals(ELSEWHERE);
            Marginals actual = after.samples().get(s).process().marginals(ELSEWHERE);
            for (int j = 0; j < ELSEWHERE.length; j++) {
                Within.absoluteOrRelative(actual.mean(j), expected.mean(j), 1e-9, 1e-9, s);
                Within.absoluteOrRelative(actual.variance(j), expected.variance(j), 1e-10, 1e-9, s);
            }
            assertThat(after.samples().get(s).transform()).isEqualTo(t);
            // The density of all data with the number over that without it, on the user's scale.
            double ratio = refitted.logMarginalLikelihood()
                    - before.samples().get(s).process().logMarginalLikelihood();
            weights[s] = Math.exp(before.logWeight(s) + ratio) * slope;
        }
        double total = Arrays.stream(weights).sum();
        for (int s = 0; s < 3; s++) {
            Within.relative(Math.exp(after.logWeight(s)), weights[s] / total, 1e-6, s);
        }
    }

    private static GaussianProcess refit(int sample, OutputTransform transform, double value, double noise) {
        double[][] points = Arrays.copyOf(SmallPosteriors.POINTS, 6);
        double[] values = Arrays.copyOf(SmallPosteriors.values(sample), 6);
        double[] noises = Arrays.copyOf(SmallPosteriors.NOISE, 6);
        points[5] = POINT;
        values[5] = value;
        noises[5] = noise;
        return GaussianProcess.conditioned(
                Matern52.INSTANCE,
                SmallPosteriors.hyperparameters(sample, transform.warp()),
                Inputs.of(points, 2),
                values,
                noises);
    }

    @Test
    void anEnormousNoiseTeachesNothing() {
        LatentPosterior before = SmallPosteriors.warped();
        LatentPosterior after = ImaginedOutcome.number(before, POINT, 11, 1e120);
        Marginals expected = before.samples().get(1).process().marginals(ELSEWHERE);
        Marginals actual = after.samples().get(1).process().marginals(ELSEWHERE);
        for (int j = 0; j < ELSEWHERE.length; j++) {
            Within.absolute(actual.mean(j), expected.mean(j), 1e-12, j);
            Within.absolute(actual.variance(j), expected.variance(j), 1e-12, j);
        }
        for (int s = 0; s < 3; s++) {
            Within.absolute(after.logWeight(s), before.logWeight(s), 1e-9, s);
        }
    }

    private static double evidence(LatentPosterior after, LatentPosterior before, int a, int b) {
        return (after.logWeight(a) - before.logWeight(a)) - (after.logWeight(b) - before.logWeight(b));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aYesOrNoReweightsByItsProbability(boolean yes) {
        LatentPosterior before = SmallPosteriors.untransformed();
        LatentPosterior after =
                ImaginedOutcome.site(before, POINT, new LatentSite.Counted(yes ? 1 : 0, 1), new SplittableRandom(1));
        double[] log = new double[3];
        for (int s = 0; s < 3; s++) {
            Marginals m = before.samples().get(s).process().marginals(new double[][] {POINT});
            log[s] = Normal.logCdf((yes ? 1 : -1) * m.mean(0) / Math.sqrt(1 + m.variance(0)));
        }
        assertWeights(before, after, log);
    }

    private static void assertWeights(LatentPosterior before, LatentPosterior after, double[] logEvidence) {
        double sum = 0;
        for (int s = 0; s < 3; s++) {
            sum += Math.exp(after.logWeight(s));
            Within.absolute(evidence(after, before, s, 0), logEvidence[s] - logEvidence[0], 2e-4, s);
        }
        Within.relative(sum, 1, 1e-12, "sum");
    }

    /** From a single trial to so many that the likelihood is a ten-thousandth as wide as the belief before. */
    @ParameterizedTest
    @CsvSource({"1, 1", "0, 3", "7, 10", "95, 100", "0, 200", "9000, 10000", "510000000, 1000000000", "1, 1000000"})
    void countsReweightByTheirIntegral(long successes, long trials) {
        LatentPosterior before = SmallPosteriors.untransformed();
        LatentSite site = new LatentSite.Counted(successes, trials);
        LatentPosterior after = ImaginedOutcome.site(before, POINT, site, new SplittableRandom(2));
        double[] log = new double[3];
        for (int s = 0; s < 3; s++) {
            log[s] = TiltedDensity.of(before.samples().get(s), POINT, site).logEvidence();
        }
        assertWeights(before, after, log);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "7, 10", "0, 200", "9000, 10000", "510000000, 1000000000", "1, 1000000"})
    void drawnLatentValuesFollowTheTiltedDistribution(long successes, long trials) {
        LatentSample sample = SmallPosteriors.sample(1, OutputTransform.IDENTITY);
        LatentPosterior before = LatentPosterior.equallyWeighted(List.of(sample));
        LatentSite site = new LatentSite.Counted(successes, trials);
        double[] latents = new double[2000];
        for (int i = 0; i < latents.length; i++) {
            latents[i] = ImaginedOutcome.site(
                            before, POINT, site, RandomStream.of(i).generator())
                    .samples()
                    .get(0)
                    .process()
                    .marginals(new double[][] {POINT})
                    .mean(0);
        }
        TiltedDensity exact = TiltedDensity.of(sample, POINT, site);
        Distributions.assertFits(latents, exact::cdf);
    }

    @Test
    void aDrawnLatentValueIsThenKnownExactly() {
        LatentPosterior after = ImaginedOutcome.site(
                SmallPosteriors.untransformed(), POINT, new LatentSite.Counted(1, 1), new SplittableRandom(3));
        for (LatentSample sample : after.samples()) {
            assertThat(sample.process().marginals(new double[][] {POINT}).variance(0))
                    .isLessThan(1e-10);
            assertThat(sample.process().size()).isEqualTo(6);
        }
    }

    @ParameterizedTest
    @CsvSource({"11, NaN", "11, 0", "25, 1", "2, NaN"})
    void aLimitReweightsByTheProbabilityOfExceedingIt(double limit, double deviation) {
        LatentPosterior before = SmallPosteriors.warped();
        LatentSite site = new LatentSite.Censored(limit, deviation);
        LatentPosterior after = ImaginedOutcome.site(before, POINT, site, new SplittableRandom(4));
        double[] log = new double[3];
        for (int s = 0; s < 3; s++) {
            LatentSample sample = before.samples().get(s);
            Marginals m = sample.process().marginals(new double[][] {POINT});
            double own = Double.isNaN(deviation)
                    ? 0.2
                    : deviation * sample.transform().slope(limit);
            log[s] = Normal.logCdf(
                    (m.mean(0) - sample.transform().toModel(limit)) / Math.sqrt(m.variance(0) + own * own));
        }
        double sum = 0;
        for (int s = 0; s < 3; s++) {
            sum += Math.exp(after.logWeight(s));
            Within.absolute(evidence(after, before, s, 0), log[s] - log[0], 1e-3, s);
        }
        Within.relative(sum, 1, 1e-12, "sum");
    }

    @Test
    void anOutcomeThatNobodyForesawStillLeavesProperWeights() {
        LatentPosterior before = SmallPosteriors.untransformed();
        LatentSite site = new LatentSite.Counted(0, 1_000_000_000_000L);
        LatentPosterior after = ImaginedOutcome.site(before, POINT, site, new SplittableRandom(5));
        double[] log = new double[3];
        for (int s = 0; s < 3; s++) {
            log[s] = TiltedDensity.of(before.samples().get(s), POINT, site).logEvidence();
            double latent = after.samples()
                    .get(s)
                    .process()
                    .marginals(new double[][] {POINT})
                    .mean(0);
            assertThat(latent).isBetween(-12.0, -6.0);
        }
        assertWeights(before, after, log);
    }
}
