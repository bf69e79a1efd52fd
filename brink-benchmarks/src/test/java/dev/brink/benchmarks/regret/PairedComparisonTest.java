package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PairedComparisonTest {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void agreesWithSciPy() {
        for (ReferenceRow row : ReferenceTable.load(PairedComparisonTest.class, "/reference/signed-rank.csv")
                .rows()) {
            assertThat(PairedComparison.signedRank(row.numbers("differences")))
                    .as("%s", row)
                    .isCloseTo(row.get("p"), within(1e-14));
        }
    }

    /** Counts the sign patterns whose sum of ranks is at least as far from the mean as the one that was seen. */
    @Test
    void withTiesAndZerosAgreesWithCountingAllSigns() {
        Random random = new Random(1);
        for (int repetition = 0; repetition < 50; repetition++) {
            double[] differences = random.ints(9, -3, 4).asDoubleStream().toArray();
            assertThat(PairedComparison.signedRank(differences))
                    .as("%s", Arrays.toString(differences))
                    .isCloseTo(counted(differences), within(1e-14));
        }
    }

    private static double counted(double[] differences) {
        double[] nonzero = Arrays.stream(differences).filter(d -> d != 0).toArray();
        double seen = distance(nonzero);
        int far = 0;
        for (int pattern = 0; pattern < 1 << nonzero.length; pattern++) {
            double[] signed = nonzero.clone();
            for (int i = 0; i < signed.length; i++) {
                signed[i] *= (pattern >> i & 1) == 0 ? 1 : -1;
            }
            far += distance(signed) >= seen ? 1 : 0;
        }
        return (double) far / (1 << nonzero.length);
    }

    /** The difference between the sums of positive and of negative ranks. */
    private static double distance(double[] signed) {
        double sum = 0;
        for (double one : signed) {
            double rank = 0.5;
            for (double other : signed) {
                rank += Math.abs(other) < Math.abs(one) ? 1 : Math.abs(other) == Math.abs(one) ? 0.5 : 0;
            }
            sum += Math.signum(one) * rank;
        }
        return Math.abs(sum);
    }

    @Test
    void fiveOutOfFiveIsOneInSixteen() {
        PairedComparison comparison =
                PairedComparison.of(List.of(1.0, 2.0, 3.0, 4.0, 5.0), List.of(0.9, 1.1, 0.2, 0.1, 1e-9));
        assertThat(comparison.better()).isEqualTo(1);
        assertThat(comparison.p()).isEqualTo(2.0 / 32);
    }

    @Test
    void ratiosCountAndNotDifferences() {
        // 1e-3 against 1e-9 outweighs 1 against 10 and 10 against 90.
        PairedComparison comparison = PairedComparison.of(List.of(1e-3, 1.0, 10.0), List.of(1e-9, 10.0, 90.0));
        assertThat(comparison.better()).isEqualTo(1.0 / 3);
        assertThat(comparison.p()).isEqualTo(1);
    }

    @Test
    void aTieCountsHalfAndNothingFoundIsTheWorst() {
        PairedComparison comparison =
                PairedComparison.of(List.of(INFINITY, INFINITY, INFINITY, 0.0), List.of(INFINITY, 100.0, 1e-9, 1.0));
        assertThat(comparison.better()).isEqualTo(0.625);
        assertThat(comparison.p()).isEqualTo(1);
    }

    @Test
    void equalsDifferByNothing() {
        assertThat(PairedComparison.of(List.of(1.0, 2.0), List.of(1.0, 2.0)))
                .isEqualTo(new PairedComparison(0.5, 1, 0, 0));
    }

    @Test
    void onlyPairsAreCompared() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PairedComparison.of(List.of(1.0), List.of(1.0, 2.0)))
                .withMessageContaining("1 and 2 regrets");
    }

    @Test
    void theMeanRatioIsInDecadesWithItsStandardError() {
        PairedComparison comparison = PairedComparison.of(List.of(1.0, 1.0, 1.0), List.of(0.1, 0.01, 0.001));
        assertThat(comparison.decades()).isCloseTo(-2, within(1e-12));
        assertThat(comparison.standardError()).isCloseTo(1 / Math.sqrt(3), within(1e-12));
        assertThat(PairedComparison.of(List.of(1.0), List.of(0.0)).decades()).isEqualTo(-12);
    }
}
