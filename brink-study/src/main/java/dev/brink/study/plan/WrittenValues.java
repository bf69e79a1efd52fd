package dev.brink.study.plan;

import dev.brink.observation.Observation;
import dev.brink.problem.BooleanParameter;
import dev.brink.problem.ChoiceParameter;
import dev.brink.problem.OrderedParameter;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Points and observations as people write them on a command line or in a table. */
public final class WrittenValues {
    private static final Pattern COUNTS = Pattern.compile("(\\d{1,18})\\s*/\\s*(\\d{1,18})");
    private static final Pattern SPREAD = Pattern.compile("(.+?)\\s*(?:±|\\+/?-)\\s*(.+)");
    private static final String TRUE = "true";
    private static final String FALSE = "false";

    private WrittenValues() {}

    /**
     * The point of these values.
     *
     * @throws IllegalArgumentException if a value is missing, unknown, of the wrong kind or out of range
     */
    public static Point point(SearchSpace space, Map<String, String> written) {
        Map<String, Object> values = new LinkedHashMap<>(written);
        for (Parameter parameter : space.parameters()) {
            String text = written.get(parameter.name());
            if (text != null) {
                values.put(parameter.name(), value(parameter, text.strip()));
            }
        }
        return space.point(values);
    }

    /** The value in the type that the parameter wants, or the text itself, for the parameter to refuse. */
    private static Object value(Parameter parameter, String text) {
        boolean isText = parameter instanceof ChoiceParameter
                || (parameter instanceof OrderedParameter ordered
                        && ordered.values().get(0) instanceof String);
        if (isText) {
            return text;
        }
        return parameter instanceof BooleanParameter
                ? truth(text).<Object>map(yes -> yes).orElse(text)
                : number(text).orElse(text);
    }

    /**
     * What was observed: {@code 0.93}, {@code true} or {@code yes}, {@code 9/10} for successes out of trials, {@code
     * 0.93±0.01} for a number with its standard deviation, {@code >60} for something more than a limit.
     *
     * @throws IllegalArgumentException if it is none of these
     */
    public static Object observed(String metric, String written) {
        return observedIn(written)
                .orElseThrow(() -> new IllegalArgumentException("Metric '" + metric + "' received \"" + written.strip()
                        + "\", but a value is a number, true or false, 9/10 for successes out of trials, 0.93±0.01 with"
                        + " a standard deviation, or >60 for more than a limit: write it so, or say that the run"
                        + " failed."));
    }

    /** The same; empty if it is none of these. */
    public static Optional<Object> observedIn(String written) {
        String text = written.strip();
        return truth(text)
                .<Object>map(yes -> yes)
                .or(() -> number(text))
                .or(() -> counts(text))
                .or(() -> spread(text))
                .or(() -> above(text));
    }

    private static Optional<Object> counts(String text) {
        Matcher parts = COUNTS.matcher(text);
        return parts.matches()
                ? Optional.of(Observation.counts(Long.parseLong(parts.group(1)), Long.parseLong(parts.group(2))))
                : Optional.empty();
    }

    private static Optional<Object> spread(String text) {
        Matcher parts = SPREAD.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        Optional<Object> value = number(parts.group(1));
        Optional<Object> deviation = number(parts.group(2));
        return value.isEmpty() || deviation.isEmpty()
                ? Optional.empty()
                : Optional.of(Observation.of(real(value.get()), real(deviation.get())));
    }

    private static Optional<Object> above(String text) {
        return text.startsWith(">")
                ? number(text.substring(1).strip()).map(limit -> Observation.moreThan(real(limit)))
                : Optional.empty();
    }

    private static double real(Object number) {
        return ((Number) number).doubleValue();
    }

    private static Optional<Boolean> truth(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case TRUE, "yes" -> Optional.of(true);
            case FALSE, "no" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    /** A whole number as such, so that one of many digits keeps them all; no NaN and no infinity. */
    private static Optional<Object> number(String text) {
        try {
            if (text.matches("[-+]?\\d{1,18}")) {
                return Optional.of(Long.valueOf(text));
            }
            double number = Double.parseDouble(text);
            boolean plain = Double.isFinite(number) && text.matches("[-+.\\deE]+");
            return plain ? Optional.of(number) : Optional.empty();
        } catch (NumberFormatException notOne) {
            return Optional.empty();
        }
    }
}
