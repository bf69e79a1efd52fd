package dev.brink.search;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Finds the highest point of a landscape: a sweep over the region that the known constraints allow, points
 * around the incumbents at every distance, then an ascent from the best few along the continuous axes, by turns with a
 * search over the values of discrete parameters. Small spaces are scored completely.
 */
public final class Maximizer {
    /** What a climb from a point that is nearly a summit takes for the distance over which the landscape varies. */
    private static final double CLIMB_REACH = 1e-3;

    private final KnownRegion region;
    private final SearchSettings settings;
    private final Parallel parallel;

    public Maximizer(KnownRegion region, Parallel parallel) {
        this(region, SearchSettings.standard(region.space().continuousAxes().size()), parallel);
    }

    /** Ascents run in parallel; what they find does not depend on how many at a time. */
    public Maximizer(KnownRegion region, SearchSettings settings, Parallel parallel) {
        this.region = region;
        this.settings = settings;
        this.parallel = parallel;
    }

    /**
     * The best point found that is not to be passed over; empty if every point is.
     *
     * @param incumbents points near which the maximum may lie, such as the best measured ones
     * @param passOver points that must not be returned, asked by several threads at once
     */
    public Optional<Maximum> argMax(
            Landscape landscape, List<double[]> incumbents, Predicate<double[]> passOver, RandomStream stream) {
        return new Maximization(region, settings, parallel, landscape, incumbents, passOver).run(stream);
    }

    /** The same with fewer and shorter ascents, where a summit is near the best points known and need not be exact. */
    public Maximizer brief() {
        return new Maximizer(region, SearchSettings.BRIEF, parallel);
    }

    /** About so many different points of the region, spread well over it. */
    public double[][] spread(int count, RandomStream stream) {
        return region.spread(count, stream);
    }

    /** A point and so many around it, at every distance, less those that the known constraints forbid. */
    public double[][] around(double[] centre, int count, RandomStream stream) {
        List<double[]> points = new ArrayList<>();
        new Surroundings(region.space()).around(centre, count, stream.generator(), points);
        return points.stream().filter(region::allows).toArray(double[][]::new);
    }

    /** So many points no farther than this along any axis, less those that the known constraints forbid. */
    public double[][] within(double[] centre, double distance, int count, RandomStream stream) {
        Surroundings surroundings = new Surroundings(region.space());
        RandomGenerator random = stream.generator();
        return Stream.generate(() -> surroundings.within(centre, distance, random))
                .limit(count)
                .filter(region::allows)
                .toArray(double[][]::new);
    }

    /** The summit above a point, which the known constraints must allow; the point itself where no way leads up. */
    public double[] climb(Landscape landscape, double[] start) {
        Scores scores = new Scores(landscape, parallel);
        Candidate from = new Candidate(start, scores.exact(List.of(start))[0], Candidate.Origin.SURROUNDINGS);
        return Climb.from(from, CLIMB_REACH, settings.evaluations(), scores, region, region::allows)
                .summit()
                .point();
    }
}
