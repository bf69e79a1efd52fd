package dev.brink.cli;

import dev.brink.data.Suggestion;
import dev.brink.report.Snapshot;
import dev.brink.report.TrialRow;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A study as pictures and pages show it. */
final class StudySnapshot {
    private StudySnapshot() {}

    /** What is believed now. Needs inference, which takes its time. */
    static Snapshot of(Study study) {
        Optional<Suggestion> next = study.trials().stream()
                .filter(trial -> !trial.state().isEnded())
                .findFirst()
                .map(Trial::asSuggestion);
        return new Snapshot(study.name(), study.history(), study.recommend(), study.surfaces(), next);
    }

    static List<TrialRow> rows(Study study) {
        return study.trials().stream().map(StudySnapshot::row).toList();
    }

    private static TrialRow row(Trial trial) {
        Map<String, String> values = new LinkedHashMap<>();
        trial.values().forEach((metric, observation) -> values.put(metric, observation.describe()));
        Optional<Duration> took = trial.times()
                .started()
                .flatMap(started -> trial.times().ended().map(ended -> Duration.between(started, ended)));
        return new TrialRow(
                trial.number(),
                trial.task(),
                trial.point(),
                trial.state().toString(),
                values,
                trial.reason(),
                trial.why().map(why -> trial.asSuggestion()),
                took);
    }
}
