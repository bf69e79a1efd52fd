package dev.brink.study.form;

import dev.brink.data.TaskValue;
import dev.brink.study.Trial;
import dev.brink.study.event.ObservationJson;
import dev.brink.study.event.Why;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A trial as a JSON object. */
public final class TrialForm {
    private TrialForm() {}

    public static List<Map<String, @Nullable Object>> of(List<Trial> trials) {
        return trials.stream().map(TrialForm::of).toList();
    }

    public static Map<String, @Nullable Object> of(Trial trial) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        form.put("number", trial.number());
        form.put("task", trial.task());
        form.put("state", trial.state().toString());
        form.put("point", trial.point().asMap());
        form.put("values", values(trial));
        form.put("reason", trial.reason().orElse(null));
        form.put("cost", trial.cost().isPresent() ? trial.cost().getAsDouble() : null);
        form.put("attempts", trial.attempts());
        form.put("origin", trial.origin().toString());
        form.put("times", times(trial.times()));
        form.put("suggested", trial.why().map(TrialForm::why).orElse(null));
        return form;
    }

    private static Map<String, Object> values(Trial trial) {
        Map<String, Object> values = new LinkedHashMap<>();
        trial.values().forEach((metric, observation) -> values.put(metric, ObservationJson.write(observation)));
        return values;
    }

    private static Map<String, @Nullable Object> times(Trial.Times times) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        form.put("created", times.created().toString());
        form.put("started", times.started().map(Instant::toString).orElse(null));
        form.put("ended", times.ended().map(Instant::toString).orElse(null));
        form.put("seconds", seconds(times).orElse(null));
        return form;
    }

    /** How long the latest attempt took. */
    private static Optional<Double> seconds(Trial.Times times) {
        return times.started()
                .flatMap(started -> times.ended()
                        .map(ended -> Duration.between(started, ended).toMillis() / 1000.0));
    }

    private static Map<String, Object> why(Why why) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("because", why.reason().name().toLowerCase(Locale.ROOT));
        form.put("log_acquisition", why.logAcquisition());
        form.put("tasks", why.taskValues().stream().map(TrialForm::taskValue).toList());
        form.put("notes", why.notes());
        return form;
    }

    private static Map<String, Object> taskValue(TaskValue value) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("task", value.task());
        form.put("cost", value.cost());
        form.put("gain", value.gain());
        form.put("standard_error", value.standardError());
        form.put("gain_per_cost", value.gainPerCost());
        return form;
    }
}
