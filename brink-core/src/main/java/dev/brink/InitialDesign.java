package dev.brink;

import dev.brink.data.History;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import dev.brink.search.KnownRegion;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The first few runs, spread over what the known constraints allow, before there is anything to learn from. Where there
 * are several tasks, every point is visited twice, each time by another task, and the tasks take turns.
 */
final class InitialDesign {
    private static final int AT_LEAST = 5;

    private final Problem problem;
    private final int points;
    private final RandomStream stream;

    /** What to run where. */
    record Run(Point point, String task) {}

    InitialDesign(Problem problem, Settings settings, RandomStream stream) {
        this.problem = problem;
        this.points = settings.initialPoints()
                .orElse(Math.max(AT_LEAST, problem.space().parameters().size() + 1));
        this.stream = stream;
    }

    /** The next run of the design; empty once as many runs are made or under way as the design has. */
    Optional<Run> next(History history, Pending pending, KnownRegion region) {
        int rounds = Math.min(2, problem.tasks().size());
        if (history.size() + pending.size() >= rounds * points) {
            return Optional.empty();
        }
        List<Point> spread = Arrays.stream(region.spread(points, stream))
                .map(problem.space()::decode)
                .toList();
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < spread.size(); i++) {
                Task task = problem.tasks().get((i + round) % problem.tasks().size());
                if (!wasRun(spread.get(i), task.name(), history, pending)) {
                    return Optional.of(new Run(spread.get(i), task.name()));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean wasRun(Point point, String task, History history, Pending pending) {
        return pending.contains(point, task)
                || history.measurements().stream()
                        .anyMatch(m -> m.point().equals(point) && m.task().equals(task));
    }
}
