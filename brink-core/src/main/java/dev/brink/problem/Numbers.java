package dev.brink.problem;

import java.math.BigDecimal;
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
        if (!Double.isFinite(number.doubleValue()) && (number instanceof Double || number instanceof Float)) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(new BigDecimal(number.toString()).longValueExact());
        } catch (ArithmeticException notWhole) {
            return OptionalLong.empty();
        }
    }
}
