package dev.brink.report.panel;

import java.util.ArrayList;
import java.util.List;

/** Round numbers in a range. */
public final class Ticks {
    private static final double[] FACTORS = {1, 2, 5, 10};
    private static final int[][] LOG_FACTORS = {{1, 2, 5}, {1, 3}, {1}};

    /** A number counts as within the range if it is outside of it by no more than this share of a step. */
    private static final double ROUNDING = 1e-9;

    private Ticks() {}

    /** Multiples of one, two or five times a power of ten, as many as come near to the number wanted from below. */
    public static List<Double> linear(double from, double to, int most) {
        double step = step((to - from) / most);
        List<Double> ticks = new ArrayList<>();
        for (double k = Math.ceil(from / step - ROUNDING); k * step <= to + ROUNDING * step; k++) {
            ticks.add(round(k * step, step) + 0.0); // which makes a zero positive
        }
        return ticks;
    }

    /** Powers of ten, thinned out where there are many; where there are few, with two or one more for each. */
    public static List<Double> log(double from, double to, int most) {
        for (int[] factors : LOG_FACTORS) {
            List<Double> ticks = log(from, to, factors, 1);
            if (ticks.size() <= most && ticks.size() >= 2) {
                return ticks;
            }
        }
        int stride = Math.max(1, (int) Math.ceil(Math.log10(to / from) / most - ROUNDING));
        List<Double> ticks = log(from, to, new int[] {1}, stride);
        return ticks.size() >= 2 ? ticks : linear(from, to, most);
    }

    private static List<Double> log(double from, double to, int[] factors, int stride) {
        List<Double> ticks = new ArrayList<>();
        for (int exponent = (int) Math.floor(Math.log10(from)); exponent <= Math.ceil(Math.log10(to)); exponent++) {
            for (int factor : factors) {
                double value = Double.parseDouble(factor + "e" + exponent);
                boolean inside = value >= from * (1 - ROUNDING) && value <= to * (1 + ROUNDING);
                if (inside && Math.floorMod(exponent, stride) == 0) {
                    ticks.add(value);
                }
            }
        }
        return ticks;
    }

    private static double step(double least) {
        double decade = Math.pow(10, Math.floor(Math.log10(least)));
        for (double factor : FACTORS) {
            if (factor * decade >= least * (1 - ROUNDING)) {
                return factor * decade;
            }
        }
        return 10 * decade;
    }

    /** Without the dust of a multiplication, such as 0.30000000000000004. */
    private static double round(double value, double step) {
        int decimals = Math.max(0, 1 - (int) Math.floor(Math.log10(step)));
        double scale = Math.pow(10, decimals);
        return Double.isFinite(value * scale) && decimals < 16 ? Math.rint(value * scale) / scale : value;
    }
}
