package dev.brink.study.plan;

import dev.brink.data.InvalidMeasurementException;
import dev.brink.observation.Observation;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Problem;
import dev.brink.text.Text;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How reported values become observations of a problem's functions, and which of them mean their opposite.
 *
 * @param outOf for a metric that counts successes, the metric that counts the trials
 * @param mustBeFalse metrics whose "no" is what their constraint demands
 */
public record Metrics(Map<String, String> outOf, Set<String> mustBeFalse) {
    public Metrics {
        outOf = Map.copyOf(outOf);
        mustBeFalse = Set.copyOf(mustBeFalse);
    }

    /** The names that a run of the task must report, the count of trials right after its count of successes. */
    public List<String> reportedBy(Problem problem, String task) {
        Set<String> names = new LinkedHashSet<>();
        for (String metric : metricsOf(problem, task)) {
            names.add(metric);
            String trials = outOf.get(metric);
            if (trials != null) {
                names.add(trials);
            }
        }
        return List.copyOf(names);
    }

    private static List<String> metricsOf(Problem problem, String task) {
        return problem.task(task).reveals().stream()
                .map(problem::function)
                .filter(ModelledFunction::isReported)
                .map(ModelledFunction::metric)
                .distinct()
                .toList();
    }

    /**
     * Reported values as observations: a number, true or false, or an observation for each metric; two numbers
     * where one counts successes and the other trials. Values that the task does not reveal are left out.
     *
     * @throws InvalidMeasurementException if a value is missing or of no use
     */
    public Map<String, Observation> observations(Problem problem, String task, Map<String, ?> reported) {
        Map<String, Observation> observations = new LinkedHashMap<>();
        for (String metric : metricsOf(problem, task)) {
            Object value = reported.get(metric);
            if (value == null) {
                throw missing(metric, reported.keySet());
            }
            observations.put(metric, observation(metric, value, reported));
        }
        return observations;
    }

    private Observation observation(String metric, Object value, Map<String, ?> reported) {
        String trials = outOf.get(metric);
        if (trials != null && value instanceof Number successes) {
            Object counted = reported.get(trials);
            if (counted == null) {
                throw missing(trials, reported.keySet());
            }
            return counts(metric, successes, trials, counted);
        }
        try {
            return Observation.of(Map.of(metric, value)).values().iterator().next();
        } catch (IllegalArgumentException refused) {
            throw new InvalidMeasurementException("Metric '" + metric + "': " + refused.getMessage());
        }
    }

    private static Observation counts(String metric, Number successes, String trials, Object counted) {
        try {
            return Observation.counts(whole(metric, successes), whole(trials, counted));
        } catch (IllegalArgumentException refused) {
            throw new InvalidMeasurementException(
                    "Metrics '" + metric + "' and '" + trials + "': " + refused.getMessage());
        }
    }

    private static long whole(String metric, @Nullable Object value) {
        if (value instanceof Number number && number.doubleValue() == Math.rint(number.doubleValue())) {
            return number.longValue();
        }
        throw new InvalidMeasurementException(
                "Metric '" + metric + "' received " + Text.value(value) + ", but it counts: report a whole number.");
    }

    private static InvalidMeasurementException missing(String metric, Collection<String> reported) {
        return new InvalidMeasurementException("Metric '" + metric + "' was not reported (reported: "
                + Text.names(reported) + "): report it too, or report the run as failed.");
    }

    /** What the functions of the problem see: a "no" as a "yes" where "no" is what is demanded. */
    public Map<String, Observation> seen(Map<String, Observation> observations) {
        Map<String, Observation> seen = new LinkedHashMap<>();
        observations.forEach((metric, observation) -> seen.put(
                metric,
                observation instanceof Observation.YesNo answer && mustBeFalse.contains(metric)
                        ? Observation.of(!answer.yes())
                        : observation));
        return seen;
    }
}
