package dev.brink.benchmarks.regret;

import java.util.Locale;

/** How numbers are shown in tables and charts: two digits tell all that a handful of seeds can. */
final class Figures {
    private static final double SMALLEST_PLAIN = 0.01;
    private static final double LARGEST_PLAIN = 1e4;

    private Figures() {}

    /** {@code 2.3e-7}, {@code 0.19}, {@code 5.4}, {@code 180}, or {@code ∞} where nothing feasible was found. */
    static String twoDigits(double value) {
        if (Double.isInfinite(value)) {
            return "∞";
        }
        if (value == 0) {
            return "0";
        }
        String scientific = String.format(Locale.ROOT, "%.1e", value);
        double rounded = Double.parseDouble(scientific);
        if (rounded >= SMALLEST_PLAIN && rounded < LARGEST_PLAIN) {
            int decimals = Math.max(0, 1 - (int) Math.floor(Math.log10(rounded)));
            return trimmed(String.format(Locale.ROOT, "%." + decimals + "f", rounded));
        }
        String[] parts = scientific.split("e", 2);
        return trimmed(parts[0]) + "e" + Integer.parseInt(parts[1]);
    }

    private static String trimmed(String number) {
        return number.contains(".") ? number.replaceAll("\\.?0+$", "") : number;
    }

    /** {@code 95 %}, in whole per cent. */
    static String share(double share) {
        return Math.round(100 * share) + " %";
    }

    /** A probability of a test, such as {@code 0.013} or {@code < 0.0001}. */
    static String probability(double p) {
        return p < 1e-4 ? "< 0.0001" : String.format(Locale.ROOT, p < 0.01 ? "%.4f" : "%.2f", p);
    }
}
