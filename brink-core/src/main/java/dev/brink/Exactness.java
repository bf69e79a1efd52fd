package dev.brink;

import dev.brink.data.Measurement;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which measurements would come out the same if they were made again. That a run succeeded counts as such. */
final class Exactness {
    private final Problem problem;

    Exactness(Problem problem) {
        this.problem = problem;
    }

    /** Whether all numbers that were measured are exact; one with a standard deviation of its own goes by that. */
    boolean of(Measurement measurement) {
        return reported(problem.task(measurement.task()))
                .allMatch(function -> isExact(
                        function, Optional.ofNullable(measurement.values().get(function.metric()))));
    }

    /** Whether all that the task reports is exact, unless it says otherwise with a number. */
    boolean of(Task task) {
        return reported(task).allMatch(function -> isExact(function, Optional.empty()));
    }

    /**
     * Where a task whose noise is to be learned was run more than once and gave the same numbers to the last digit; none
     * if it ever gave others. What does not vary has no noise, whatever may be believed of it.
     */
    Set<Point> cameOutTheSame(Task task, List<Measurement> measurements) {
        Map<Point, List<Double>> first = new HashMap<>();
        Set<Point> same = new LinkedHashSet<>();
        for (Measurement measurement : measurements) {
            if (measurement.task().equals(task.name()) && measurement.failure().isEmpty()) {
                Optional<List<Double>> numbers = numbers(task, measurement);
                if (numbers.isEmpty()) {
                    return Set.of();
                }
                List<Double> before = first.putIfAbsent(measurement.point(), numbers.get());
                if (before != null && !before.equals(numbers.get())) {
                    return Set.of();
                }
                if (before != null) {
                    same.add(measurement.point());
                }
            }
        }
        return same;
    }

    /** What was measured of all that the task reports; empty if not all are numbers of which nothing is known. */
    private Optional<List<Double>> numbers(Task task, Measurement measurement) {
        List<Double> numbers = new ArrayList<>();
        for (ModelledFunction function : reported(task).toList()) {
            if (!(function.model() instanceof ObservationModel.Gaussian gaussian)
                    || gaussian.noise() instanceof Noise.Fixed
                    || !(measurement.values().get(function.metric()) instanceof Observation.Real real)
                    || real.standardDeviation().orElse(0) > 0) {
                return Optional.empty();
            }
            numbers.add(real.value());
        }
        return Optional.of(numbers);
    }

    private Stream<ModelledFunction> reported(Task task) {
        return task.reveals().stream().map(problem::function).filter(ModelledFunction::isReported);
    }

    private static boolean isExact(ModelledFunction function, Optional<Observation> observed) {
        if (observed.isPresent()
                && observed.get() instanceof Observation.Real real
                && real.standardDeviation().isPresent()) {
            return real.standardDeviation().getAsDouble() == 0;
        }
        return function.model() instanceof ObservationModel.Gaussian gaussian && gaussian.noise() instanceof Noise.None;
    }
}
