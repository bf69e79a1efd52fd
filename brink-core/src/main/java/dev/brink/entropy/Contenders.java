package dev.brink.entropy;

import java.util.Arrays;

/**
 * The points of one draw after the other that may be its minimiser, whatever a task shows of its functions. Each value
 * is linear in the z of its function, and so, rounding being monotone, between its values at the ends of z's range. A
 * point is out that breaks a constraint at both ends, or is worse at its best than another at its worst that holds all
 * constraints at both ends. Mostly a handful is left, and {@link #minimiser} finds what
 * {@link JointDraws#minimiser(int, double[])} does.
 */
final class Contenders {
    private final JointDraws draws;
    private final int[] points;
    private final boolean[] mayHold;
    private final boolean[] surelyHold;
    private int count; // of points
    private int draw;

    Contenders(JointDraws draws) {
        this.draws = draws;
        this.points = new int[draws.none()];
        this.mayHold = new boolean[draws.none()];
        this.surelyHold = new boolean[draws.none()];
    }

    /**
     * Goes on to a draw.
     *
     * @param lowest of z, for every function
     * @param highest likewise
     */
    void goTo(int newDraw, double[] lowest, double[] highest) {
        draw = newDraw;
        judge(lowest, highest);
        double[] fixed = draws.function(0).fixed(draw);
        double[] along = draws.function(0).along(draw);
        double bound = Double.POSITIVE_INFINITY;
        for (int i = 0; i < points.length; i++) {
            if (surelyHold[i]) {
                double atWorst = Math.max(fixed[i] + along[i] * lowest[0], fixed[i] + along[i] * highest[0]);
                bound = Math.min(bound, atWorst);
            }
        }
        count = 0;
        for (int i = 0; i < points.length; i++) {
            double atBest = Math.min(fixed[i] + along[i] * lowest[0], fixed[i] + along[i] * highest[0]);
            if (mayHold[i] && atBest <= bound) {
                points[count] = i;
                count++;
            }
        }
    }

    private void judge(double[] lowest, double[] highest) {
        Arrays.fill(mayHold, true);
        Arrays.fill(surelyHold, true);
        for (int k = 1; k < lowest.length; k++) {
            double[] fixed = draws.function(k).fixed(draw);
            double[] along = draws.function(k).along(draw);
            for (int i = 0; i < points.length; i++) {
                boolean atLowest = fixed[i] + along[i] * lowest[k] >= 0;
                boolean atHighest = fixed[i] + along[i] * highest[k] >= 0;
                mayHold[i] &= atLowest || atHighest;
                surelyHold[i] &= atLowest && atHighest;
            }
        }
    }

    /** The minimiser of the draw, given the z of every function, each in its range. */
    int minimiser(double[] coordinates) {
        return draws.minimiser(draw, coordinates, points, count);
    }
}
