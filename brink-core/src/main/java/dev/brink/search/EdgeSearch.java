package dev.brink.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * A local search where a known constraint stops an ascent. Known constraints only say yes or no, so nothing tells how
 * the edge runs; but they are cheap to ask. Random steps are shortened until they are allowed and then pushed up the
 * gradient as far as is allowed, which puts them onto the edge; the best of a batch is the next point.
 */
final class EdgeSearch {
    private static final int BATCH = 32;
    private static final int ROUNDS = 24;
    private static final double FIRST_RADIUS = 0.1;
    private static final double LAST_RADIUS = 1e-7;
    private static final int SHORTENINGS = 12;
    private static final int BISECTIONS = 12;

    private final Scores scores;
    private final List<Integer> axes;
    private final Predicate<double[]> eligible;
    private final double[][] inside;
    private final RandomGenerator random;

    /** Points inside of the region show which way it extends. */
    EdgeSearch(
            Scores scores,
            KnownRegion region,
            Predicate<double[]> eligible,
            double[][] inside,
            RandomGenerator random) {
        this.scores = scores;
        this.axes = region.space().continuousAxes();
        this.eligible = eligible;
        this.inside = inside;
        this.random = random;
    }

    Candidate from(Candidate start) {
        Candidate current = start;
        double[] uphill = uphill(current);
        double radius = FIRST_RADIUS;
        for (int round = 0; round < ROUNDS && radius > LAST_RADIUS; round++) {
            List<double[]> trials = trials(current.point(), uphill, radius);
            double[] values = scores.exact(trials);
            Candidate best = current;
            for (int i = 0; i < values.length; i++) {
                if (values[i] > best.value()) {
                    best = current.at(trials.get(i), values[i]);
                }
            }
            if (best == current) {
                radius *= 0.2;
            } else {
                radius = Math.min(FIRST_RADIUS, 2 * Distance.between(best.point(), current.point()));
                current = best;
                uphill = uphill(current);
            }
        }
        return current;
    }

    /** The direction of the gradient along the continuous axes; zero where there is none. */
    private double[] uphill(Candidate at) {
        double[] gradient = new double[at.point().length];
        boolean known = scores.withGradient(at.point(), gradient) > Double.NEGATIVE_INFINITY;
        double[] uphill = new double[gradient.length];
        double norm = Math.sqrt(axes.stream()
                .mapToDouble(axis -> gradient[axis] * gradient[axis])
                .sum());
        if (known && norm > 0) {
            axes.forEach(axis -> uphill[axis] = gradient[axis] / norm);
        }
        return uphill;
    }

    private List<double[]> trials(double[] from, double[] uphill, double radius) {
        List<double[]> trials = new ArrayList<>();
        for (int i = 0; i < BATCH; i++) {
            double[] step = i % 2 == 0 ? anyStep(from.length, radius) : stepAlongRegion(from.length, radius);
            double length = 1;
            for (int k = 0; k < SHORTENINGS; k++) {
                double[] trial = moved(from, step, length);
                if (eligible.test(trial)) {
                    trials.add(pushed(trial, uphill, radius));
                    break;
                }
                length *= random.nextDouble();
            }
        }
        return trials;
    }

    private double[] anyStep(int dimension, double radius) {
        double[] step = new double[dimension];
        int moved = 1 + random.nextInt(axes.size());
        for (int axis : axes) {
            step[axis] = random.nextInt(axes.size()) < moved ? radius * random.nextGaussian() : 0;
        }
        return step;
    }

    private double[] stepAlongRegion(int dimension, double radius) {
        double[] step = new double[dimension];
        double[] one = inside[random.nextInt(inside.length)];
        double[] other = inside[random.nextInt(inside.length)];
        double distance = Distance.between(one, other);
        double length = radius * random.nextGaussian();
        for (int axis : axes) {
            step[axis] = distance > 0 ? (one[axis] - other[axis]) / distance * length : 0;
        }
        return step;
    }

    private double[] pushed(double[] from, double[] uphill, double radius) {
        double allowed = 0;
        double length = 2 * radius;
        for (int k = 0; k < BISECTIONS; k++) {
            if (eligible.test(moved(from, uphill, allowed + length))) {
                allowed += length;
            }
            length /= 2;
        }
        return moved(from, uphill, allowed);
    }

    private static double[] moved(double[] from, double[] direction, double length) {
        double[] point = from.clone();
        for (int i = 0; i < point.length; i++) {
            point[i] = Math.max(0, Math.min(1, point[i] + length * direction[i]));
        }
        return point;
    }
}
