package dev.brink.cli.progress;

import dev.brink.data.Chance;
import dev.brink.data.Recommendation;
import dev.brink.observation.Observation;
import dev.brink.runner.RunListener;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Trial;
import dev.brink.study.json.Json;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON object for everything that happens, one a line, for programs. */
public final class JsonProgress implements RunListener {
    private final PrintWriter out;

    public JsonProgress(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void resumed(Trial trial) {
        print("resumed", about(trial));
    }

    @Override
    public void started(Trial trial) {
        print("started", about(trial));
    }

    @Override
    public void ended(Trial trial, Verdict verdict) {
        Map<String, @Nullable Object> fields = about(trial);
        fields.put("state", trial.state().toString());
        Map<String, Object> values = new LinkedHashMap<>();
        trial.values().forEach((metric, observation) -> values.put(metric, value(observation)));
        fields.put("values", values);
        fields.put("reason", trial.reason().orElse(null));
        print("ended", fields);
    }

    @Override
    public void recommended(Recommendation best) {
        print("recommended", fields(best));
    }

    /** The point, what to expect there and whether to be confident. */
    static Map<String, @Nullable Object> fields(Recommendation best) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("point", best.point().asMap());
        fields.put("confident", best.confident());
        best.objective().ifPresent(value -> {
            fields.put("mean", value.mean());
            fields.put("interval", List.of(value.lower(), value.upper()));
        });
        Map<String, Object> constraints = new LinkedHashMap<>();
        for (Chance chance : best.constraints()) {
            constraints.put(
                    chance.constraint(), Map.of("probability", chance.probability(), "required", chance.required()));
        }
        fields.put("constraints", constraints);
        return fields;
    }

    private static Map<String, @Nullable Object> about(Trial trial) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("trial", trial.number());
        fields.put("attempt", trial.attempts());
        fields.put("task", trial.task());
        fields.put("point", trial.point().asMap());
        return fields;
    }

    private static Object value(Observation observation) {
        if (observation instanceof Observation.Real real
                && real.standardDeviation().isEmpty()) {
            return real.value();
        }
        return observation instanceof Observation.YesNo answer ? (Object) answer.yes() : observation.describe();
    }

    private void print(String event, Map<String, @Nullable Object> fields) {
        Map<String, @Nullable Object> all = new LinkedHashMap<>();
        all.put("event", event);
        all.putAll(fields);
        out.println(Json.write(all));
    }
}
