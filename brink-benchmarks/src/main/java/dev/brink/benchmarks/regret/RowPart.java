package dev.brink.benchmarks.regret;

import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A word of a row's name with the numbers it was given, such as {@code noise(1,0)}. */
record RowPart(String word, List<Double> numbers) {
    private static final Pattern PART = Pattern.compile("\\+([^+()]+)(?:\\(([^()]*)\\))?");

    RowPart {
        numbers = List.copyOf(numbers);
    }

    /** The parts that follow the problem's id, each begun by a plus. */
    static List<RowPart> parse(String rowName, String parts) {
        List<RowPart> parsed = new ArrayList<>();
        Matcher matcher = PART.matcher(parts);
        int at = 0;
        while (at < parts.length()) {
            if (!matcher.find(at) || matcher.start() != at) {
                throw new IllegalArgumentException("The row '" + rowName + "' cannot be read from '"
                        + parts.substring(at) + "' on: write a problem's id and then parts such as +binary or"
                        + " +noise(1,0).");
            }
            String numbers = matcher.group(2);
            parsed.add(new RowPart(matcher.group(1), numbers == null ? List.of() : numbers(rowName, numbers)));
            at = matcher.end();
        }
        return parsed;
    }

    private static List<Double> numbers(String rowName, String commaSeparated) {
        List<Double> numbers = new ArrayList<>();
        for (String text : commaSeparated.split(",", -1)) {
            try {
                numbers.add(Double.parseDouble(text.trim()));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException(
                        "The row '" + rowName + "' has '" + text
                                + "' where a number belongs: write numbers separated by commas.",
                        e);
            }
        }
        return numbers;
    }

    double[] toArray() {
        return numbers.stream().mapToDouble(number -> number).toArray();
    }

    @Override
    public String toString() {
        return numbers.isEmpty()
                ? "+" + word
                : "+" + word + numbers.stream().map(Text::number).collect(Collectors.joining(",", "(", ")"));
    }
}
