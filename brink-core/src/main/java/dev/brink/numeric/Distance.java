package dev.brink.numeric;

import java.util.List;

/** How far apart points of the unit cube are. */
public final class Distance {
    private Distance() {}

    public static double between(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return Math.sqrt(sum);
    }

    /** To the nearest of several points other than this one itself; infinite without any. */
    public static double toNearest(double[] point, List<double[]> others) {
        double nearest = Double.POSITIVE_INFINITY;
        for (double[] other : others) {
            double distance = between(point, other);
            nearest = distance > 0 ? Math.min(nearest, distance) : nearest;
        }
        return nearest;
    }
}
