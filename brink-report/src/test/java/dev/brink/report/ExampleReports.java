package dev.brink.report;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.data.TaskValue;
import dev.brink.problem.Task;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reports of example studies, as whoever keeps studies would make them. */
final class ExampleReports {
    private ExampleReports() {}

    static Report of(String name, Optimizer optimizer) {
        Snapshot snapshot = Snapshot.of(name, optimizer);
        Settings settings = Settings.standard().seed(3).hyperparameterSamples(4);
        Progress progress = Progress.of(snapshot, Hindsight.of(snapshot, settings, 10));
        return new Report("Made by a test.", snapshot, progress, trials(snapshot), Map.of("seed", "3"));
    }

    private static List<TrialRow> trials(Snapshot snapshot) {
        List<TrialRow> trials = new ArrayList<>();
        for (Measurement measurement : snapshot.history().measurements()) {
            int number = trials.size() + 1;
            Map<String, String> values = new LinkedHashMap<>();
            measurement.values().forEach((metric, observation) -> values.put(metric, observation.describe()));
            trials.add(new TrialRow(
                    number,
                    measurement.task(),
                    measurement.point(),
                    measurement.failure().isPresent() ? "failed" : "done",
                    values,
                    measurement.failure(),
                    Optional.of(suggestion(snapshot, number, measurement)),
                    Optional.of(Duration.ofMillis(1250L * number))));
        }
        return trials;
    }

    private static Suggestion suggestion(Snapshot snapshot, int number, Measurement measurement) {
        List<TaskValue> values = new ArrayList<>();
        for (Task task : snapshot.problem().tasks()) {
            values.add(new TaskValue(task.name(), 2.5, 0.01 * number, 0.001));
        }
        return new Suggestion(
                number,
                measurement.point(),
                measurement.task(),
                Suggestion.Reason.IMPROVEMENT,
                -number,
                values,
                List.of());
    }
}
