package dev.brink.search;

import dev.brink.numeric.Distance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * A local search where a known constraint stops an ascent: steps along the edge and random ones, settled on the edge,
 * are scored in a batch, of which the best is the next point.
 */
final class EdgeSearch {
    private static final int ALONG_EDGE = 12;
    private static final int ANYWHERE = 16;
    private static final int ROUNDS = 24;
    private static final double FIRST_RADIUS = 0.1;
    private static final double LAST_RADIUS = 1e-7;
    private static final int SHORTENINGS = 12;

    private final Scores scores;
    private final List<Integer> axes;
    private final Edge edge;
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
        this.edge = new Edge(axes, eligible, random);
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
        double[] along = edge.ascent(from, uphill, radius);
        for (int k = 0; k < ALONG_EDGE; k++) {
            double length = 4 * radius * Math.pow(0.5, k);
            edge.settle(Edge.moved(from, along, length), uphill, 2 * length).ifPresent(trials::add);
        }
        for (int i = 0; i < ANYWHERE; i++) {
            double[] step = i % 2 == 0 ? anyStep(from.length, radius) : stepAlongRegion(from.length, radius);
            shortened(from, step, uphill, radius).ifPresent(trials::add);
        }
        return trials;
    }

    private Optional<double[]> shortened(double[] from, double[] step, double[] uphill, double radius) {
        double length = 1;
        for (int k = 0; k < SHORTENINGS; k++) {
            Optional<double[]> settled = edge.settle(Edge.moved(from, step, length), uphill, 2 * radius);
            if (settled.isPresent()) {
                return settled;
            }
            length *= random.nextDouble();
        }
        return Optional.empty();
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
}
