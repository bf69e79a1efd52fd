package dev.brink;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** A small smooth problem of two parameters, coupled or not, and what running its tasks gives. */
final class Studies {
    private static final Map<String, ToDoubleFunction<Point>> METRICS = Map.of(
            "cost", point -> Math.pow(point.real("x") - 0.7, 2) + Math.pow(point.real("y") - 0.8, 2),
            "heat", point -> 60 * point.real("x") + 50 * point.real("y"));

    private Studies() {}

    static Settings quick(long seed) {
        return Settings.standard().seed(seed).hyperparameterSamples(3);
    }

    /** The least cost is where the heat is too much. */
    static Problem coupled() {
        return Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .constraint(Constraint.atMost("heat", 60))
                .build();
    }

    static Problem decoupled() {
        return Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .constraint(Constraint.atMost("heat", 60).noise(Noise.none()))
                .task("price", 1, "cost")
                .task("bake", 5, "heat")
                .build();
    }

    static Map<String, Observation> values(Problem problem, Point point, String task) {
        Map<String, Observation> values = new LinkedHashMap<>();
        for (String name : problem.task(task).reveals()) {
            values.put(name, Observation.of(metric(name, point)));
        }
        return values;
    }

    static double metric(String name, Point point) {
        ToDoubleFunction<Point> metric = METRICS.get(name);
        if (metric == null) {
            throw new IllegalArgumentException("There is no metric '" + name + "', only " + METRICS.keySet() + ".");
        }
        return metric.applyAsDouble(point);
    }

    static Measurement measured(Problem problem, Suggestion suggestion) {
        return Measurement.of(
                suggestion.point(), suggestion.task(), values(problem, suggestion.point(), suggestion.task()));
    }

    /** Asks and tells until there are so many measurements. */
    static Optimizer run(Optimizer optimizer, int measurements) {
        Problem problem = optimizer.history().problem();
        while (optimizer.history().size() < measurements) {
            optimizer.tell(measured(problem, optimizer.ask()));
        }
        return optimizer;
    }
}
