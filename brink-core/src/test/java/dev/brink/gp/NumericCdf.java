package dev.brink.gp;

import java.util.function.DoubleUnaryOperator;

/** The distribution function of a density known by its logarithm, by Simpson's rule on a fine grid. */
final class NumericCdf implements DoubleUnaryOperator {
    private static final int CELLS = 40_000;

    private final double from;
    private final double step;
    private final double[] cumulated = new double[CELLS + 1];

    NumericCdf(DoubleUnaryOperator logDensity, double from, double to) {
        this.from = from;
        this.step = (to - from) / CELLS;
        for (int i = 0; i < CELLS; i++) {
            double left = from + i * step;
            double sum = density(logDensity, left)
                    + 4 * density(logDensity, left + step / 2)
                    + density(logDensity, Math.min(to, from + (i + 1) * step));
            cumulated[i + 1] = cumulated[i] + sum * step / 6;
        }
    }

    private static double density(DoubleUnaryOperator logDensity, double x) {
        return Math.exp(logDensity.applyAsDouble(x));
    }

    /** What the density integrates to between the ends. */
    double total() {
        return cumulated[CELLS];
    }

    @Override
    public double applyAsDouble(double x) {
        double cell = Math.max(0, Math.min(CELLS, (x - from) / step));
        int left = Math.min((int) cell, CELLS - 1);
        return Math.min(1, cumulated[left] + (cell - left) * (cumulated[left + 1] - cumulated[left]));
    }
}
