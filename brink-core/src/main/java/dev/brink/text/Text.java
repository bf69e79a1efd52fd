package dev.brink.text;

import java.util.Collection;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Values as a person would write them. */
public final class Text {
    /** Whole numbers below this are written out; above it the digits tell less than the exponent. */
    private static final double LARGEST_WRITTEN_OUT = 1e12;

    private Text() {}

    /** The number without a superfluous {@code .0}, such as {@code 900}, {@code 0.05} or {@code 1e-300}. */
    public static String number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < LARGEST_WRITTEN_OUT) {
            return Long.toString((long) value);
        }
        return Double.toString(value).replace(".0E", "e").replace('E', 'e');
    }

    /** A number as {@link #number}, text in double quotes, anything else as it prints itself. */
    public static String value(@Nullable Object value) {
        if (value instanceof Double || value instanceof Float) {
            return number(((Number) value).doubleValue());
        }
        return value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
    }

    /** {@code 'a', 'b', 'c'}, or "none" when there are none. */
    public static String names(Collection<String> names) {
        return names.isEmpty()
                ? "none"
                : names.stream().map(name -> "'" + name + "'").collect(Collectors.joining(", "));
    }

    /** {@code "a", "b"} or {@code 1, 2}: the values separated by commas. */
    public static String values(Collection<?> values) {
        return values.stream().map(Text::value).collect(Collectors.joining(", "));
    }
}
