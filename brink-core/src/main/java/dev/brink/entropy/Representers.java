package dev.brink.entropy;

import dev.brink.numeric.LogSumExp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The points on which p_min lives, the paper's {@code N_d} points, encoded in the unit cube: the point x at which a task
 * is to be chosen first, then the others. Points that were chosen where some density u is high crowd there; seen from
 * the uniform base measure each of them stands for a share {@code b_i} of the space that is proportional to
 * {@code 1/u_i}.
 */
public final class Representers {
    private final double[][] points;
    private final double[] logBaseMeasure; // the shares sum to one

    private Representers(double[][] points, double[] logBaseMeasure) {
        this.points = points;
        this.logBaseMeasure = logBaseMeasure;
    }

    /**
     * Of points given more than once only the first counts.
     *
     * @param x the point at which a task is to be chosen
     * @param points x among them
     * @param logDensities of each point, the logarithm of the density by which it was chosen, up to a constant; all the
     *     same where they were spread evenly
     */
    public static Representers of(double[] x, double[][] points, double[] logDensities) {
        requireOnePerPoint(points, logDensities);
        List<double[]> distinct = new ArrayList<>();
        List<Double> densities = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            double[] point = points[i];
            if (distinct.stream().noneMatch(other -> Arrays.equals(other, point))) {
                boolean first = Arrays.equals(point, x);
                distinct.add(first ? 0 : distinct.size(), point.clone());
                densities.add(first ? 0 : densities.size(), logDensities[i]);
            }
        }
        if (distinct.isEmpty() || !Arrays.equals(distinct.get(0), x)) {
            throw new IllegalArgumentException("The point " + Arrays.toString(x) + " is not among the " + points.length
                    + " representers, but it may be the minimiser too: add it.");
        }
        return new Representers(distinct.toArray(double[][]::new), baseMeasure(densities));
    }

    /** Points that were spread evenly. */
    public static Representers even(double[] x, double[][] points) {
        return of(x, points, new double[points.length]);
    }

    private static void requireOnePerPoint(double[][] points, double[] logDensities) {
        if (points.length != logDensities.length) {
            throw new IllegalArgumentException("There are " + logDensities.length + " log densities of " + points.length
                    + " representers: give one a point.");
        }
        for (double logDensity : logDensities) {
            if (!Double.isFinite(logDensity)) {
                throw new IllegalArgumentException("A representer has the log density " + logDensity
                        + ", but it must be finite: leave out points that could not have been chosen.");
            }
        }
    }

    private static double[] baseMeasure(List<Double> logDensities) {
        double[] logs = logDensities.stream().mapToDouble(u -> -u).toArray();
        double total = LogSumExp.of(logs);
        return Arrays.stream(logs).map(log -> log - total).toArray();
    }

    /** How many, x included. */
    public int size() {
        return points.length;
    }

    /** The first is x. */
    public double[] point(int i) {
        return points[i].clone();
    }

    /** {@code log b_i}. */
    double logBaseMeasure(int i) {
        return logBaseMeasure[i];
    }

    double[][] points() {
        return points;
    }
}
