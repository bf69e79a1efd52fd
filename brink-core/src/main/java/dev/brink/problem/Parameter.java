package dev.brink.problem;

import dev.brink.text.Text;
import java.util.List;
import java.util.OptionalLong;

/**
 * One setting that can be chosen, and how its values lie on one or more axes of the unit cube. Decoding an encoded
 * value gives that value again, a real one to within rounding.
 */
public sealed interface Parameter
        permits RealParameter, IntegerParameter, OrderedParameter, ChoiceParameter, BooleanParameter {
    String name();

    /** The number of axes of the unit cube that the parameter takes. */
    default int axes() {
        return 1;
    }

    /** Whether there are values between any two values. */
    default boolean isContinuous() {
        return false;
    }

    /** The number of values; empty if the parameter is continuous or has more values than a {@code long} can count. */
    OptionalLong size();

    /**
     * The value in its canonical type: {@code Double}, {@code Long}, {@code String} or {@code Boolean}.
     *
     * @throws IllegalArgumentException if it is of another kind or out of range
     */
    Object check(Object value);

    /** Writes the value's coordinates, from 0 to 1, into the array from the given index on. */
    void encode(Object value, double[] into, int at);

    /** The value whose cell of the unit cube holds the coordinates; coordinates outside of [0, 1] are clamped. */
    Object decode(double[] from, int at);

    /** Moves the coordinates, in place, to those of the value that they decode to. */
    default void snap(double[] coordinates, int at) {
        encode(decode(coordinates, at), coordinates, at);
    }

    /** Whether the order of the values means something, so that neighbours behave alike. */
    default boolean isOrdered() {
        return true;
    }

    /**
     * Writes the coordinates of the value at this share of the way, from 0 to 1, through all values. So each parameter
     * is one number, however many axes it takes, and numbers spread evenly give values spread evenly.
     */
    default void place(double share, double[] into, int at) {
        into[at] = share;
        snap(into, at);
    }

    /** A share of the way through all values at which {@link #place} puts this value. */
    default double share(double[] from, int at) {
        return from[at];
    }

    /**
     * Moves the coordinates to the value so many places further on, or back where that is negative.
     *
     * @return false, with nothing moved, where there is no such value
     */
    boolean step(double[] coordinates, int at, long places);

    /** A real number from min to max. */
    static Parameter real(String name, double min, double max) {
        return new RealParameter(name, min, max, false);
    }

    /** A real number from min to max, searched by its order of magnitude. */
    static Parameter logReal(String name, double min, double max) {
        return new RealParameter(name, min, max, true);
    }

    /** A whole number from min to max, both included. */
    static Parameter integer(String name, long min, long max) {
        return new IntegerParameter(name, min, max, false);
    }

    /** A whole number from min to max, both included, searched by its order of magnitude. */
    static Parameter logInteger(String name, long min, long max) {
        return new IntegerParameter(name, min, max, true);
    }

    /** One of several numbers or of several strings whose order means something. */
    static Parameter ordered(String name, Object... values) {
        return new OrderedParameter(name, List.of(values));
    }

    /** One of several numbers or of several strings whose order means something. */
    static Parameter ordered(String name, List<?> values) {
        return new OrderedParameter(name, List.copyOf(values));
    }

    /** One of several strings in no particular order. */
    static Parameter choice(String name, String... values) {
        return new ChoiceParameter(name, List.of(values));
    }

    /** One of several strings in no particular order. */
    static Parameter choice(String name, List<String> values) {
        return new ChoiceParameter(name, values);
    }

    /** True or false. */
    static Parameter bool(String name) {
        return new BooleanParameter(name);
    }

    /** What {@link #check} throws: what was received, the rule, and what to give instead. */
    default IllegalArgumentException refusal(Object value, String ruleAndNextStep) {
        return new IllegalArgumentException(
                "Parameter '" + name() + "' received " + Text.value(value) + ", but " + ruleAndNextStep);
    }
}
