package dev.brink.runner.command;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parameter declared where its value goes in a command.
 *
 * @param min the least value as it was written; empty where there is no range
 * @param max the greatest
 * @param values what can be chosen from, where there is a choice
 */
public record InlineParameter(String name, Kind kind, String min, String max, boolean log, List<String> values) {
    /** What values there are. */
    public enum Kind {
        REAL,
        INTEGER,
        CHOICE,
        BOOLEAN
    }

    private static final Pattern RANGE = Pattern.compile("(\\S+?)\\.\\.(\\S+)((?:\\s+[a-z]+)*)");
    private static final String NEXT =
            ": write a range such as 1e-5..1e-1 log or 16..2000 int, values such as" + " relu|tanh, or bool.";

    public InlineParameter {
        values = List.copyOf(values);
    }

    /**
     * The parameter that {@code {name:declaration}} stands for.
     *
     * @throws InvalidCommandException if the declaration is none
     */
    static InlineParameter of(String name, String declaration) {
        String text = declaration.strip();
        if (text.equals("bool")) {
            return new InlineParameter(name, Kind.BOOLEAN, "", "", false, List.of());
        }
        if (text.contains("|")) {
            return choice(name, text);
        }
        Matcher range = RANGE.matcher(text);
        if (!range.matches()) {
            throw refusal(name, text, "that declares no parameter" + NEXT);
        }
        return range(name, text, range);
    }

    private static InlineParameter choice(String name, String text) {
        List<String> values =
                Pattern.compile("\\|").splitAsStream(text).map(String::strip).toList();
        if (values.contains("")) {
            throw refusal(name, text, "a value between the bars is empty: write values such as relu|tanh.");
        }
        return new InlineParameter(name, Kind.CHOICE, "", "", false, values);
    }

    private static InlineParameter range(String name, String text, Matcher range) {
        boolean log = false;
        boolean whole = false;
        for (String word : words(range.group(3))) {
            switch (word) {
                case "log" -> log = true;
                case "int" -> whole = true;
                default ->
                    throw refusal(
                            name, text, "after a range only 'log' and 'int' can stand, not '" + word + "'" + NEXT);
            }
        }
        requireNumber(name, text, range.group(1), whole);
        requireNumber(name, text, range.group(2), whole);
        return new InlineParameter(
                name, whole ? Kind.INTEGER : Kind.REAL, range.group(1), range.group(2), log, List.of());
    }

    private static List<String> words(String text) {
        return Pattern.compile("[a-z]+")
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private static void requireNumber(String name, String text, String number, boolean whole) {
        try {
            BigDecimal value = new BigDecimal(number);
            if (whole && value.stripTrailingZeros().scale() > 0) {
                throw refusal(name, text, "'" + number + "' is not a whole number: leave out 'int' or change it.");
            }
        } catch (NumberFormatException notANumber) {
            throw refusal(name, text, "'" + number + "' is not a number" + NEXT);
        }
    }

    private static InvalidCommandException refusal(String name, String text, String why) {
        return new InvalidCommandException("The command has {" + name + ":" + text + "}, but " + why);
    }
}
