package dev.brink.mcmc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChainDiagnosticsTest {
    private static final ReferenceTable TABLE =
            ReferenceTable.load(ChainDiagnosticsTest.class, "/reference/chain-diagnostics.csv");

    private static double[][] draws(ReferenceRow row) {
        double[] all = row.numbers("draws");
        int chains = row.integer("chains");
        int length = all.length / chains;
        double[][] draws = new double[chains][];
        for (int c = 0; c < chains; c++) {
            draws[c] = Arrays.copyOfRange(all, c * length, (c + 1) * length);
        }
        return draws;
    }

    @Test
    void agreesWithTheFormulaComputedByNumPy() {
        for (ReferenceRow row : TABLE.rows()) {
            Within.relative(ChainDiagnostics.splitRHat(draws(row)), row.get("rhat"), 1e-12, row.text("case"));
            Within.relative(ChainDiagnostics.effectiveSampleSize(draws(row)), row.get("ess"), 1e-10, row.text("case"));
        }
    }

    @Test
    void agreesWithArviz() {
        for (ReferenceRow row : TABLE.rows()) {
            Within.relative(ChainDiagnostics.splitRHat(draws(row)), row.get("arviz_rhat"), 1e-12, row.text("case"));
            if (row.text("case").startsWith("long")) {
                // ArviZ divides variances and autocovariances by numbers that differ by one: it shows in short chains.
                Within.relative(
                        ChainDiagnostics.effectiveSampleSize(draws(row)), row.get("arviz_ess"), 0.1, row.text("case"));
            }
        }
    }

    private static double[][] autoregression(double rho, int chains, int length, RandomGenerator random) {
        double[][] draws = new double[chains][length];
        for (double[] chain : draws) {
            double x = random.nextGaussian();
            for (int i = 0; i < length; i++) {
                chain[i] = x;
                x = rho * x + Math.sqrt(1 - rho * rho) * random.nextGaussian();
            }
        }
        return draws;
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.3, 0, 0.5, 0.9})
    void theEffectiveSizeOfAnAutoregressionIsKnown(double rho) {
        double[][] draws = autoregression(rho, 4, 40_000, new SplittableRandom(1));
        double share = ChainDiagnostics.effectiveSampleSize(draws) / 160_000;
        // Integrated autocorrelation time (1 + rho)/(1 - rho).
        assertThat(share).isEqualTo((1 - rho) / (1 + rho), within(0.06 * (1 - rho) / (1 + rho)));
        assertThat(ChainDiagnostics.splitRHat(draws)).isBetween(1 - 1e-4, 1.002);
    }

    @Test
    void independentDrawsAreWorthTheirNumber() {
        double[][] draws = autoregression(0, 3, 5000, new SplittableRandom(2));
        assertThat(ChainDiagnostics.effectiveSampleSize(draws)).isEqualTo(15_000, within(1000.0));
    }

    @Test
    void chainsThatDisagreeAreCaught() {
        double[][] draws = autoregression(0, 4, 1000, new SplittableRandom(3));
        for (int i = 0; i < 1000; i++) {
            draws[0][i] += 3;
        }
        // Means (3, 0, 0, 0) in halves have variance 9 * 2 * 6/(8 * 7).
        assertThat(ChainDiagnostics.splitRHat(draws)).isEqualTo(Math.sqrt(1 + 9 * 12 / 56.0), within(0.05));
        assertThat(ChainDiagnostics.effectiveSampleSize(draws)).isLessThan(20);
    }

    @Test
    void aChainThatDisagreesWithItselfIsCaught() {
        double[][] draws = autoregression(0, 1, 1000, new SplittableRandom(4));
        assertThat(ChainDiagnostics.splitRHat(draws)).isLessThan(1.02);
        for (int i = 0; i < 1000; i++) {
            draws[0][i] += 0.004 * i;
        }
        assertThat(ChainDiagnostics.splitRHat(draws)).isGreaterThan(1.3);
    }

    @Test
    void constantChains() {
        double[][] same = {{2, 2, 2, 2}, {2, 2, 2, 2}};
        assertThat(ChainDiagnostics.splitRHat(same)).isEqualTo(1);
        assertThat(ChainDiagnostics.effectiveSampleSize(same)).isEqualTo(8);
        double[][] different = {{2, 2, 2, 2}, {3, 3, 3, 3}};
        assertThat(ChainDiagnostics.splitRHat(different)).isInfinite();
        assertThat(ChainDiagnostics.effectiveSampleSize(different)).isLessThan(4);
    }

    @Test
    void neitherShiftNorUnitMatters() {
        double[][] draws = autoregression(0.7, 2, 200, new SplittableRandom(5));
        double[][] moved = Arrays.stream(draws)
                .map(chain -> Arrays.stream(chain).map(x -> 1e6 - 1000 * x).toArray())
                .toArray(double[][]::new);
        assertThat(ChainDiagnostics.splitRHat(moved)).isEqualTo(ChainDiagnostics.splitRHat(draws), within(1e-10));
        assertThat(ChainDiagnostics.effectiveSampleSize(moved))
                .isEqualTo(ChainDiagnostics.effectiveSampleSize(draws), within(1e-6));
    }

    @Test
    void refusesChainsTooShortOrUnequal() {
        assertThatThrownBy(() -> ChainDiagnostics.splitRHat(new double[0][]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least one chain of four draws");
        assertThatThrownBy(() -> ChainDiagnostics.effectiveSampleSize(new double[][] {{1, 2, 3}}))
                .hasMessageContaining("at least one chain of four draws: [[1.0, 2.0, 3.0]]");
        assertThatThrownBy(() -> ChainDiagnostics.splitRHat(new double[][] {{1, 2, 3, 4}, {1, 2, 3, 4, 5}}))
                .hasMessageContaining("equal length: 4 and 5");
    }
}
