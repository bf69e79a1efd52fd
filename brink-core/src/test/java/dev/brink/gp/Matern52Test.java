package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import org.junit.jupiter.api.Test;

class Matern52Test {
    private static final ReferenceTable TABLE = ReferenceTable.load(Matern52Test.class, "/reference/matern52.csv");

    private static double correlation(double squaredDistance) {
        double[] into = new double[1];
        Matern52.INSTANCE.correlations(new double[] {squaredDistance}, into, 0, 1);
        return into[0];
    }

    private static double slope(double squaredDistance) {
        double[] into = new double[1];
        double[] slope = {squaredDistance};
        Matern52.INSTANCE.correlationsAndSlopes(slope, into, 0, 1);
        assertThat(into).containsExactly(correlation(squaredDistance));
        return slope[0];
    }

    private static double correlationAtZ(double z) {
        return correlation(z * z / 5);
    }

    private static double slopeAtZ(double z) {
        return slope(z * z / 5);
    }

    @Test
    void theTableReachesOverTwentyDecadesOfDistance() {
        assertThat(TABLE.rows()).anyMatch(row -> row.get("squared_distance") == 0);
        assertThat(TABLE.rows()).anyMatch(row -> row.get("squared_distance") == 1e-40);
        assertThat(TABLE.rows()).anyMatch(row -> row.get("z") > 138);
    }

    @Test
    void correlationsAndSlopesAreRightInAbsoluteTerms() {
        for (ReferenceRow row : TABLE.rows()) {
            double squared = row.get("squared_distance");
            Within.absolute(correlation(squared), row.get("correlation"), 1e-15, row);
            Within.absolute(slope(squared), row.get("slope"), 1e-15, row);
        }
    }

    @Test
    void correlationsAndSlopesAreRightInRelativeTermsWhileTheyMatter() {
        for (ReferenceRow row : TABLE.rows()) {
            if (row.get("z") <= 20) {
                double squared = row.get("squared_distance");
                Within.relative(correlation(squared), row.get("correlation"), 1e-13, row);
                Within.relative(slope(squared), row.get("slope"), 1e-13, row);
            }
        }
    }

    /** The fourth root is 1 + u with u rounded near -1, so that four times exp(z/4) roundings are the price. */
    @Test
    void relativeErrorGrowsOnlyWithTheFourthRootOfTheDecay() {
        for (ReferenceRow row : TABLE.rows()) {
            double squared = row.get("squared_distance");
            double allowed = 6 * Math.ulp(1.0) * Math.exp(row.get("z") / 4) + 1e-14;
            Within.relative(correlation(squared), row.get("correlation"), allowed, row);
            Within.relative(slope(squared), row.get("slope"), allowed, row);
        }
    }

    @Test
    void correlationsFallAndStayPositiveUntilTheCut() {
        double step = 1.0 / 64;
        for (double z = 0; z < 80; z += step) {
            assertThat(correlationAtZ(z + step))
                    .as("after z = %s", z)
                    .isPositive()
                    .isLessThan(correlationAtZ(z));
            if (z > 0) {
                // The slope is flat at zero: the first step changes it by less than a rounding would.
                assertThat(slopeAtZ(z + step))
                        .as("after z = %s", z)
                        .isNegative()
                        .isGreaterThan(slopeAtZ(z));
            }
        }
        // Below 1e-30 the steps between neighbouring results grow, up to 1 in z at the very end.
        for (double z = 80; z < 139; z++) {
            assertThat(correlationAtZ(z + 1)).as("after z = %s", z).isPositive().isLessThan(correlationAtZ(z));
            assertThat(slopeAtZ(z + 1)).as("after z = %s", z).isNegative().isGreaterThan(slopeAtZ(z));
        }
    }

    @Test
    void beyondTheCutTheCorrelationIsConstantAndNegligible() {
        double last = correlationAtZ(140);
        assertThat(last).isPositive().isLessThan(1e-56);
        for (double squared : new double[] {4e3, 1e6, 1e20, 1e300, Double.MAX_VALUE, Double.POSITIVE_INFINITY}) {
            assertThat(correlation(squared)).isEqualTo(last);
            assertThat(slope(squared)).isNegative().isGreaterThan(-1e-56);
        }
    }

    @Test
    void atNoDistanceTheCorrelationIsExactlyOne() {
        assertThat(correlation(0)).isEqualTo(1);
        assertThat(slope(0)).isEqualTo(-5.0 / 6);
        assertThat(correlation(Double.MIN_VALUE)).isEqualTo(1);
    }

    @Test
    void whatIsNotANumberStaysSo() {
        assertThat(correlation(Double.NaN)).isNaN();
        assertThat(slope(Double.NaN)).isNaN();
    }

    @Test
    void aRangeIsComputedElementByElementAndTheRestIsLeftAlone() {
        int n = 37;
        double[] expected = new double[n];
        double[] squared = new double[n];
        double[] into = new double[n];
        for (int j = 0; j < n; j++) {
            squared[j] = 0.3 * j;
            boolean inside = j >= 3 && j < 30;
            into[j] = -7;
            expected[j] = inside ? correlation(squared[j]) : -7;
        }
        Matern52.INSTANCE.correlations(squared, into, 3, 30);
        assertThat(into).isEqualTo(expected);
    }
}
