package dev.brink.problem;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.OptionalLong;

/** Numbers of any Java type, as the two that a point holds. */
final class Numbers {
    private Numbers() {}

    /** The number as a double, minus zero as zero, so that equal numbers are equal values. */
    static double real(Number number) {
        return number.doubleValue() + 0.0;
    }

    /** The number as a long, if that is exactly what it is. */
    static OptionalLong whole(Number number) {
        if (number instanceof Long || number instanceof Integer || number instanceof Short || number instanceof Byte) {
            return OptionalLong.of(number.longValue());
        }
        try {
            return OptionalLong.of(exact(number).longValueExact());
        } catch (ArithmeticException | NumberFormatException notWholeOrNotFinite) {
            return OptionalLong.empty();
        }
    }

    private static BigDecimal exact(Number number) {
        if (number instanceof BigDecimal decimal) {
            return decimal;
        }
        return number instanceof BigInteger integer ? new BigDecimal(integer) : new BigDecimal(number.doubleValue());
    }
}
