package dev.brink.report.text;

import java.util.Locale;

/** How numbers are written for people: as many digits as they can use, and powers of ten only where they must be. */
public final class Figures {
    private static final double SMALLEST_PLAIN = 1e-3;
    private static final double LARGEST_PLAIN = 1e6;

    private Figures() {}

    /** At most so many significant digits: {@code 0.0123}, {@code 4.2}, {@code 250000}, {@code 3.1e-7}. */
    public static String number(double value, int digits) {
        if (value == 0) {
            return "0";
        }
        if (!Double.isFinite(value)) {
            return Double.isNaN(value) ? "–" : value > 0 ? "∞" : "−∞";
        }
        String scientific = String.format(Locale.ROOT, "%." + (digits - 1) + "e", value);
        double rounded = Double.parseDouble(scientific);
        double size = Math.abs(rounded);
        if (size >= SMALLEST_PLAIN && size < LARGEST_PLAIN) {
            int decimals = Math.max(0, digits - 1 - (int) Math.floor(Math.log10(size)));
            return trimmed(String.format(Locale.ROOT, "%." + decimals + "f", rounded));
        }
        int exponent = scientific.indexOf('e');
        return trimmed(scientific.substring(0, exponent)) + "e" + Integer.parseInt(scientific.substring(exponent + 1));
    }

    /** Four digits, which is as much as a sentence or a table bears. */
    public static String number(double value) {
        return number(value, 4);
    }

    /** A value of a parameter. */
    public static String value(Object value) {
        return value instanceof Double real ? number(real, 6) : String.valueOf(value);
    }

    /**
     * A probability; near one, as many digits as tell it from one: {@code 0.87}, {@code 0.9996}, {@code > 0.9999}. Nothing
     * that is learned is ever certain.
     */
    public static String probability(double probability) {
        if (probability > 0.9999) {
            return "> 0.9999";
        }
        if (probability < 1e-4) {
            return "< 0.0001";
        }
        String format = probability > 0.99 || probability < 0.01 ? "%.4f" : "%.3f";
        return trimmed(String.format(Locale.ROOT, format, probability));
    }

    private static String trimmed(String number) {
        return number.contains(".") ? number.replaceAll("\\.?0+$", "") : number;
    }
}
