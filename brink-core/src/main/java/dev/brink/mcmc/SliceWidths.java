package dev.brink.mcmc;

import java.util.Arrays;

/**
 * How wide intervals must be to hold the slices of a chain along each of its directions, learned from how far it has
 * moved along them. Two points of a slice lie a third of its width apart on average, so eight times the average move is
 * nearly three times a slice: such an interval needs no stepping out, which halves the evaluations of a sweep, and is
 * seldom too narrow. One that is too narrow leaves the density as it is, too, and is soon learned to be wider.
 *
 * <p>Widths stay what they are while draws are made, since they must not follow the chain.
 */
public final class SliceWidths {
    private static final double TIMES_MOVE = 8;

    /** In lengths of a direction. */
    private static final double LEAST = 0.25;

    private static final double MOST = 20;

    /** What earlier widths count for, beside what the latest moves say. */
    private static final double MEMORY = 0.5;

    private final double[] widths; // NaN: not known

    private SliceWidths(double[] widths) {
        this.widths = widths;
    }

    /** Nothing is known, so that intervals have to be stepped out. */
    public static SliceWidths unknown(int directions) {
        double[] widths = new double[directions];
        Arrays.fill(widths, Double.NaN);
        return new SliceWidths(widths);
    }

    boolean isKnown(int direction) {
        return !Double.isNaN(widths[direction]);
    }

    double of(int direction) {
        return widths[direction];
    }

    /** What is known after so many sweeps, given how far they have led in all along each direction. */
    SliceWidths after(int sweeps, double[] moved) {
        if (sweeps == 0) {
            return this;
        }
        double[] learned = new double[widths.length];
        for (int d = 0; d < learned.length; d++) {
            double width = TIMES_MOVE * moved[d] / sweeps;
            double mixed = isKnown(d) ? MEMORY * widths[d] + (1 - MEMORY) * width : width;
            learned[d] = Math.max(LEAST, Math.min(MOST, mixed));
        }
        return new SliceWidths(learned);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SliceWidths that && Arrays.equals(widths, that.widths);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(widths);
    }

    @Override
    public String toString() {
        return "SliceWidths" + Arrays.toString(widths);
    }
}
