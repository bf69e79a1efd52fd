package dev.brink;

import dev.brink.data.Measurement;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.Optional;
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
