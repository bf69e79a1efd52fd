package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.api.Test;

class SideInformationTest {
    private static final List<ReferenceRow> ROWS = ReferenceTable.load(
                    SideInformationTest.class, "/reference/side-information.csv")
            .rows();

    private static SideInformation of(ReferenceRow row) {
        return SideInformation.of(row.get("log_s"), row.get("log_not_s"), row.get("log_r"));
    }

    @Test
    void theLogarithmAgreesWithHighPrecision() {
        for (ReferenceRow row : ROWS) {
            Within.absoluteOrRelative(of(row).log(), row.get("log_information"), 1e-9, 1e-12, row);
        }
    }

    @Test
    void soDoTheDerivatives() {
        for (ReferenceRow row : ROWS) {
            Within.absoluteOrRelative(of(row).byLogS(), row.get("by_log_s"), 1e-8, 1e-8, row);
            Within.absoluteOrRelative(of(row).byLogR(), row.get("by_log_r"), 1e-8, 1e-8, row);
        }
    }

    @Test
    void whatIsCertainTellsNothingAndStaysFinite() {
        double certain = SideInformation.of(0, -690, -0.5).log();
        assertThat(certain).isFinite().isLessThan(-600);
        assertThat(SideInformation.of(-5e9, 0, -5e9).log()).isFinite();
        assertThat(SideInformation.of(-5e9, 0, -5e9).byLogS()).isFinite();
    }
}
