package dev.brink;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.search.KnownRegion;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The first few points, spread over what the known constraints allow, before there is anything to learn from. */
final class InitialDesign {
    private static final int AT_LEAST = 5;

    private final Problem problem;
    private final int size;
    private final KnownRegion region;
    private final RandomStream stream;

    InitialDesign(Problem problem, Settings settings, KnownRegion region, RandomStream stream) {
        this.problem = problem;
        this.size = settings.initialPoints()
                .orElse(Math.max(AT_LEAST, problem.space().parameters().size() + 1));
        this.region = region;
        this.stream = stream;
    }

    /** The next point of the design; empty once so many measurements are made or under way. */
    Optional<Point> next(History history, Pending pending) {
        int count = history.size() + pending.size();
        if (count >= size) {
            return Optional.empty();
        }
        Set<Point> taken = new HashSet<>();
        history.measurements().stream().map(Measurement::point).forEach(taken::add);
        pending.suggestions().stream().map(Suggestion::point).forEach(taken::add);
        // Even if all that are taken are points of the design, enough are left.
        return Arrays.stream(region.spread(size, stream))
                .map(problem.space()::decode)
                .filter(point -> !taken.contains(point))
                .findFirst();
    }
}
