package dev.brink.study.file;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time such as {@code 90s}, {@code 20m}, {@code 1.5h} and {@code 1h30m}. */
public final class Durations {
    private static final Pattern PART = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|h|d)");
    private static final BigInteger LONGEST =
            BigInteger.valueOf(Duration.ofDays(36_500).toMillis());

    private Durations() {}

    /** Empty if the text is no length of time, is zero, or is longer than a century. */
    public static Optional<Duration> parse(String text) {
        String compact = text.replace(" ", "").toLowerCase(Locale.ROOT);
        Matcher part = PART.matcher(compact);
        BigDecimal millis = BigDecimal.ZERO;
        int end = 0;
        while (part.find() && part.start() == end) {
            millis = millis.add(new BigDecimal(part.group(1)).multiply(BigDecimal.valueOf(millis(part.group(2)))));
            end = part.end();
        }
        BigInteger whole = millis.toBigInteger();
        boolean valid = end == compact.length() && whole.signum() > 0 && whole.compareTo(LONGEST) <= 0;
        return valid ? Optional.of(Duration.ofMillis(whole.longValueExact())) : Optional.empty();
    }

    private static long millis(String unit) {
        return switch (unit) {
            case "ms" -> 1;
            case "s" -> 1000;
            case "m" -> 60_000;
            case "h" -> 3_600_000;
            default -> 86_400_000;
        };
    }

    /** The duration as {@link #parse} reads it, such as {@code 1h30m}. */
    public static String write(Duration duration) {
        StringBuilder text = new StringBuilder();
        append(text, duration.toHours(), "h");
        append(text, duration.toMinutesPart(), "m");
        append(text, duration.toSecondsPart(), "s");
        append(text, duration.toMillisPart(), "ms");
        return text.isEmpty() ? "0s" : text.toString();
    }

    private static void append(StringBuilder text, long count, String unit) {
        if (count > 0) {
            text.append(count).append(unit);
        }
    }
}
