package dev.brink.problem;

import dev.brink.text.Text;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The rules that hold for names, fractions and lists wherever they appear in a problem. */
final class Rules {
    /** Names become environment variables, file names and parts of addresses, which agree on no more than this. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]*");

    private Rules() {}

    static void requireName(String what, String name) {
        if (!NAME.matcher(name).matches()) {
            throw new InvalidProblemException(what + " has the name '" + name
                    + "', but a name must start with a letter from A to Z or an underscore and go on with letters,"
                    + " digits, '_', '-' or '.': choose another name.");
        }
    }

    static void requireFraction(String what, double value) {
        if (!(value > 0 && value < 1)) {
            String next = value > 1 && value < 100
                    ? "write " + Text.number(value / 100) + " for " + Text.number(value) + " %."
                    : "choose a number in between, such as 0.95.";
            throw new InvalidProblemException(
                    what + " is " + Text.number(value) + ", but it must be more than 0 and less than 1: " + next);
        }
    }

    /** Of the values that a parameter can be chosen from. */
    static void requireSeveralDifferent(String what, List<?> values) {
        if (values.size() < 2) {
            throw new InvalidProblemException(what + " has " + values.size()
                    + " value(s), but there must be at least two to choose from: add another or leave it out.");
        }
        firstRepeated(values).ifPresent(repeated -> {
            throw new InvalidProblemException(what + " has the value " + Text.value(repeated)
                    + " twice, but its values must differ: remove one of them.");
        });
    }

    /** The first value of the list that has occurred in it before. */
    static <T> Optional<T> firstRepeated(List<T> values) {
        Set<T> seen = new HashSet<>();
        return values.stream().filter(value -> !seen.add(value)).findFirst();
    }
}
