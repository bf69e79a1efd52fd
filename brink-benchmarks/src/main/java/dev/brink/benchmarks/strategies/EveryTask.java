package dev.brink.benchmarks.strategies;

import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Supplier;

/** Runs all tasks at a point before there is another point: for strategies that know nothing of tasks. */
final class EveryTask {
    private final Problem problem;
    private final Queue<Proposal> waiting = new ArrayDeque<>();

    EveryTask(Problem problem) {
        this.problem = problem;
    }

    /** The next task at the current point, or the first at a new one. */
    Proposal next(Supplier<Point> newPoint) {
        if (waiting.isEmpty()) {
            Point point = newPoint.get();
            problem.tasks().stream().map(Task::name).forEach(task -> waiting.add(new Proposal(point, task)));
        }
        return waiting.remove();
    }
}
