package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The kernels that functions may have, each beside its own table. */
class MaternTest {
    /**
     * A kernel and what it should be.
     *
     * @param factor of r² under the root that is z
     * @param negligible more than is left of it beyond z = 140
     */
    record Case(Kernel kernel, double factor, double slopeAtNoDistance, double negligible, ReferenceTable table) {
        double correlation(double squaredDistance) {
            double[] into = new double[1];
            kernel.correlations(new double[] {squaredDistance}, into, 0, 1);
            return into[0];
        }

        double slope(double squaredDistance) {
            double[] into = new double[1];
            double[] slope = {squaredDistance};
            kernel.correlationsAndSlopes(slope, into, 0, 1);
            assertThat(into).containsExactly(correlation(squaredDistance));
            return slope[0];
        }

        double correlationAtZ(double z) {
            return correlation(z * z / factor);
        }

        double slopeAtZ(double z) {
            return slope(z * z / factor);
        }

        @Override
        public String toString() {
            return kernel.getClass().getSimpleName();
        }
    }

    static List<Case> cases() {
        return List.of(
                new Case(Matern52.INSTANCE, 5, -5.0 / 6, 1e-56, table("matern52.csv")),
                new Case(Matern92.INSTANCE, 9, -9.0 / 14, 1e-54, table("matern92.csv")));
    }

    private static ReferenceTable table(String name) {
        return ReferenceTable.load(MaternTest.class, "/reference/" + name);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theTableReachesOverTwentyDecadesOfDistance(Case matern) {
        assertThat(matern.table().rows()).anyMatch(row -> row.get("squared_distance") == 0);
        assertThat(matern.table().rows()).anyMatch(row -> row.get("squared_distance") == 1e-40);
        assertThat(matern.table().rows()).anyMatch(row -> row.get("z") > 138);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void correlationsAndSlopesAreRightInAbsoluteTerms(Case matern) {
        for (ReferenceRow row : matern.table().rows()) {
            double squared = row.get("squared_distance");
            Within.absolute(matern.correlation(squared), row.get("correlation"), 1e-15, row);
            Within.absolute(matern.slope(squared), row.get("slope"), 1e-15, row);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void correlationsAndSlopesAreRightInRelativeTermsWhileTheyMatter(Case matern) {
        for (ReferenceRow row : matern.table().rows()) {
            if (row.get("z") <= 20) {
                double squared = row.get("squared_distance");
                Within.relative(matern.correlation(squared), row.get("correlation"), 1e-13, row);
                Within.relative(matern.slope(squared), row.get("slope"), 1e-13, row);
            }
        }
    }

    /** The fourth root is 1 + u with u rounded near -1, so that four times exp(z/4) roundings are the price. */
    @ParameterizedTest
    @MethodSource("cases")
    void relativeErrorGrowsOnlyWithTheFourthRootOfTheDecay(Case matern) {
        for (ReferenceRow row : matern.table().rows()) {
            double squared = row.get("squared_distance");
            double allowed = 6 * Math.ulp(1.0) * Math.exp(row.get("z") / 4) + 1e-14;
            Within.relative(matern.correlation(squared), row.get("correlation"), allowed, row);
            Within.relative(matern.slope(squared), row.get("slope"), allowed, row);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void correlationsFallAndStayPositiveUntilTheCut(Case matern) {
        double step = 1.0 / 64;
        for (double z = 0; z < 80; z += step) {
            assertThat(matern.correlationAtZ(z + step))
                    .as("after z = %s", z)
                    .isPositive()
                    .isLessThan(matern.correlationAtZ(z));
            if (z > 0) {
                // The slope is flat at zero: the first step changes it by less than a rounding would.
                assertThat(matern.slopeAtZ(z + step))
                        .as("after z = %s", z)
                        .isNegative()
                        .isGreaterThan(matern.slopeAtZ(z));
            }
        }
        // Below 1e-30 the steps between neighbouring results grow, up to 1 in z at the very end.
        for (double z = 80; z < 139; z++) {
            assertThat(matern.correlationAtZ(z + 1))
                    .as("after z = %s", z)
                    .isPositive()
                    .isLessThan(matern.correlationAtZ(z));
            assertThat(matern.slopeAtZ(z + 1))
                    .as("after z = %s", z)
                    .isNegative()
                    .isGreaterThan(matern.slopeAtZ(z));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void beyondTheCutTheCorrelationIsConstantAndNegligible(Case matern) {
        double last = matern.correlationAtZ(140);
        assertThat(last).isPositive().isLessThan(matern.negligible());
        for (double squared : new double[] {4e3, 1e6, 1e20, 1e300, Double.MAX_VALUE, Double.POSITIVE_INFINITY}) {
            assertThat(matern.correlation(squared)).isEqualTo(last);
            assertThat(matern.slope(squared)).isNegative().isGreaterThan(-matern.negligible());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void atNoDistanceTheCorrelationIsExactlyOne(Case matern) {
        assertThat(matern.correlation(0)).isEqualTo(1);
        assertThat(matern.slope(0)).isEqualTo(matern.slopeAtNoDistance());
        assertThat(matern.correlation(Double.MIN_VALUE)).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void whatIsNotANumberStaysSo(Case matern) {
        assertThat(matern.correlation(Double.NaN)).isNaN();
        assertThat(matern.slope(Double.NaN)).isNaN();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aRangeIsComputedElementByElementAndTheRestIsLeftAlone(Case matern) {
        int n = 37;
        double[] expected = new double[n];
        double[] squared = new double[n];
        double[] into = new double[n];
        for (int j = 0; j < n; j++) {
            squared[j] = 0.3 * j;
            boolean inside = j >= 3 && j < 30;
            into[j] = -7;
            expected[j] = inside ? matern.correlation(squared[j]) : -7;
        }
        matern.kernel().correlations(squared, into, 3, 30);
        assertThat(into).isEqualTo(expected);
    }
}
