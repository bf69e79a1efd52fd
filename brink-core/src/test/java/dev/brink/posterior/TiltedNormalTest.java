package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.Marginals;
import dev.brink.observation.BinomialLikelihood;
import dev.brink.testkit.Within;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TiltedNormalTest {
    private static final double[] POINT = {0.45, 0.35};

    @ParameterizedTest
    @CsvSource({"1, 1", "0, 1", "7, 10", "0, 200", "9000, 10000", "510000000, 1000000000", "1, 1000000", "0, 1000000000"
    })
    void agreesWithAFineGrid(long successes, long trials) {
        LatentSample sample = SmallPosteriors.sample(1, OutputTransform.IDENTITY);
        TiltedDensity exact = TiltedDensity.of(sample, POINT, new LatentSite.Counted(successes, trials));
        Marginals m = sample.process().marginals(new double[][] {POINT});
        TiltedNormal tilted =
                TiltedNormal.of(new BinomialLikelihood(successes, trials), m.mean(0), m.standardDeviation(0), 64);
        Within.absolute(tilted.logEvidence(), exact.logEvidence(), 1e-3, "evidence");
        double previous = Double.NEGATIVE_INFINITY;
        for (double p = 0.01; p < 1; p += 0.02) {
            double z = tilted.quantile(p);
            Within.absolute(exact.cdf(m.mean(0) + m.standardDeviation(0) * z), p, 0.01, p);
            assertThat(z).isGreaterThan(previous);
            previous = z;
        }
        assertThat(tilted.quantile(0)).isFinite().isLessThan(tilted.quantile(0.01));
        assertThat(tilted.quantile(1)).isFinite().isGreaterThan(tilted.quantile(0.99));
    }
}
