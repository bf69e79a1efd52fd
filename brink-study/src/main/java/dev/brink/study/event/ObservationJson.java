package dev.brink.study.event;

import dev.brink.observation.Observation;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Observations as JSON: a number, true or false, {@code {"value": v, "stddev": s}}, {@code {"successes": k, "trials":
 * n}} or {@code {"above": limit}}.
 */
public final class ObservationJson {
    private ObservationJson() {}

    public static Object write(Observation observation) {
        if (observation instanceof Observation.Real real) {
            return real.standardDeviation().isPresent()
                    ? object(
                            "value",
                            real.value(),
                            "stddev",
                            real.standardDeviation().getAsDouble())
                    : (Object) real.value();
        }
        if (observation instanceof Observation.Counts counts) {
            return object("successes", counts.successes(), "trials", counts.trials());
        }
        if (observation instanceof Observation.YesNo answer) {
            return answer.yes();
        }
        return Map.of("above", ((Observation.Censored) observation).above());
    }

    private static Map<String, Object> object(String first, Object value, String second, Object other) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(first, value);
        object.put(second, other);
        return object;
    }

    static Observation read(@Nullable Object json) {
        if (json instanceof Number number) {
            return Observation.of(number.doubleValue());
        }
        if (json instanceof Boolean yes) {
            return Observation.of(yes.booleanValue());
        }
        Fields fields = Fields.of(json);
        if (fields.has("successes")) {
            return Observation.counts(fields.whole("successes"), fields.whole("trials"));
        }
        return fields.has("above")
                ? Observation.moreThan(fields.number("above"))
                : Observation.of(fields.number("value"), fields.number("stddev"));
    }
}
