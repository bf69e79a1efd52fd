package dev.brink.report.page;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** Numbers and names as JSON that may stand within a script element. */
final class Json {
    private Json() {}

    /** Numbers; null where there is none. */
    static String array(List<OptionalDouble> numbers) {
        return numbers.stream()
                .map(number -> number.isPresent() && Double.isFinite(number.getAsDouble())
                        ? Double.toString(number.getAsDouble())
                        : "null")
                .collect(Collectors.joining(",", "[", "]"));
    }

    /** Text in quotes, in which nothing can end the script element that it stands in. */
    static String string(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.chars().forEach(c -> {
            boolean plain = c >= ' ' && c != '"' && c != '\\' && c != '<' && c != '>' && c != '&' && c < 0x7f;
            json.append(plain ? String.valueOf((char) c) : String.format("\\u%04x", c));
        });
        return json.append('"').toString();
    }
}
