package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.api.Test;

class NoisySideTest {
    private static final List<ReferenceRow> ROWS = ReferenceTable.load(NoisySideTest.class, "/reference/noisy-side.csv")
            .rows();

    @Test
    void theShareAgreesWithIntegration() {
        for (ReferenceRow row : ROWS) {
            NoisySide side = NoisySide.of(row.get("alpha"), row.get("kappa"));
            Within.absolute(side.log(), row.get("log_share"), 1e-9, row);
            Within.absoluteOrRelative(side.byAlpha(), row.get("by_alpha"), 1e-8, 1e-7, row);
            Within.relative(side.byKappa(), row.get("by_kappa"), 1e-7, row);
        }
    }

    /** In the middle it is {@code asin(kappa)/(pi/2)}, which Sheppard (1899) found. */
    @Test
    void inTheMiddleItIsSheppards() {
        for (double kappa = 0.05; kappa < 1; kappa += 0.1) {
            Within.absolute(NoisySide.of(0, kappa).log(), Math.log(Math.asin(kappa) / (Math.PI / 2)), 1e-12, kappa);
        }
    }

    @Test
    void withoutNoiseTheSideIsSeenAndFarOutItStaysFinite() {
        assertThat(NoisySide.of(1, 1)).isEqualTo(NoisySide.SEEN);
        for (double alpha : new double[] {-1e5, -50, 36, 1e3}) {
            assertThat(NoisySide.of(alpha, 0.3).log()).isFinite().isNegative();
            assertThat(NoisySide.of(alpha, 0).log()).isFinite().isNegative();
        }
    }
}
