package dev.brink.data;

import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** The points as they were measured, taken at face value: what is known without a model. */
public final class MeasuredPoints {
    private final Problem problem;
    private final Map<Point, MeasuredPoint> byPoint = new LinkedHashMap<>();

    public MeasuredPoints(Problem problem) {
        this.problem = problem;
    }

    /** Adds a measurement; gives all that is known now of its point. */
    public MeasuredPoint add(Measurement measurement) {
        MeasuredPoint measured =
                byPoint.computeIfAbsent(measurement.point(), point -> new MeasuredPoint(problem, point));
        measured.add(measurement);
        return measured;
    }

    /**
     * The point of the least measured value among those where all constraints were seen to hold; where there is none,
     * among those where the fewest were not.
     *
     * @throws IllegalStateException if nothing was measured
     */
    public Point best() {
        return bestFirst().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "Nothing was measured, so that no point can be recommended: tell of a measurement first."));
    }

    /** All points, in the order in which {@link #best} prefers them. */
    public List<Point> bestFirst() {
        return byPoint.values().stream()
                .map(Merit::of)
                .sorted(Comparator.comparingLong(Merit::unmet).thenComparingDouble(Merit::objective))
                .map(Merit::point)
                .toList();
    }

    /** How good a point is, worked out once for a sort. */
    private record Merit(Point point, long unmet, double objective) {
        static Merit of(MeasuredPoint measured) {
            return new Merit(
                    measured.point(), measured.unmet(), measured.objective().orElse(Double.POSITIVE_INFINITY));
        }
    }

    /** The largest measured value where all constraints were seen to hold; where that is nowhere, the largest of all. */
    public OptionalDouble worstObjective() {
        OptionalDouble worst = worstObjective(0);
        return worst.isPresent() ? worst : worstObjective(Long.MAX_VALUE);
    }

    private OptionalDouble worstObjective(long mostUnmet) {
        return byPoint.values().stream()
                .filter(measured -> measured.unmet() <= mostUnmet)
                .map(MeasuredPoint::objective)
                .flatMapToDouble(OptionalDouble::stream)
                .max();
    }
}
