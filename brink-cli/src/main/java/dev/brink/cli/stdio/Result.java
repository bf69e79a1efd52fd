package dev.brink.cli.stdio;

import dev.brink.observation.Observation;
import dev.brink.runner.result.Observed;
import dev.brink.study.plan.StudyPlan;
import dev.brink.text.Spelling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a client tells of a run: what was measured, or why there is nothing to measure.
 *
 * @param values by metric, as they were sent
 * @param failed why the settings made it fail
 * @param lost why it was lost through no fault of the settings
 */
record Result(Optional<Map<String, @Nullable Object>> values, Optional<String> failed, Optional<String> lost) {
    static Result of(Request request) {
        Result result = new Result(request.object("values"), request.text("failed"), request.text("lost"));
        long said = List.of(result.values, result.failed, result.lost).stream()
                .filter(Optional::isPresent)
                .count();
        if (said != 1) {
            throw new InvalidRequestException("The request 'tell' has " + said
                    + " of the fields 'values', 'failed' and 'lost', but it must have one: send what was measured, as"
                    + " \"values\": {\"loss\": 0.25}, or what went wrong, as \"failed\": \"diverged\".");
        }
        return result;
    }

    /** The values as what a run of the task observed; empty if there are none. */
    Map<String, Observation> observations(StudyPlan plan, String task) {
        if (values.isEmpty()) {
            return Map.of();
        }
        List<String> known = plan.metrics().reportedBy(plan.problem(), task);
        Map<String, @Nullable Object> reported = new LinkedHashMap<>();
        values.get().forEach((metric, value) -> {
            if (!known.contains(metric)) {
                throw new InvalidRequestException("Task '" + task + "' reports no metric '" + metric + "': "
                        + Spelling.suggestion(metric, known));
            }
            reported.put(metric, value instanceof Map || value instanceof List ? Observed.of(metric, value) : value);
        });
        return plan.metrics().observations(plan.problem(), task, reported);
    }
}
