package dev.brink.runner.result;

import dev.brink.observation.Observation;
import dev.brink.text.Text;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A reported value as an observation: a number, true or false, counts, a number with its standard deviation, or one that
 * is only known to be above a limit.
 */
public final class Observed {
    private static final Set<String> NOT_FINITE =
            Set.of("nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity");

    private Observed() {}

    /** Whether it says that there is no number: NaN, infinite, or null, which is how JavaScript writes NaN. */
    static boolean isNoNumber(@Nullable Object value) {
        if (value instanceof Number number) {
            return !Double.isFinite(number.doubleValue());
        }
        if (value instanceof Map<?, ?> parts) {
            return parts.containsKey("value") && isNoNumber(parts.get("value"));
        }
        return value == null || (value instanceof String text && NOT_FINITE.contains(text.toLowerCase(Locale.ROOT)));
    }

    /**
     * The observation that a JSON value stands for, or one itself.
     *
     * @throws UnreadableResultException if it is none
     */
    public static Observation of(String metric, Object value) {
        if (value instanceof Number number) {
            return Observation.of(number.doubleValue());
        }
        if (value instanceof Boolean yes) {
            return Observation.of(yes);
        }
        if (value instanceof Observation observation) {
            return observation;
        }
        return counts(value)
                .or(() -> withDeviation(value))
                .or(() -> above(value))
                .orElseThrow(() -> new UnreadableResultException("It reported " + Text.value(value) + " as '" + metric
                        + "', but a value is a number, true or false, [yes, no] counts such as [27, 3],"
                        + " {\"value\": 4.2, \"stddev\": 0.3} or {\"above\": 60}: report one of these."));
    }

    /** So many of so many, where the two are reported under names of their own. */
    static Observation of(String metric, Object successes, @Nullable Object trials) {
        if (successes instanceof Number hits && trials instanceof Number all) {
            return Observation.counts(whole(metric, hits), whole(metric, all));
        }
        throw new UnreadableResultException("It reported " + Text.value(successes) + " out of " + Text.value(trials)
                + " as '" + metric + "', but both must be whole numbers: report such numbers.");
    }

    private static Optional<Observation> counts(Object value) {
        if (value instanceof List<?> pair
                && pair.size() == 2
                && pair.get(0) instanceof Number yes
                && pair.get(1) instanceof Number no) {
            return Optional.of(Observation.counts(whole("yes", yes), whole("yes", yes) + whole("no", no)));
        }
        if (value instanceof Map<?, ?> parts
                && parts.keySet().equals(Set.of("successes", "trials"))
                && parts.get("successes") instanceof Number successes
                && parts.get("trials") instanceof Number trials) {
            return Optional.of(Observation.counts(whole("successes", successes), whole("trials", trials)));
        }
        return Optional.empty();
    }

    private static Optional<Observation> withDeviation(Object value) {
        if (!(value instanceof Map<?, ?> parts) || !(parts.get("value") instanceof Number number)) {
            return Optional.empty();
        }
        if (parts.size() == 1) {
            return Optional.of(Observation.of(number.doubleValue()));
        }
        return parts.size() == 2 && parts.get("stddev") instanceof Number deviation
                ? Optional.of(Observation.of(number.doubleValue(), deviation.doubleValue()))
                : Optional.empty();
    }

    /** A run that was stopped at a limit. */
    private static Optional<Observation> above(Object value) {
        return value instanceof Map<?, ?> parts && parts.size() == 1 && parts.get("above") instanceof Number limit
                ? Optional.of(Observation.moreThan(limit.doubleValue()))
                : Optional.empty();
    }

    private static long whole(String what, Number reported) {
        double number = reported.doubleValue();
        if (number != Math.rint(number) || Math.abs(number) > 1e15) {
            throw new UnreadableResultException("It reported the count " + Text.number(number) + " ('" + what
                    + "'), but people and runs are counted in whole numbers: report how many, not a share.");
        }
        return (long) number;
    }
}
