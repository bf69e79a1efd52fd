package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.RandomStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntegerParameterTest {
    @Test
    void dividesTheAxisIntoEqualCells() {
        Parameter parameter = Parameter.integer("n", -1, 2);
        assertThat(encoded(parameter, -1)).isEqualTo(0.125);
        assertThat(encoded(parameter, 2)).isEqualTo(0.875);
        assertThat(decoded(parameter, 0)).isEqualTo(-1);
        assertThat(decoded(parameter, 0.2499)).isEqualTo(-1);
        assertThat(decoded(parameter, 0.25)).isEqualTo(0);
        assertThat(decoded(parameter, 1)).isEqualTo(2);
        assertThat(decoded(parameter, -3)).isEqualTo(-1);
        assertThat(decoded(parameter, 3)).isEqualTo(2);
    }

    @Test
    void dividesTheLogAxisAtTheHalfWayPoints() {
        Parameter parameter = Parameter.logInteger("n", 1, 4);
        double range = Math.log(4.5 / 0.5);
        assertThat(encoded(parameter, 1)).isCloseTo(0.5 * Math.log(1.5 / 0.5) / range, within(1e-15));
        assertThat(encoded(parameter, 3))
                .isCloseTo((0.5 * (Math.log(2.5) + Math.log(3.5)) - Math.log(0.5)) / range, within(1e-15));
        for (long value = 1; value < 4; value++) {
            double border = Math.log((value + 0.5) / 0.5) / range;
            assertThat(decoded(parameter, border - 1e-12)).isEqualTo(value);
            assertThat(decoded(parameter, border + 1e-12)).isEqualTo(value + 1);
        }
        assertThat(decoded(parameter, 0)).isEqualTo(1);
        assertThat(decoded(parameter, 1)).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"0, 1, false", "-700, 1300, false", "1, 2, true", "1, 2000, true", "50, 2000, true", "999, 1001, true"})
    void everyValueSurvivesTheRoundTrip(long min, long max, boolean log) {
        Parameter parameter = new IntegerParameter("n", min, max, log);
        double previous = -1;
        for (long value = min; value <= max; value++) {
            double coordinate = encoded(parameter, value);
            assertThat(coordinate).isGreaterThan(previous);
            assertThat(decoded(parameter, coordinate)).isEqualTo(value);
            previous = coordinate;
        }
        assertThat(parameter.size()).hasValue(max - min + 1);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 2251799813685247, false",
        "-9223372036854775808, -9223372036854775000, false",
        "9223372036854775000, 9223372036854775807, false",
        "-1125899906842624, 1125899906842623, false",
        "1, 1000000000000, true",
        "1000000000000000, 1000000000000005, true",
        "9223372036854770000, 9223372036854775807, true",
        "1000000, 1000000000, true"
    })
    void wideRangesSurviveTheRoundTrip(long min, long max, boolean log) {
        Parameter parameter = new IntegerParameter("n", min, max, log);
        RandomGenerator random = RandomStream.of(4).split("integer").generator();
        for (int i = 0; i < 2000; i++) {
            long value = i < 5 ? min + i : i < 10 ? max - (i - 5) : min + random.nextLong(max - min);
            assertThat(decoded(parameter, encoded(parameter, value))).isEqualTo(value);
        }
    }

    @Test
    void theWidestRangeNeitherOverflowsNorLeavesTheRange() {
        Parameter parameter = Parameter.integer("n", Long.MIN_VALUE, Long.MAX_VALUE);
        assertThat(parameter.size()).isEmpty();
        assertThat(decoded(parameter, 0)).isEqualTo(Long.MIN_VALUE);
        assertThat(decoded(parameter, 1)).isEqualTo(Long.MAX_VALUE);
        assertThat(decoded(parameter, 0.5)).isEqualTo(0);
        assertThat(decoded(parameter, 0.25)).isEqualTo(Long.MIN_VALUE / 2);
        assertThat(decoded(parameter, 0.75)).isEqualTo(-(Long.MIN_VALUE / 2));
        assertThat(encoded(parameter, Long.MAX_VALUE)).isEqualTo(1);
        assertThat(encoded(parameter, 0)).isEqualTo(0.5);
        RandomGenerator random = RandomStream.of(5).split("widest").generator();
        for (int i = 0; i < 2000; i++) {
            long value = random.nextLong();
            long again = decoded(parameter, encoded(parameter, value));
            assertThat(Math.abs((double) again - (double) value)).isLessThanOrEqualTo(0x1p12);
        }
    }

    @Test
    void theWidestLogRangeNeitherOverflowsNorLeavesTheRange() {
        Parameter parameter = Parameter.logInteger("n", 1, Long.MAX_VALUE);
        assertThat(parameter.size()).hasValue(Long.MAX_VALUE);
        assertThat(decoded(parameter, 0)).isEqualTo(1);
        assertThat((double) decoded(parameter, 1)).isCloseTo(0x1p63, within(1e-14 * 0x1p63));
        assertThat(decoded(parameter, 2)).isEqualTo(decoded(parameter, 1));
        long previous = 1;
        for (double u = 0; u <= 1; u += 1e-4) {
            long value = decoded(parameter, u);
            assertThat(value).isGreaterThanOrEqualTo(previous);
            assertThat((double) decoded(parameter, encoded(parameter, value)))
                    .isCloseTo((double) value, within(1e-13 * value));
            previous = value;
        }
    }

    @Test
    void sizeIsEmptyJustWhereALongOverflows() {
        assertThat(Parameter.integer("n", 1, Long.MAX_VALUE).size()).hasValue(Long.MAX_VALUE);
        assertThat(Parameter.integer("n", 0, Long.MAX_VALUE).size()).isEmpty();
        assertThat(Parameter.integer("n", -5, Long.MAX_VALUE).size()).isEmpty();
    }

    @Test
    void takesAnyWholeNumber() {
        Parameter parameter = Parameter.integer("n", 0, Long.MAX_VALUE);
        assertThat(parameter.check(3)).isEqualTo(3L);
        assertThat(parameter.check((short) 3)).isEqualTo(3L);
        assertThat(parameter.check(3.0)).isEqualTo(3L);
        assertThat(parameter.check(3f)).isEqualTo(3L);
        assertThat(parameter.check(1e15)).isEqualTo(1_000_000_000_000_000L);
        assertThat(parameter.check(new BigDecimal("300e-2"))).isEqualTo(3L);
        assertThat(parameter.check(BigInteger.valueOf(Long.MAX_VALUE))).isEqualTo(Long.MAX_VALUE);
        assertThat(parameter.check(-0.0)).isEqualTo(0L);
        assertThat(parameter.check(0x1p60)).isEqualTo(1L << 60);
        assertThat(parameter.check(new AtomicInteger(7))).isEqualTo(7L);
        assertThat(parameter.isContinuous()).isFalse();
    }

    @Test
    void refusesOtherValues() {
        Parameter parameter = Parameter.integer("n", 1, 50);
        String whole = ", but it is a whole number: give a whole number from 1 to 50.";
        String range = ", but that is out of its range: give a whole number from 1 to 50.";
        refuses(parameter, "3", "\"3\"" + whole);
        refuses(parameter, 3.5, "3.5" + whole);
        refuses(parameter, new BigDecimal("3.25"), "3.25" + whole);
        refuses(parameter, Double.NaN, "NaN" + whole);
        refuses(parameter, 0, "0" + range);
        refuses(parameter, 51.0, "51" + range);
        refuses(parameter, 1e300, "1e300" + range);
        refuses(parameter, Double.POSITIVE_INFINITY, "Infinity" + range);
        refuses(parameter, new BigInteger("99999999999999999999"), "99999999999999999999" + range);
    }

    private static void refuses(Parameter parameter, Object value, String rest) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> parameter.check(value))
                .withMessage("Parameter 'n' received " + rest);
    }

    @Test
    void refusesImpossibleRanges() {
        String order = ", but min must be less than max: swap or widen them, or leave out a parameter that is fixed.";
        invalid(5, 5, false, "from 5 to 5" + order);
        invalid(6, 5, true, "from 6 to 5" + order);
        invalid(Long.MAX_VALUE, Long.MIN_VALUE, false, "from 9223372036854775807 to -9223372036854775808" + order);
        String log = " on a log scale, but there both must be at least 1: raise min or drop the log scale.";
        invalid(0, 5, true, "from 0 to 5" + log);
        invalid(-3, 5, true, "from -3 to 5" + log);
    }

    private static void invalid(long min, long max, boolean log, String range) {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> new IntegerParameter("n", min, max, log))
                .withMessage("Parameter 'n' ranges " + range);
    }

    private static double encoded(Parameter parameter, long value) {
        double[] coordinates = new double[1];
        parameter.encode(value, coordinates, 0);
        assertThat(coordinates[0]).isBetween(0.0, 1.0);
        return coordinates[0];
    }

    private static long decoded(Parameter parameter, double coordinate) {
        return (Long) parameter.decode(new double[] {coordinate}, 0);
    }
}
