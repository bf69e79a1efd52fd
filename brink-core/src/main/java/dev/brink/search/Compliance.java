package dev.brink.search;

import dev.brink.problem.KnownConstraint;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Asks every known constraint about points, and remembers how many points fulfilled each of them. */
final class Compliance {
    private final Problem problem;
    private final List<KnownConstraint> known;
    private final long[] fulfilments;
    private long points;

    Compliance(Problem problem) {
        this.problem = problem;
        this.known = problem.known();
        this.fulfilments = new long[known.size()];
    }

    /** The number of known constraints that the point with these shares fulfils. */
    int fulfilled(double[] shares) {
        return fulfilledAt(problem.space().place(shares));
    }

    /** The same for coordinates that are those of a point. */
    int fulfilledAt(double[] snapped) {
        Point point = problem.space().decode(snapped);
        int count = 0;
        for (int i = 0; i < fulfilments.length; i++) {
            if (known.get(i).allows(point)) {
                fulfilments[i]++;
                count++;
            }
        }
        points++;
        return count;
    }

    /** The number of known constraints. */
    int all() {
        return known.size();
    }

    long points() {
        return points;
    }

    /** {@code 'x + y <= 1' (fulfilled by 512 of them)} for every known constraint. */
    String summary() {
        return IntStream.range(0, fulfilments.length)
                .mapToObj(i -> "'" + known.get(i).description() + "' (fulfilled by " + counted(fulfilments[i]) + ")")
                .collect(Collectors.joining(", "));
    }

    /** {@code 1,048,576}. */
    static String counted(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
