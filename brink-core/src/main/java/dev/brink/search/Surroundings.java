package dev.brink.search;

import dev.brink.problem.SearchSpace;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Points around a given one at every distance. Near convergence the landscape is a needle beside the best measured
 * point, a hundred thousandth of the cube wide or less, which no even sweep would ever hit.
 */
final class Surroundings {
    private static final double LARGEST_RADIUS = 0.3;
    private static final double SMALLEST_RADIUS = 1e-6;

    private final SearchSpace space;

    Surroundings(SearchSpace space) {
        this.space = space;
    }

    /**
     * The point itself and so many others, all snapped: Gaussian steps whose radii are spread evenly in their
     * logarithm, by turns of all parameters and of some.
     */
    void around(double[] centre, int count, RandomGenerator random, List<double[]> into) {
        into.add(space.snap(centre));
        for (int i = 0; i < count; i++) {
            double height = (i + random.nextDouble()) / count;
            double radius = LARGEST_RADIUS * Math.pow(SMALLEST_RADIUS / LARGEST_RADIUS, height);
            into.add(near(centre, radius, i % 2 == 0, random));
        }
    }

    /** A point at about this distance along every axis of all parameters or of some. */
    double[] near(double[] centre, double radius, boolean all, RandomGenerator random) {
        return moved(centre, all, random, share -> clipped(share + radius * random.nextGaussian()));
    }

    /** A point no farther along any axis of some parameters, and as likely anywhere there. */
    double[] within(double[] centre, double distance, RandomGenerator random) {
        return moved(centre, false, random, share -> {
            double least = clipped(share - distance);
            return least + (clipped(share + distance) - least) * random.nextDouble();
        });
    }

    private static double clipped(double share) {
        return Math.max(0, Math.min(1, share));
    }

    private double[] moved(double[] centre, boolean all, RandomGenerator random, DoubleUnaryOperator move) {
        double[] shares = space.shares(centre);
        int always = random.nextInt(shares.length);
        int expected = 1 + random.nextInt(shares.length);
        boolean[] moved = new boolean[shares.length];
        for (int i = 0; i < shares.length; i++) {
            moved[i] = all || i == always || random.nextInt(shares.length) < expected;
            shares[i] = moved[i] ? move.applyAsDouble(shares[i]) : clipped(shares[i]);
        }
        double[] point = space.place(shares);
        for (int i = 0; i < moved.length; i++) {
            if (moved[i] && !space.parameters().get(i).isContinuous()) {
                point = withDiscreteMove(point, i, random);
            }
        }
        return point;
    }

    /**
     * A value among many is left only by steps as wide as its cell, so a part of the discrete parameters moves to a
     * neighbouring value or to any other instead.
     */
    private double[] withDiscreteMove(double[] point, int parameter, RandomGenerator random) {
        int kind = random.nextInt(6);
        if (kind == 0) {
            double[] shares = space.shares(point);
            shares[parameter] = random.nextDouble();
            return space.place(shares);
        }
        return kind == 1
                ? space.step(point, parameter, random.nextBoolean() ? 1 : -1).orElse(point)
                : point;
    }
}
