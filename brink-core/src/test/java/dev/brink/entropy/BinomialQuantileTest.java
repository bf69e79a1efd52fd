package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Normal;
import dev.brink.testkit.Within;
import org.apache.commons.numbers.gamma.RegularizedBeta;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BinomialQuantileTest {
    /** {@code Pr(K <= k) = 1 - I_p(k + 1, n - k)}. */
    private static double cdf(long k, long trials, double p) {
        if (k < 0 || k >= trials) {
            return k < 0 ? 0 : 1;
        }
        return RegularizedBeta.complement(p, k + 1.0, (double) (trials - k));
    }

    @ParameterizedTest
    @CsvSource({"1, 0.3", "10, 0", "10, -2", "10, 2.5", "200, -1", "900, 0.1", "900, 6", "100000, -3.5", "100000, 3.5"})
    void isTheLeastCountThatReachesTheLevel(long trials, double latent) {
        double p = Normal.cdf(latent);
        for (double level : new double[] {1e-6, 0.01, 0.3, 0.5, 0.77, 0.999}) {
            long k = BinomialQuantile.of(trials, latent, level);
            assertThat(cdf(k, trials, p)).as("at " + level).isGreaterThanOrEqualTo(level - 1e-12);
            assertThat(cdf(k - 1, trials, p)).as("below at " + level).isLessThan(level + 1e-12);
        }
    }

    @ParameterizedTest
    @CsvSource({"5000, 0.5", "100000, -1", "100000, 2", "1000000, -2.9"})
    void isNearlySoForManyOfBoth(long trials, double latent) {
        for (double level : new double[] {0.01, 0.3, 0.5, 0.77, 0.999}) {
            long k = BinomialQuantile.of(trials, latent, level);
            Within.absolute(cdf(k, trials, Normal.cdf(latent)), level, 0.02, level);
        }
    }

    @ParameterizedTest
    @CsvSource({"1000000000000, -6", "1000000000000, 0", "1000000000000, 40", "1000000000000, -40"})
    void isQuickHoweverManyTrials(long trials, double latent) {
        double share = (double) BinomialQuantile.of(trials, latent, 0.5) / trials;
        Within.absoluteOrRelative(share, Normal.cdf(latent), 1e-12, 0.01, latent);
    }
}
