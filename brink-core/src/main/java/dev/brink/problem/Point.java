package dev.brink.problem;

import dev.brink.text.Spelling;
import dev.brink.text.Text;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One value for every parameter of a search space, in the order of the space. Made by {@link SearchSpace#point} and
 * {@link SearchSpace#decode}, so its values are always valid and of canonical types.
 */
public final class Point {
    private final Map<String, Object> values;

    Point(Map<String, Object> values) {
        this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The value, a {@code Double}, {@code Long}, {@code String} or {@code Boolean}. */
    public Object value(String name) {
        Object value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("A point has no parameter '" + name + "', only "
                    + Text.names(values.keySet()) + ": "
                    + Spelling.nearest(name, values.keySet())
                            .map(nearest -> "did you mean '" + nearest + "'?")
                            .orElse("use one of these names."));
        }
        return value;
    }

    /** The value of a parameter that holds numbers, whole or not. */
    public double real(String name) {
        return as(Number.class, name, "a number").doubleValue();
    }

    /** The value of a parameter that holds whole numbers. */
    public long integer(String name) {
        return as(Long.class, name, "a whole number");
    }

    /** The value of a parameter that holds strings. */
    public String choice(String name) {
        return as(String.class, name, "a string");
    }

    /** The value of a boolean parameter. */
    public boolean bool(String name) {
        return as(Boolean.class, name, "a boolean");
    }

    /** All values by the name of their parameter, in the order of the space; cannot be modified. */
    public Map<String, Object> asMap() {
        return values;
    }

    private <T> T as(Class<T> type, String name, String kind) {
        Object value = value(name);
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException("Parameter '" + name + "' is " + Text.value(value) + ", which is not "
                    + kind + ": read it with " + accessor(value) + "(\"" + name + "\").");
        }
        return type.cast(value);
    }

    private static String accessor(Object value) {
        if (value instanceof String) {
            return "choice";
        }
        if (value instanceof Boolean) {
            return "bool";
        }
        return value instanceof Long ? "integer" : "real";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Point point && values.equals(point.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** {@code {lr=0.1, units=50}}. */
    @Override
    public String toString() {
        return values.toString();
    }
}
