package dev.brink.search;

import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * A random walk that keeps the uniform distribution over a region of the unit cube: a random line through the current
 * point, a uniform point on it, and the line shortened towards the current point while that is outside (hit-and-run,
 * Smith 1984, with the shrinking of slice sampling, Neal 2003).
 */
final class HitAndRun {
    /** Halves an interval often enough to come from the whole cube to a region narrower than 1e-9 of it. */
    private static final int SHRINKAGES = 60;

    private final Predicate<double[]> region;

    HitAndRun(Predicate<double[]> region) {
        this.region = region;
    }

    /** A point of the region, so many moves away. Others of its points show which way the region extends. */
    double[] walk(double[] from, int moves, List<double[]> others, RandomGenerator random) {
        double[] at = from;
        for (int i = 0; i < moves; i++) {
            at = move(at, direction(at.length, others, random), random);
        }
        return at;
    }

    private double[] move(double[] from, double[] direction, RandomGenerator random) {
        double back = -longest(from, direction, -1);
        double ahead = longest(from, direction, 1);
        for (int i = 0; i < SHRINKAGES && back < ahead; i++) {
            double length = back + random.nextDouble() * (ahead - back);
            double[] trial = along(from, direction, length);
            if (region.test(trial)) {
                return trial;
            }
            if (length < 0) {
                back = length;
            } else {
                ahead = length;
            }
        }
        return from;
    }

    /** How far one can go along the direction, forwards or backwards, before the cube ends. */
    private static double longest(double[] from, double[] direction, int sign) {
        double longest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < from.length; i++) {
            double slope = sign * direction[i];
            if (slope != 0) {
                longest = Math.min(longest, (slope > 0 ? 1 - from[i] : from[i]) / Math.abs(slope));
            }
        }
        return Double.isInfinite(longest) ? 0 : longest;
    }

    private static double[] along(double[] from, double[] direction, double length) {
        double[] point = new double[from.length];
        for (int i = 0; i < point.length; i++) {
            point[i] = Math.max(0, Math.min(1, from[i] + length * direction[i]));
        }
        return point;
    }

    /**
     * Along one axis, or along several at random, or along the line between two other points of the region, without
     * which a thin region that lies aslant could be walked only in steps of its thickness.
     */
    private static double[] direction(int dimension, List<double[]> others, RandomGenerator random) {
        int kind = random.nextInt(others.size() < 2 ? 2 : 3);
        double[] direction = new double[dimension];
        if (kind == 0) {
            direction[random.nextInt(dimension)] = 1;
        } else if (kind == 1) {
            int moved = 1 + random.nextInt(dimension);
            for (int i = 0; i < dimension; i++) {
                direction[i] = random.nextInt(dimension) < moved ? random.nextGaussian() : 0;
            }
        } else {
            double[] one = others.get(random.nextInt(others.size()));
            double[] other = others.get(random.nextInt(others.size()));
            for (int i = 0; i < dimension; i++) {
                direction[i] = one[i] - other[i];
            }
        }
        return direction;
    }
}
