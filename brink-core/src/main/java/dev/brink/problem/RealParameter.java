package dev.brink.problem;

import dev.brink.text.Text;
import java.util.OptionalLong;

/** A real number from min to max, searched evenly or by its order of magnitude. */
public record RealParameter(String name, double min, double max, boolean log) implements Parameter {
    /** Just below the exponents at which {@code exp} overflows (709.8) or becomes subnormal (-708.4). */
    private static final double LARGEST_EXPONENT = 708;

    /** A share of the range that ascents to one of its ends may be short of it: nobody wants to run 2.168e-19. */
    private static final double ROUNDING = 1e-12;

    public RealParameter {
        Rules.requireName("A parameter", name);
        min = min + 0.0;
        max = max + 0.0;
        String range = "Parameter '" + name + "' ranges from " + Text.number(min) + " to " + Text.number(max);
        if (!Double.isFinite(min) || !Double.isFinite(max)) {
            throw new InvalidProblemException(
                    range + ", but both ends must be finite numbers: give the widest range worth trying.");
        }
        if (min >= max) {
            throw new InvalidProblemException(range
                    + ", but min must be less than max: swap or widen them, or leave out a parameter that is fixed.");
        }
        if (log && min <= 0) {
            throw new InvalidProblemException(
                    range + " on a log scale, but there both must be more than 0: raise min or drop the log scale.");
        }
    }

    @Override
    public boolean isContinuous() {
        return true;
    }

    @Override
    public OptionalLong size() {
        return OptionalLong.empty();
    }

    @Override
    public Object check(Object value) {
        return checked(value);
    }

    private double checked(Object value) {
        if (!(value instanceof Number number)) {
            throw refusal(value, "it is a real number: " + nextStep());
        }
        double real = Numbers.real(number);
        if (!(min <= real && real <= max)) {
            throw refusal(value, "that is out of its range: " + nextStep());
        }
        return real;
    }

    private String nextStep() {
        return "give a number from " + Text.number(min) + " to " + Text.number(max) + ".";
    }

    @Override
    public void encode(Object value, double[] into, int at) {
        double real = checked(value);
        into[at] = Math.min(1, log ? logRatio(real) / logRatio(max) : linear(real));
    }

    @Override
    public Object decode(double[] from, int at) {
        double u = UnitInterval.clamp(from[at]);
        return Math.max(min, Math.min(max, log ? fromLog(u) : fromLinear(u)));
    }

    /** Between its ends every coordinate is a value already, but what rounding leaves of the way to an end is none of it. */
    @Override
    public void snap(double[] coordinates, int at) {
        double u = UnitInterval.clamp(coordinates[at]);
        coordinates[at] = u < ROUNDING ? 0 : u > 1 - ROUNDING ? 1 : u;
    }

    /** Between any two values lie others, so none has a next one. */
    @Override
    public boolean step(double[] coordinates, int at, long places) {
        return false;
    }

    /** {@code (v - min)/(max - min)}, halved where the width of the range would overflow. */
    private double linear(double value) {
        double width = max - min;
        return Double.isInfinite(width) ? (value / 2 - min / 2) / (max / 2 - min / 2) : (value - min) / width;
    }

    /** Starts from the nearer end, so that both ends are met exactly. */
    private double fromLinear(double u) {
        double width = max - min;
        if (Double.isInfinite(width)) {
            return (1 - u) * min + u * max;
        }
        return u <= 0.5 ? min + u * width : max - (1 - u) * width;
    }

    /** {@code log(v/min)}: near one by the ratio's excess over one, and as a difference where the ratio overflows. */
    private double logRatio(double value) {
        double excess = (value - min) / min;
        if (excess < 1) {
            return Math.log1p(excess);
        }
        double ratio = value / min;
        return Double.isInfinite(ratio) ? Math.log(value) - Math.log(min) : Math.log(ratio);
    }

    /** {@code min (max/min)^u}, starting from the nearer end. */
    private double fromLog(double u) {
        double logRange = logRatio(max);
        return u <= 0.5 ? timesExp(min, u * logRange) : timesExp(max, -(1 - u) * logRange);
    }

    /** {@code end exp(x)} in two steps where {@code exp(x)} alone would overflow or lose digits. */
    private static double timesExp(double end, double exponent) {
        return Math.abs(exponent) < LARGEST_EXPONENT
                ? end * Math.exp(exponent)
                : end * Math.exp(exponent / 2) * Math.exp(exponent / 2);
    }
}
