package dev.brink.problem;

import java.util.OptionalLong;

/**
 * A whole number from min to max, both included. Each value owns a cell of the unit interval and is encoded at the
 * middle of its cell: cells of equal width, or on a log scale the cells between the logarithms of the half-way points
 * {@code v - 1/2} and {@code v + 1/2}.
 *
 * <p>A coordinate is a double and can tell some {@code 2^51} equal cells apart, or log cells up to some {@code 10^12}.
 * In wider ranges a value decodes to one as near to it as that resolution allows, always within the range.
 */
public record IntegerParameter(String name, long min, long max, boolean log) implements Parameter {
    private static final double TWO_TO_63 = 0x1p63;

    public IntegerParameter {
        Rules.requireName("A parameter", name);
        String range = "Parameter '" + name + "' ranges from " + min + " to " + max;
        if (min >= max) {
            throw new InvalidProblemException(range
                    + ", but min must be less than max: swap or widen them, or leave out a parameter that is fixed.");
        }
        if (log && min < 1) {
            throw new InvalidProblemException(
                    range + " on a log scale, but there both must be at least 1: raise min or drop the log scale.");
        }
    }

    @Override
    public OptionalLong size() {
        long last = max - min;
        return last < 0 || last == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(last + 1);
    }

    @Override
    public Object check(Object value) {
        return checked(value);
    }

    private long checked(Object value) {
        if (!(value instanceof Number number)) {
            throw refusal(value, "it is a whole number: " + nextStep());
        }
        OptionalLong whole = Numbers.whole(number);
        if (whole.isEmpty() && number.doubleValue() != Math.rint(number.doubleValue())) {
            throw refusal(value, "it is a whole number: " + nextStep());
        }
        if (whole.isEmpty() || whole.getAsLong() < min || whole.getAsLong() > max) {
            throw refusal(value, "that is out of its range: " + nextStep());
        }
        return whole.getAsLong();
    }

    private String nextStep() {
        return "give a whole number from " + min + " to " + max + ".";
    }

    @Override
    public void encode(Object value, double[] into, int at) {
        double index = unsigned(checked(value) - min);
        into[at] = log
                ? 0.5 * (logBorder(index) + logBorder(index + 1)) / logBorder(cells())
                : UnitInterval.centre(index, cells());
    }

    @Override
    public Object decode(double[] from, int at) {
        double u = UnitInterval.clamp(from[at]);
        return valueAt(
                log ? Math.floor((min - 0.5) * Math.expm1(u * logBorder(cells()))) : UnitInterval.cell(u, cells()));
    }

    @Override
    public boolean step(double[] coordinates, int at, long places) {
        long value = (long) decode(coordinates, at);
        boolean inRange = places >= 0
                ? Long.compareUnsigned(places, max - value) <= 0
                : Long.compareUnsigned(-places, value - min) <= 0;
        if (inRange) {
            encode(value + places, coordinates, at);
        }
        return inRange;
    }

    /** {@code max - min + 1}. */
    private double cells() {
        return unsigned(max - min) + 1;
    }

    /** {@code log(min - 1/2 + i) - log(min - 1/2)}, the lower border of the cell with index i, without cancellation. */
    private double logBorder(double index) {
        return Math.log1p(index / (min - 0.5));
    }

    private long valueAt(double index) {
        if (index >= unsigned(max - min)) {
            return max;
        }
        return min + (index < TWO_TO_63 ? (long) index : (long) (index - TWO_TO_63) + Long.MIN_VALUE);
    }

    /** A difference of two longs may need 64 bits without a sign. */
    private static double unsigned(long difference) {
        return difference >= 0 ? difference : (difference >>> 1) * 2.0 + (difference & 1);
    }
}
