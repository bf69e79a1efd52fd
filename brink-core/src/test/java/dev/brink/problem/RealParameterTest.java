package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.RandomStream;
import java.math.BigDecimal;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RealParameterTest {
    @Test
    void encodesLinearly() {
        Parameter parameter = Parameter.real("x", -5, 15);
        assertThat(encoded(parameter, -5)).isEqualTo(0);
        assertThat(encoded(parameter, 0)).isEqualTo(0.25);
        assertThat(encoded(parameter, 15)).isEqualTo(1);
        assertThat(decoded(parameter, 0.5)).isEqualTo(5);
        assertThat(decoded(parameter, -0.1)).isEqualTo(-5);
        assertThat(decoded(parameter, 1.1)).isEqualTo(15);
    }

    @Test
    void whatRoundingLeavesOfTheWayToAnEndIsSnapped() {
        Parameter parameter = Parameter.real("x", 0, 1);
        double[] given = {2e-19, -1, 1e-11, 0.3, 1 - 1e-11, 1 - 1e-15, 2};
        double[] snapped = {0, 0, 1e-11, 0.3, 1 - 1e-11, 1, 1};
        for (int i = 0; i < given.length; i++) {
            double[] coordinates = {given[i]};
            parameter.snap(coordinates, 0);
            assertThat(coordinates[0]).as("%s", given[i]).isEqualTo(snapped[i]);
        }
    }

    @Test
    void encodesByOrderOfMagnitude() {
        Parameter parameter = Parameter.logReal("lr", 1e-4, 1e4);
        assertThat(encoded(parameter, 1e-4)).isEqualTo(0);
        assertThat(encoded(parameter, 1)).isCloseTo(0.5, within(1e-15));
        assertThat(encoded(parameter, 100)).isCloseTo(0.75, within(1e-15));
        assertThat(encoded(parameter, 1e4)).isEqualTo(1);
        assertThat(decoded(parameter, 0.25)).isCloseTo(1e-2, within(1e-16));
        assertThat(decoded(parameter, 0)).isEqualTo(1e-4);
        assertThat(decoded(parameter, 1)).isEqualTo(1e4);
        assertThat(decoded(parameter, -7)).isEqualTo(1e-4);
        assertThat(decoded(parameter, Double.POSITIVE_INFINITY)).isEqualTo(1e4);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, false",
        "-5, 15, false",
        "1e15, 1000000000000001, false",
        "-1.7976931348623157e308, 1.7976931348623157e308, false",
        "0, 4.9e-324, false",
        "1e-4, 10, true",
        "1e-300, 1e300, true",
        "4.9e-324, 1.7976931348623157e308, true",
        "1e-310, 1e-309, true",
        "1e300, 1.7e308, true"
    })
    void roundTripsStayInRangeAndCloseToTheValue(double min, double max, boolean log) {
        RealParameter parameter = new RealParameter("x", min, max, log);
        RandomGenerator random = RandomStream.of(3).split("real").generator();
        for (int i = 0; i < 2000; i++) {
            double value = decoded(parameter, random.nextDouble());
            assertThat(value).isBetween(min, max);
            double again = decoded(parameter, encoded(parameter, value));
            assertThat(again).isBetween(min, max).isCloseTo(value, within(roundTripError(parameter, value)));
        }
        assertThat(decoded(parameter, encoded(parameter, min))).isEqualTo(min);
        assertThat(decoded(parameter, encoded(parameter, max))).isEqualTo(max);
    }

    /** A rounding of the coordinate shifts a value by that part of the range, on a log scale by a factor. */
    private static double roundTripError(RealParameter parameter, double value) {
        double epsilon = 2 * Math.ulp(1.0);
        if (parameter.log()) {
            return value * epsilon * (1 + Math.log(parameter.max()) - Math.log(parameter.min())) + Double.MIN_VALUE;
        }
        return epsilon * (parameter.max() / 2 - parameter.min() / 2) + Math.ulp(value);
    }

    @ParameterizedTest
    @CsvSource({
        "1, false",
        "1, true",
        "1.5, true",
        "1.9999999999999996, true",
        "1e-310, true",
        "1e300, true",
        "-1, false"
    })
    void endsMayBeNeighbours(double min, boolean log) {
        double max = Math.nextUp(min);
        Parameter parameter = new RealParameter("x", min, max, log);
        assertThat(encoded(parameter, min)).isEqualTo(0);
        assertThat(encoded(parameter, max)).isEqualTo(1);
        for (double u = 0; u <= 1; u += 0.01) {
            assertThat(decoded(parameter, u)).isBetween(min, max);
        }
        assertThat(decoded(parameter, 0)).isEqualTo(min);
        assertThat(decoded(parameter, 1)).isEqualTo(max);
    }

    @ParameterizedTest
    @CsvSource({"-3, 8, false", "1e-5, 100, true", "1e-300, 1e300, true"})
    void decodingIsMonotone(double min, double max, boolean log) {
        Parameter parameter = new RealParameter("x", min, max, log);
        double previous = min;
        for (int i = 0; i <= 10_000; i++) {
            double value = decoded(parameter, i / 10_000.0);
            assertThat(value).isGreaterThanOrEqualTo(previous);
            previous = value;
        }
    }

    @Test
    void takesAnyKindOfNumber() {
        Parameter parameter = Parameter.real("x", -1, 10);
        assertThat(parameter.check(3)).isEqualTo(3.0);
        assertThat(parameter.check(3L)).isEqualTo(3.0);
        assertThat(parameter.check(0.5f)).isEqualTo(0.5);
        assertThat(parameter.check(new BigDecimal("2.5"))).isEqualTo(2.5);
        assertThat(parameter.check(-0.0)).isEqualTo(0.0);
        assertThat(parameter.isContinuous()).isTrue();
        assertThat(parameter.size()).isEmpty();
        assertThat(parameter.axes()).isEqualTo(1);
    }

    @Test
    void refusesOtherValues() {
        Parameter parameter = Parameter.logReal("lr", 1e-4, 10);
        refuses(parameter, "0.1", "\"0.1\", but it is a real number: give a number from 1e-4 to 10.");
        refuses(parameter, true, "true, but it is a real number: give a number from 1e-4 to 10.");
        refuses(parameter, 20, "20, but that is out of its range: give a number from 1e-4 to 10.");
        refuses(parameter, 9e-5, "9e-5, but that is out of its range: give a number from 1e-4 to 10.");
        refuses(parameter, Double.NaN, "NaN, but that is out of its range: give a number from 1e-4 to 10.");
    }

    private static void refuses(Parameter parameter, Object value, String rest) {
        String message = "Parameter '" + parameter.name() + "' received " + rest;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> parameter.check(value))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> parameter.encode(value, new double[1], 0))
                .withMessage(message);
    }

    @Test
    void refusesImpossibleRanges() {
        String order = ", but min must be less than max: swap or widen them, or leave out a parameter that is fixed.";
        invalid(1, 1, false, "from 1 to 1" + order);
        invalid(2, 1, true, "from 2 to 1" + order);
        invalid(0.0, -0.0, false, "from 0 to 0" + order);
        String finite = ", but both ends must be finite numbers: give the widest range worth trying.";
        invalid(Double.NaN, 1, false, "from NaN to 1" + finite);
        invalid(0, Double.POSITIVE_INFINITY, false, "from 0 to Infinity" + finite);
        invalid(Double.NEGATIVE_INFINITY, 0, false, "from -Infinity to 0" + finite);
        String log = " on a log scale, but there both must be more than 0: raise min or drop the log scale.";
        invalid(0, 10, true, "from 0 to 10" + log);
        invalid(-1, 10, true, "from -1 to 10" + log);
    }

    private static void invalid(double min, double max, boolean log, String range) {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> new RealParameter("x", min, max, log))
                .withMessage("Parameter 'x' ranges " + range);
    }

    private static double encoded(Parameter parameter, double value) {
        double[] coordinates = {Double.NaN, Double.NaN};
        parameter.encode(value, coordinates, 1);
        assertThat(coordinates[0]).isNaN();
        assertThat(coordinates[1]).isBetween(0.0, 1.0);
        return coordinates[1];
    }

    private static double decoded(Parameter parameter, double coordinate) {
        return (Double) parameter.decode(new double[] {Double.NaN, coordinate}, 1);
    }
}
