package dev.brink.benchmarks.work;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.problem.SearchSpace;
import dev.brink.problem.Task;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A study of smooth functions with what looks like noise. The objective is that of {@link Dataset}; constraint k is
 * {@code sum_a (x_a - 1/2 - cos(k + a)/5)²/d <= 0.12}, which holds in the middle of the cube and in most of the rest.
 */
final class SmoothStudy {
    private static final String OBJECTIVE = "f";
    private static final double THRESHOLD = 0.12;
    private static final double GOLDEN = (1 + Math.sqrt(5)) / 2;

    private final SuggestionSize size;
    private final Problem problem;
    private int measurements;

    SmoothStudy(SuggestionSize size) {
        this.size = size;
        ProblemBuilder builder = Problem.over(SearchSpace.of(IntStream.range(0, size.d())
                        .mapToObj(a -> Parameter.real("x" + a, 0, 1))
                        .toList()))
                .objective(Objective.minimize(OBJECTIVE));
        for (int k = 0; k < size.constraints(); k++) {
            builder.constraint(Constraint.atMost(constraint(k), THRESHOLD));
        }
        if (size.decoupled()) {
            builder.task("measure-" + OBJECTIVE, 1, OBJECTIVE);
            IntStream.range(0, size.constraints())
                    .forEach(k -> builder.task("measure-" + constraint(k), 1, constraint(k)));
        }
        this.problem = builder.build();
    }

    private static String constraint(int k) {
        return "c" + k;
    }

    /** Every function measured at the same n points, which fill the cube evenly. */
    History history() {
        History history = History.of(problem);
        for (double[] point : new Dataset(new Size(size.n(), size.d())).points()) {
            for (Task task : problem.tasks()) {
                history = history.with(measure(problem.space().decode(point), task.name()));
            }
        }
        return history;
    }

    /** What a run of the task at the point reveals. */
    Measurement measure(Point at, String task) {
        double[] point = problem.space().encode(at);
        double noise = (++measurements * GOLDEN % 1 - 0.5) / 5;
        Map<String, Observation> values = new HashMap<>();
        List<String> reveals = problem.task(task).reveals();
        if (reveals.contains(OBJECTIVE)) {
            values.put(OBJECTIVE, Observation.of(Dataset.signal(point) + noise));
        }
        for (int k = 0; k < size.constraints(); k++) {
            if (reveals.contains(constraint(k))) {
                values.put(constraint(k), Observation.of(distance(point, k) + noise / 10));
            }
        }
        return Measurement.of(at, task, values);
    }

    private static double distance(double[] point, int k) {
        double sum = 0;
        for (int a = 0; a < point.length; a++) {
            double difference = point[a] - 0.5 - Math.cos(k + a) / 5;
            sum += difference * difference;
        }
        return sum / point.length;
    }
}
