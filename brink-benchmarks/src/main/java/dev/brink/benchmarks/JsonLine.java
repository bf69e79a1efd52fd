package dev.brink.benchmarks;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A JSON object of plain strings and numbers, nothing nested, on one line. */
public final class JsonLine {
    private static final Pattern FIELD =
            Pattern.compile("\\s*\"(\\w+)\"\\s*:\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|(-?[0-9][0-9.eE+-]*))\\s*(,|$)");

    private static final Pattern ESCAPE = Pattern.compile("\\\\(.)");

    private final String line;
    private final Map<String, String> fields;

    private JsonLine(String line, Map<String, String> fields) {
        this.line = line;
        this.fields = fields;
    }

    public static JsonLine parse(String line) {
        String trimmed = line.trim();
        if (!trimmed.startsWith("{") || !trimmed.endsWith("}")) {
            throw unexpected(line, "it is no JSON object");
        }
        String inside = trimmed.substring(1, trimmed.length() - 1);
        Map<String, String> fields = new LinkedHashMap<>();
        Matcher matcher = FIELD.matcher(inside);
        int at = 0;
        while (at < inside.length()) {
            if (!matcher.find() || matcher.start() != at) {
                throw unexpected(line, "no field of a string or a number begins at '" + inside.substring(at) + "'");
            }
            String text = matcher.group(2);
            fields.put(matcher.group(1), text == null ? matcher.group(3) : unescaped(text));
            at = matcher.end();
        }
        return new JsonLine(line, fields);
    }

    /** A line with these fields, of which those that are numbers must be finite. */
    public static String format(Map<String, ?> fields) {
        StringJoiner line = new StringJoiner(", ", "{", "}");
        fields.forEach((name, value) -> line.add("\"" + name + "\": " + formatted(value)));
        return line.toString();
    }

    private static String formatted(Object value) {
        return value instanceof Number
                ? value.toString()
                : "\"" + value.toString().replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private static String unescaped(String text) {
        return ESCAPE.matcher(text)
                .replaceAll(escape -> Matcher.quoteReplacement(escape.group(1).replace('n', ' ')));
    }

    public boolean has(String field) {
        return fields.containsKey(field);
    }

    public String text(String field) {
        String value = fields.get(field);
        if (value == null) {
            throw unexpected(line, "it has no field '" + field + "'");
        }
        return value;
    }

    public double number(String field) {
        try {
            return Double.parseDouble(text(field));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "The line \"" + line + "\" cannot be used: its field '" + field + "' is no number.", e);
        }
    }

    private static IllegalArgumentException unexpected(String line, String reason) {
        return new IllegalArgumentException("The line \"" + line + "\" cannot be used: " + reason + ".");
    }
}
