package dev.brink.testkit;

/**
 * Closeness of numbers. Equal values always pass, two NaNs count as equal, and a NaN or an infinity on one side only
 * always fails.
 */
public final class Within {
    private Within() {}

    /** At most {@code ulps} representable doubles lie between the two values. */
    public static void ulps(double actual, double expected, long ulps) {
        ulps(actual, expected, ulps, "");
    }

    /** As above; {@code context}, printed on failure, says which case this is. */
    public static void ulps(double actual, double expected, long ulps, Object context) {
        if (ulps < 0) {
            throw new IllegalArgumentException("The distance allowed is " + ulps + " ulps: give zero or more.");
        }
        if (same(actual, expected)) {
            return;
        }
        boolean comparable = Double.isFinite(actual) && Double.isFinite(expected);
        long distance = comparable ? distance(actual, expected) : Long.MAX_VALUE;
        // A negative distance is one that overflowed: values of opposite sign, both large.
        if (distance < 0 || distance > ulps) {
            String error = comparable && distance >= 0 ? distance + " ulps" : "beyond measure in ulps";
            throw failure(actual, expected, error, ulps + " ulps", context);
        }
    }

    /** {@code |actual - expected| <= tolerance * |expected|}. */
    public static void relative(double actual, double expected, double tolerance, Object context) {
        absoluteOrRelative(actual, expected, 0, tolerance, context);
    }

    /** {@code |actual - expected| <= tolerance}. */
    public static void absolute(double actual, double expected, double tolerance, Object context) {
        absoluteOrRelative(actual, expected, tolerance, 0, context);
    }

    /** {@code |actual - expected| <= max(absolute, relative * |expected|)}: the absolute part serves values near zero. */
    public static void absoluteOrRelative(
            double actual, double expected, double absolute, double relative, Object context) {
        if (!(absolute >= 0 && relative >= 0)) {
            throw new IllegalArgumentException(
                    "Tolerances are absolute " + absolute + " and relative " + relative + ": give zero or more.");
        }
        if (same(actual, expected)) {
            return;
        }
        double error = Math.abs(actual - expected);
        boolean close = Double.isFinite(error) && error <= Math.max(absolute, relative * Math.abs(expected));
        if (!close) {
            String measured = error + " absolute, " + error / Math.abs(expected) + " relative";
            throw failure(actual, expected, measured, allowance(absolute, relative), context);
        }
    }

    private static boolean same(double actual, double expected) {
        return actual == expected || (Double.isNaN(actual) && Double.isNaN(expected));
    }

    /** Doubles of one sign are ordered as their bits are; negative ones are mirrored below zero. */
    private static long distance(double a, double b) {
        return Math.max(ordered(a), ordered(b)) - Math.min(ordered(a), ordered(b));
    }

    private static long ordered(double value) {
        long bits = Double.doubleToLongBits(value);
        return bits < 0 ? Long.MIN_VALUE - bits : bits;
    }

    private static String allowance(double absolute, double relative) {
        if (absolute == 0) {
            return relative + " relative";
        }
        return relative == 0 ? absolute + " absolute" : absolute + " absolute or " + relative + " relative";
    }

    private static AssertionError failure(
            double actual, double expected, String error, String allowance, Object context) {
        String where = context.toString().isEmpty() ? "" : context + "\n";
        return new AssertionError(where
                + "  actual   " + actual + "  (" + Double.toHexString(actual) + ")\n"
                + "  expected " + expected + "  (" + Double.toHexString(expected) + ")\n"
                + "  error    " + error + "\n"
                + "  allowed  " + allowance);
    }
}
