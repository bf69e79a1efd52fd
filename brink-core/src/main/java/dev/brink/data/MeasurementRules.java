package dev.brink.data;

import dev.brink.observation.Observation;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import dev.brink.text.Spelling;
import dev.brink.text.Text;
import java.util.List;

/** What a problem demands of the measurements that are made of it. */
final class MeasurementRules {
    private final Problem problem;

    MeasurementRules(Problem problem) {
        this.problem = problem;
    }

    /** The measurement, its point in the canonical types of the search space. */
    Measurement check(Measurement measurement) {
        Task task = task(measurement);
        Point point = point(measurement);
        if (measurement.failure().isEmpty()) {
            List<ModelledFunction> functions = reportedBy(task);
            checkMetrics(measurement, functions);
            functions.forEach(function -> checkObservation(measurement, function));
        }
        return measurement.at(point);
    }

    private Task task(Measurement measurement) {
        try {
            return problem.task(measurement.task());
        } catch (IllegalArgumentException unknown) {
            throw new InvalidMeasurementException(
                    "A measurement names an unknown task. " + unknown.getMessage(), unknown);
        }
    }

    private Point point(Measurement measurement) {
        try {
            return problem.space().point(measurement.point().asMap());
        } catch (IllegalArgumentException outside) {
            throw new InvalidMeasurementException(
                    "A measurement of task '" + measurement.task() + "' was made at " + measurement.point()
                            + ", which is no point of this problem's search space. " + outside.getMessage(),
                    outside);
        }
    }

    private List<ModelledFunction> reportedBy(Task task) {
        return task.reveals().stream()
                .map(problem::function)
                .filter(ModelledFunction::isReported)
                .toList();
    }

    private static void checkMetrics(Measurement measurement, List<ModelledFunction> functions) {
        List<String> revealed =
                functions.stream().map(ModelledFunction::metric).distinct().toList();
        for (String metric : measurement.values().keySet()) {
            if (!revealed.contains(metric)) {
                throw new InvalidMeasurementException("A measurement of task '" + measurement.task() + "' reports '"
                        + metric + "', which that task does not reveal: " + Spelling.suggestion(metric, revealed));
            }
        }
    }

    private static void checkObservation(Measurement measurement, ModelledFunction function) {
        Observation observation = measurement.values().get(function.metric());
        if (observation == null) {
            throw new InvalidMeasurementException("A measurement of task '" + measurement.task() + "' lacks '"
                    + function.metric() + "' (given: "
                    + Text.names(measurement.values().keySet())
                    + "), but the task reveals it: report it too, or report the run as failed.");
        }
        function.model().refusal(observation).ifPresent(refusal -> {
            throw new InvalidMeasurementException(function.label() + " " + refusal);
        });
    }
}
