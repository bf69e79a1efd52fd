package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Normal;
import dev.brink.observation.BinomialLikelihood;
import dev.brink.observation.GaussianLikelihood;
import dev.brink.observation.Likelihood;
import dev.brink.testkit.GradientCheck;
import dev.brink.testkit.Within;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatentSiteTest {
    private static final OutputTransform IDENTITY = OutputTransform.IDENTITY;

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "0, 1000000", "1000000, 1000000", "1, 2", "2, 5", "1, 8"})
    void fewTrialsOrOneOutcomeOnlyHaveNoStandIn(long successes, long trials) {
        LatentSite site = new LatentSite.Counted(successes, trials);
        assertThat(site.standIn()).isEmpty();
        assertThat(site.correction(IDENTITY, 0)).isSameAs(site.likelihood(IDENTITY, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "10, 20",
        "95, 100",
        "1, 60",
        "59, 60",
        "7, 1000",
        "500000000, 1000000000",
        "1, 1000000000",
        "999999999, 1000000000",
        "99999999999999999, 100000000000000000",
        "9223372036854775806, 9223372036854775807"
    })
    void manyTrialsOfBothOutcomesHaveOne(long successes, long trials) {
        LatentSite.StandIn standIn =
                new LatentSite.Counted(successes, trials).standIn().orElseThrow();
        Likelihood counts = new BinomialLikelihood(successes, trials);
        double deviation = Math.sqrt(standIn.variance());
        assertThat(deviation).isPositive().isLessThanOrEqualTo(0.5);
        // It sits where the likelihood is largest: the slope changes its sign within a small part of its width.
        assertThat(counts.derivative(standIn.value() - 0.01 * deviation)).isPositive();
        assertThat(counts.derivative(standIn.value() + 0.01 * deviation)).isNegative();
        // It is half as wide again as the likelihood, in variance: -1/(d²/dh² log p) from the slope's change.
        double step = 1e-3 * deviation;
        double curvature =
                (counts.derivative(standIn.value() + step) - counts.derivative(standIn.value() - step)) / (2 * step);
        assertThat(-standIn.variance() * curvature).isBetween(1.2, 1.8);
    }

    @Test
    void theCorrectionTimesTheStandInIsTheLikelihood() {
        long[][] counts = {{10, 20}, {95, 100}, {1, 60}, {700, 1000}, {999_000, 1_000_000}, {3, 4}, {1, 1}, {0, 9}};
        for (long[] count : counts) {
            LatentSite site = new LatentSite.Counted(count[0], count[1]);
            Likelihood exact = new BinomialLikelihood(count[0], count[1]);
            Optional<LatentSite.StandIn> standIn = site.standIn();
            for (double h = -6; h <= 6; h += 0.37) {
                double product = site.correction(IDENTITY, 0).logDensity(h);
                double slope = site.correction(IDENTITY, 0).derivative(h);
                if (standIn.isPresent()) {
                    Likelihood gaussian = new GaussianLikelihood(
                            standIn.get().value(), Math.sqrt(standIn.get().variance()));
                    product += gaussian.logDensity(h);
                    slope += gaussian.derivative(h);
                }
                String context = count[0] + " of " + count[1] + " at " + h;
                assertThat(site.likelihood(IDENTITY, 0).logDensity(h)).isEqualTo(exact.logDensity(h));
                Within.absoluteOrRelative(product, exact.logDensity(h), 1e-12, 1e-13, context);
                Within.absoluteOrRelative(slope, exact.derivative(h), 1e-10, 1e-12, context);
            }
        }
    }

    @Test
    void theCorrectionIsBoundedAndSmallWhereTheLikelihoodLives() {
        LatentSite site = new LatentSite.Counted(900, 1000);
        Likelihood correction = site.correction(IDENTITY, 0);
        LatentSite.StandIn standIn = site.standIn().orElseThrow();
        double deviation = Math.sqrt(standIn.variance());
        double atMode = correction.logDensity(standIn.value());
        for (double z = -20; z <= 20; z += 0.1) {
            assertThat(correction.logDensity(standIn.value() + z * deviation)).isLessThan(atMode + 0.1);
        }
        // A stand-in wider than the likelihood leaves one with the third of its information: one half of z².
        assertThat(correction.logDensity(standIn.value() + deviation) - atMode).isBetween(-0.5, -0.1);
    }

    @Test
    void theSlopeOfACorrectionAgreesWithFiniteDifferences() {
        Likelihood correction = new LatentSite.Counted(70, 100).correction(IDENTITY, 0);
        GradientCheck check =
                GradientCheck.of(h -> correction.logDensity(h[0]), h -> new double[] {correction.derivative(h[0])});
        check.assertAt(-2);
        check.assertAt(0.5);
        check.assertAt(3);
    }

    @Test
    void limitsUnderLearnedNoiseTakeTheNoiseOfTheModel() {
        OutputTransform transform = new OutputTransform(10, 2, 3);
        LatentSite site = new LatentSite.Censored(20, Double.NaN);
        double limit = 3 * Math.log(5.0 / 3 + Math.sqrt(1 + 25.0 / 9));
        Within.relative(
                site.likelihood(transform, 0.04).logDensity(limit - 0.3), Normal.logCdf(-0.3 / 0.2), 1e-12, site);
        assertThat(site.correction(transform, 0.04)).isEqualTo(site.likelihood(transform, 0.04));
        assertThat(site.standIn()).isEmpty();
    }

    @Test
    void limitsUnderFixedNoiseTakeItThroughTheSlopeOfTheWarp() {
        OutputTransform transform = new OutputTransform(10, 2, 3);
        LatentSite site = new LatentSite.Censored(20, 0.5);
        double limit = 3 * Math.log(5.0 / 3 + Math.sqrt(1 + 25.0 / 9));
        double deviation = 0.5 / 2 / Math.sqrt(1 + 25.0 / 9);
        // The noise of the model has no say.
        for (double noiseVariance : new double[] {0, 7}) {
            Within.relative(
                    site.likelihood(transform, noiseVariance).logDensity(limit + 0.1),
                    Normal.logCdf(0.1 / deviation),
                    1e-12,
                    site);
        }
    }

    @Test
    void limitsWithoutNoiseAreNearlyAStep() {
        Likelihood likelihood = new LatentSite.Censored(5, 0).likelihood(IDENTITY, 9);
        assertThat(likelihood.logDensity(5 + 1e-4)).isEqualTo(0);
        assertThat(likelihood.logDensity(5 - 1e-4)).isLessThan(-1000).isFinite();
        // Far below, it still says which way is up.
        assertThat(likelihood.logDensity(-1)).isFinite().isGreaterThan(likelihood.logDensity(-2));
        assertThat(new LatentSite.Censored(5, Double.NaN).likelihood(IDENTITY, 0))
                .isEqualTo(likelihood);
    }
}
