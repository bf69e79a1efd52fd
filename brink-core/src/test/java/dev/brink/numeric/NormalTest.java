package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NormalTest {
    @Test
    void logDensityAgreesWithHighPrecision() {
        assertAgrees("normal.csv", "z", "log_density", Normal::logDensity, 2);
    }

    @Test
    void densityAgreesWithHighPrecision() {
        assertAgrees("normal.csv", "z", "density", Normal::density, 4);
    }

    @Test
    void cdfAgreesWithHighPrecision() {
        assertAgrees("normal.csv", "z", "cdf", Normal::cdf, 5);
    }

    @Test
    void logCdfAgreesWithHighPrecision() {
        assertAgrees("normal.csv", "z", "log_cdf", Normal::logCdf, 5);
    }

    @Test
    void logCdfDerivativeAgreesWithHighPrecision() {
        assertAgrees("normal.csv", "z", "log_cdf_derivative", Normal::logCdfDerivative, 6);
    }

    @Test
    void quantileAgreesWithHighPrecision() {
        assertAgrees("normal-quantile.csv", "p", "quantile", Normal::quantile, 4);
    }

    @Test
    void quantileOfLogAgreesWithHighPrecision() {
        for (ReferenceRow row : ReferenceTable.load(NormalTest.class, "/reference/normal-quantile-of-log.csv")
                .rows()) {
            double expected = row.get("quantile_of_log");
            // Around logP = -log 2 the quantile goes through zero, and rounding logP alone moves it by 1e-16.
            assertThat(Normal.quantileOfLog(row.get("log_p")))
                    .as("at %s", row.text("log_p"))
                    .isEqualTo(expected, within(4 * Math.ulp(Math.max(0.25, Math.abs(expected)))));
        }
    }

    @Test
    void quantileOfLogInvertsLogCdfFortyStandardDeviationsOutInBothTails() {
        for (double z = -60; z <= 0; z += 0.01) {
            assertThat(Normal.quantileOfLog(Normal.logCdf(z))).isEqualTo(z, within(1e-14 * Math.max(1, -z)));
            assertThat(-Normal.quantileOfLog(Normal.logCdf(z))).isEqualTo(-z, within(1e-14 * Math.max(1, -z)));
        }
        // On the upper side log Phi itself still tells points apart until it underflows.
        for (double z = 0; z <= 37.5; z += 0.01) {
            assertThat(Normal.quantileOfLog(Normal.logCdf(z))).isEqualTo(z, within(1e-14 * Math.max(1, z)));
        }
    }

    @Test
    void functionsOfZRiseAcrossTheirBranches() {
        // Nearer to one, neighbouring doubles are further apart than the steps.
        assertRises(Normal::cdf, -38, 7, 1e-3);
        assertRises(Normal::logCdf, -60, 37, 1e-3);
        assertRises(Normal::logCdf, -1e-9, 1e-9, 0x1p-45);
        assertRises(Normal::cdf, -1e-9, 1e-9, 0x1p-45);
        assertRises(z -> -Normal.logCdfDerivative(z), -60, 37, 1e-3);
        assertRises(z -> -Normal.logCdfDerivative(z), -1e-9, 1e-9, 0x1p-45);
    }

    @Test
    void quantilesRiseAcrossTheirBranches() {
        assertRises(Normal::quantile, 1e-4, 1 - 1e-4, 1e-5);
        assertRises(Normal::quantileOfLog, -1000, -1e-3, 1e-3);
        double logSmallestNormal = Math.log(Double.MIN_NORMAL);
        assertRises(Normal::quantileOfLog, logSmallestNormal - 1e-6, logSmallestNormal + 1e-6, 1e-10);
        assertRises(Normal::quantileOfLog, -0.5 - 1e-9, -0.5 + 1e-9, 1e-13);
    }

    @Test
    void zeroOfEitherSignIsTheMiddle() {
        for (double zero : new double[] {0.0, -0.0}) {
            assertThat(Normal.cdf(zero)).isEqualTo(0.5);
            assertThat(Normal.logCdf(zero)).isEqualTo(-Math.log(2));
            assertThat(Normal.density(zero)).isEqualTo(1 / Math.sqrt(2 * Math.PI), within(1e-16));
        }
        assertThat(Normal.quantile(0.5)).isZero();
    }

    @Test
    void infinitiesAreLimits() {
        double infinity = Double.POSITIVE_INFINITY;
        assertThat(Normal.logDensity(infinity)).isEqualTo(-infinity);
        assertThat(Normal.logDensity(-infinity)).isEqualTo(-infinity);
        assertThat(Normal.density(infinity)).isZero();
        assertThat(Normal.density(-infinity)).isZero();
        assertThat(Normal.cdf(infinity)).isEqualTo(1);
        assertThat(Normal.cdf(-infinity)).isZero();
        assertThat(Normal.logCdf(infinity)).isZero();
        assertThat(Normal.logCdf(-infinity)).isEqualTo(-infinity);
        assertThat(Normal.logCdfDerivative(infinity)).isZero();
        assertThat(Normal.logCdfDerivative(-infinity)).isEqualTo(infinity);
        assertThat(Normal.quantile(0)).isEqualTo(-infinity);
        assertThat(Normal.quantile(1)).isEqualTo(infinity);
        assertThat(Normal.quantileOfLog(-infinity)).isEqualTo(-infinity);
        assertThat(Normal.quantileOfLog(0)).isEqualTo(infinity);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e160, 1e300, Double.MAX_VALUE})
    void squaresThatOverflowGiveTheLimitAndNotNaN(double z) {
        assertThat(Normal.density(z)).isZero();
        assertThat(Normal.cdf(-z)).isZero();
        assertThat(Normal.cdf(z)).isEqualTo(1);
        assertThat(Normal.logCdf(z)).isZero();
        assertThat(Normal.logCdf(-z)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(Normal.logCdfDerivative(z)).isZero();
        assertThat(Normal.logCdfDerivative(-z)).isGreaterThanOrEqualTo(0.9 * z);
    }

    @Test
    void theMostNegativeLogProbabilityHasAQuantile() {
        assertThat(Normal.quantileOfLog(-Double.MAX_VALUE))
                .isEqualTo(-Math.sqrt(2) * Math.sqrt(Double.MAX_VALUE), within(1e140));
    }

    @Test
    void whatIsNotAProbabilityIsNotANumber() {
        assertThat(Normal.quantile(-1e-9)).isNaN();
        assertThat(Normal.quantile(1 + 1e-9)).isNaN();
        assertThat(Normal.quantileOfLog(1e-9)).isNaN();
    }

    @Test
    void notANumberStaysSo() {
        assertThat(Normal.logDensity(Double.NaN)).isNaN();
        assertThat(Normal.density(Double.NaN)).isNaN();
        assertThat(Normal.cdf(Double.NaN)).isNaN();
        assertThat(Normal.logCdf(Double.NaN)).isNaN();
        assertThat(Normal.logCdfDerivative(Double.NaN)).isNaN();
        assertThat(Normal.quantile(Double.NaN)).isNaN();
        assertThat(Normal.quantileOfLog(Double.NaN)).isNaN();
    }

    private static void assertAgrees(
            String table, String argument, String column, DoubleUnaryOperator function, double ulps) {
        for (ReferenceRow row :
                ReferenceTable.load(NormalTest.class, "/reference/" + table).rows()) {
            double x = row.get(argument);
            double expected = row.get(column);
            assertThat(function.applyAsDouble(x))
                    .as("%s at %s", column, x)
                    .isEqualTo(expected, within(ulps * Math.ulp(expected)));
        }
    }

    private static void assertRises(DoubleUnaryOperator function, double from, double to, double step) {
        double before = function.applyAsDouble(from);
        for (long k = 1; from + k * step <= to; k++) {
            double x = from + k * step;
            double value = function.applyAsDouble(x);
            assertThat(value).as("at %s", x).isGreaterThan(before);
            before = value;
        }
    }
}
