package dev.brink.search;

import dev.brink.numeric.RandomStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The points among which a maximisation starts: allowed, not passed over, and each only once. */
final class CandidatePoints {
    /** How much wider the sweep is made if all of its points are passed over. */
    private static final int WIDER = 8;
    /** The largest space that is then looked through completely. */
    private static final long ENUMERABLE = 1 << 20;

    private final KnownRegion region;
    private final SearchSettings settings;
    private final Predicate<double[]> passOver;

    CandidatePoints(KnownRegion region, SearchSettings settings, Predicate<double[]> passOver) {
        this.region = region;
        this.settings = settings;
        this.passOver = passOver;
    }

    /** Points spread over the whole region. */
    List<double[]> sweep(RandomStream stream) {
        List<double[]> points = left(List.of(region.spread(settings.sweep(), stream)));
        if (points.isEmpty()) {
            points = left(List.of(region.spread(WIDER * settings.sweep(), stream.split("wider"))));
        }
        return points.isEmpty() ? remaining() : points;
    }

    private List<double[]> left(List<double[]> points) {
        return points.stream().filter(passOver.negate()).toList();
    }

    /** The first points, in the order of the space, that are left in one that can be looked through. */
    private List<double[]> remaining() {
        List<double[]> points = new ArrayList<>();
        if (region.space().size().orElse(Long.MAX_VALUE) <= ENUMERABLE) {
            for (double[] point : new EveryPoint(region.space())) {
                if (points.size() < settings.sweep() && region.allows(point) && !passOver.test(point)) {
                    points.add(point);
                }
            }
        }
        return points;
    }

    /** Points around the incumbents. */
    List<double[]> around(List<double[]> incumbents, RandomStream stream) {
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i < incumbents.size(); i++) {
            new Surroundings(region.space())
                    .around(
                            incumbents.get(i),
                            settings.surroundings() / incumbents.size(),
                            stream.split(i).generator(),
                            points);
        }
        DistinctPoints distinct = new DistinctPoints();
        points.stream()
                .filter(point -> region.allows(point) && !passOver.test(point))
                .forEach(distinct::add);
        return distinct.asList();
    }
}
