package dev.brink.experiments.hmc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DiagnosticsTest {
    private static final double TOLERANCE = 1e-8;

    /** The chains of {@code chain_tests_reference.py}, by the generator of ANSI C. */
    private static double[] chain(long seed, ReferenceRow row, double shift) {
        int n = row.integer("n");
        double[] x = new double[n];
        double[] shifted = new double[n];
        long state = seed;
        for (int t = 0; t < n; t++) {
            state = (state * 1103515245L + 12345L) % (1L << 31);
            x[t] = (t > 0 ? row.get("first") * x[t - 1] : 0)
                    + (t > 1 ? row.get("second") * x[t - 2] : 0)
                    + (double) state / (1L << 31)
                    - 0.5;
            shifted[t] = x[t] + shift + row.get("drift") * t / n;
        }
        return shifted;
    }

    @Test
    void agreesWithAnIndependentComputation() {
        for (ReferenceRow row :
                ReferenceTable.load(getClass(), "/reference/chain-tests.csv").rows()) {
            Series one = Series.of(chain(1, row, 0));
            Series other = Series.of(chain(2, row, row.get("shift")));
            List<Series> chains = List.of(one, other);
            assertThat(Diagnostics.effectiveSize(chains) / row.get("effective"))
                    .as("effective size, %s", row)
                    .isEqualTo(1, within(TOLERANCE));
            assertThat(Diagnostics.geweke(one)).as("Geweke, %s", row).isEqualTo(row.get("geweke_1"), within(TOLERANCE));
            assertThat(Diagnostics.geweke(other)).isEqualTo(row.get("geweke_2"), within(TOLERANCE));
            assertThat(Diagnostics.gelmanRubin(chains))
                    .as("Gelman and Rubin, %s", row)
                    .isEqualTo(row.get("gelman_rubin"), within(TOLERANCE));
        }
    }

    /** The variance of the mean of an autoregressive series of order 1 is known: n (1 - a) / (1 + a) draws are effective. */
    @Test
    void findsTheEffectiveSizeThatTheoryGives() {
        for (double a : new double[] {0.8, -0.5}) {
            SplittableRandom random = new SplittableRandom(3);
            double[] x = new double[200_000];
            for (int t = 1; t < x.length; t++) {
                x[t] = a * x[t - 1] + random.nextGaussian();
            }
            double expected = x.length * (1 - a) / (1 + a);
            assertThat(Diagnostics.effectiveSize(List.of(Series.of(x))) / expected)
                    .isEqualTo(1, within(0.05));
        }
    }

    @Test
    void gewekeIsStandardNormalForConvergedChains() {
        SplittableRandom random = new SplittableRandom(5);
        int beyond = 0;
        for (int i = 0; i < 400; i++) {
            double[] x = new double[1000];
            for (int t = 1; t < x.length; t++) {
                x[t] = 0.5 * x[t - 1] + random.nextGaussian();
            }
            beyond += Math.abs(Diagnostics.geweke(Series.of(x))) > 2 ? 1 : 0;
        }
        assertThat(beyond / 400.0).isBetween(0.02, 0.10); // 0.0455, and more with a tenth of a short chain
    }

    @Test
    void driftIsInUnitsOfTheDrawsThemselves() {
        double[] x = new double[1000];
        for (int t = 0; t < x.length; t++) {
            x[t] = (t % 2 == 0 ? 1 : -1) + (t < 100 ? 3 * Math.sqrt(2) : 0);
        }
        assertThat(Diagnostics.drift(Series.of(x))).isEqualTo(3, within(1e-12));
    }

    @Test
    void aSeriesThatNeverChangesHasNoEffectiveDraws() {
        assertThat(Diagnostics.effectiveSize(List.of(Series.of(new double[100]))))
                .isZero();
    }

    @Test
    void autocovariancesAreThoseOfTheDefinition() {
        SplittableRandom random = new SplittableRandom(7);
        double[] x = random.doubles(40).toArray();
        double[] found = Series.of(x).autocovariances(20);
        double mean = Arrays.stream(x).average().orElseThrow();
        for (int k = 0; k <= 20; k++) {
            double sum = 0;
            for (int t = 0; t + k < x.length; t++) {
                sum += (x[t] - mean) * (x[t + k] - mean);
            }
            assertThat(found[k]).isEqualTo(sum / x.length, within(1e-14));
        }
    }
}
