package dev.brink.search;

import dev.brink.numeric.Distance;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Points spread by a random walk over a region that is small in the space, from few points inside of it. */
final class RegionPool {
    private static final int SIZE = 512;
    /** The walk forgets its start in about as many moves as the square of the dimension; this many are affordable. */
    private static final int MOST_MOVES = 32;
    /** How often all walk on once the pool is full, so that it forgets which of its points were the first. */
    private static final int STIRRINGS = 4;
    /** Moves from a point of the pool, which is spread already, to one of its own. */
    private static final int MOVES_OF_SPREAD = 3;
    /** Up to this many points are chosen to be far apart from several times as many. */
    private static final int FEW = 64;

    private static final int CHOICE_OF = 8;

    private final SearchSpace space;
    private final HitAndRun walk;
    private final boolean complete;
    private final List<double[]> members;

    /** Starting points are shares; if they are complete, there are no others to walk to. */
    RegionPool(
            SearchSpace space,
            Predicate<double[]> region,
            List<double[]> starts,
            boolean complete,
            RandomStream stream) {
        this.space = space;
        this.walk = new HitAndRun(region);
        this.complete = complete;
        this.members = complete ? starts : grown(starts, stream.generator());
    }

    /** New members walk away from old ones; the more there are, the better their differences show the region. */
    private List<double[]> grown(List<double[]> starts, RandomGenerator random) {
        List<double[]> pool = new ArrayList<>(starts);
        int moves = Math.min(MOST_MOVES, 8 + 2 * space.parameters().size());
        while (pool.size() < SIZE) {
            pool.add(walk.walk(pool.get(random.nextInt(pool.size())), moves, pool, random));
        }
        for (int round = 0; round < STIRRINGS && starts.size() < SIZE; round++) {
            List<double[]> before = List.copyOf(pool);
            pool.replaceAll(point -> walk.walk(point, moves, before, random));
        }
        return pool;
    }

    double[][] spread(int count, RandomStream use) {
        RandomGenerator random = use.generator();
        int candidates = count <= FEW ? CHOICE_OF * count : count;
        DistinctPoints points = new DistinctPoints();
        List<double[]> order = shuffled(random);
        for (int i = 0; i < candidates && !(complete && i >= order.size()); i++) {
            double[] member = order.get(i % order.size());
            points.add(space.place(complete ? member : walk.walk(member, MOVES_OF_SPREAD, members, random)));
        }
        return count <= FEW ? farApart(points.asList(), count) : points.toArray();
    }

    private List<double[]> shuffled(RandomGenerator random) {
        List<double[]> order = new ArrayList<>(members);
        for (int i = order.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            double[] swapped = order.get(i);
            order.set(i, order.get(j));
            order.set(j, swapped);
        }
        return order;
    }

    /** The first point, and each time the one farthest from those taken. */
    private static double[][] farApart(List<double[]> points, int count) {
        double[][] taken = new double[Math.min(count, points.size())][];
        double[] nearest = new double[points.size()];
        Arrays.fill(nearest, Double.POSITIVE_INFINITY);
        int farthest = 0;
        for (int k = 0; k < taken.length; k++) {
            taken[k] = points.get(farthest);
            nearest[farthest] = 0;
            for (int i = 0; i < nearest.length; i++) {
                nearest[i] = Math.min(nearest[i], Distance.between(points.get(i), taken[k]));
                farthest = nearest[i] > nearest[farthest] ? i : farthest;
            }
        }
        return taken;
    }
}
