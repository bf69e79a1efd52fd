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
 * @param mustBeFalse metrics whose "no" is what a constraint demands; the problem sees the {@link #negation} of these
 */
public record Metrics(Map<String, String> outOf, Set<String> mustBeFalse) {
    private static final String NOT = "not ";

    public Metrics {
        outOf = Map.copyOf(outOf);
        mustBeFalse = Set.copyOf(mustBeFalse);
    }

    /** What the problem calls the opposite of a metric. */
    public static String negation(String metric) {
        return NOT + metric;
    }

    /** The metric under which runs report what the problem calls so. */
    private String reported(String seen) {
        String plain = seen.startsWith(NOT) ? seen.substring(NOT.length()) : seen;
        return mustBeFalse.contains(plain) ? plain : seen;
    }

    /** The names that a run of the task must report, the count of trials right after its count of successes. */
    public List<String> reportedBy(Problem problem, String task) {
        Set<String> names = new LinkedHashSet<>();
        for (String seen : seenBy(problem, task)) {
            String metric = reported(seen);
            names.add(metric);
            String trials = outOf.get(metric);
            if (trials != null) {
                names.add(trials);
            }
        }
        return List.copyOf(names);
    }

    private static List<String> seenBy(Problem problem, String task) {
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
        for (String seen : seenBy(problem, task)) {
            String metric = reported(seen);
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

    /** What the functions that the task reveals see of all that was reported: nothing else, and negated where asked. */
    public Map<String, Observation> seen(Problem problem, String task, Map<String, Observation> observations) {
        Map<String, Observation> seen = new LinkedHashMap<>();
        for (String metric : seenBy(problem, task)) {
            Observation observation = observations.get(reported(metric));
            if (observation != null) {
                boolean negated = !reported(metric).equals(metric);
                seen.put(metric, negated ? opposite(observation) : observation);
            }
        }
        return seen;
    }

    /** What is no answer is left for the problem to refuse. */
    private static Observation opposite(Observation observation) {
        return observation instanceof Observation.YesNo answer ? Observation.of(!answer.yes()) : observation;
    }
}
