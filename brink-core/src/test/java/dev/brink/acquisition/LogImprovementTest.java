package dev.brink.acquisition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code log h(z)} with {@code h(z) = phi(z) + z Phi(z)}, and its derivative. */
class LogImprovementTest {
    private static final List<ReferenceRow> ROWS = ReferenceTable.load(
                    LogImprovementTest.class, "/reference/expected-improvement.csv")
            .rows();

    @Test
    void theLogarithmAgreesWithHighPrecision() {
        for (ReferenceRow row : ROWS) {
            // Around the z with h(z) = 1 the logarithm goes through zero.
            Within.absoluteOrRelative(
                    ExpectedImprovement.logImprovement(row.get("z")),
                    row.get("log_improvement"),
                    1e-15,
                    2e-15,
                    "at " + row.text("z"));
        }
    }

    @Test
    void theDerivativeAgreesWithHighPrecision() {
        for (ReferenceRow row : ROWS) {
            Within.relative(
                    ExpectedImprovement.logImprovementDerivative(row.get("z")),
                    row.get("log_improvement_derivative"),
                    1e-12,
                    "at " + row.text("z"));
        }
    }

    @Test
    void bothAreMonotonousAcrossTheirBranches() {
        for (double from : new double[] {-70, -61, -2, 0}) {
            double before = ExpectedImprovement.logImprovement(from);
            double slopeBefore = ExpectedImprovement.logImprovementDerivative(from);
            for (double z = from + 1e-3; z < from + 10; z += 1e-3) {
                assertThat(ExpectedImprovement.logImprovement(z)).as("at %s", z).isGreaterThan(before);
                assertThat(ExpectedImprovement.logImprovementDerivative(z))
                        .as("at %s", z)
                        .isLessThan(slopeBefore);
                before = ExpectedImprovement.logImprovement(z);
                slopeBefore = ExpectedImprovement.logImprovementDerivative(z);
            }
        }
    }

    @Test
    void farOutTheyTakeTheirLimits() {
        assertThat(ExpectedImprovement.logImprovement(1e300)).isEqualTo(Math.log(1e300));
        Within.relative(ExpectedImprovement.logImprovementDerivative(1e300), 1e-300, 1e-15, "up");
        Within.relative(ExpectedImprovement.logImprovement(-1e150), -5e299, 1e-15, "down");
        Within.relative(ExpectedImprovement.logImprovementDerivative(-1e150), 1e150, 1e-15, "slope");
    }
}
