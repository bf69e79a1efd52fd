package dev.brink.cli;

import dev.brink.text.Spelling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Arguments of the form {@code name=value}. */
final class Assignments {
    private Assignments() {}

    /** The values by name; every name must be known, and none may be there twice. */
    static Map<String, String> of(List<String> arguments, String what, List<String> known) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String argument : arguments) {
            int sign = argument.indexOf('=');
            if (sign < 1) {
                throw new InvalidInputException(
                        "'" + argument + "' is not of the form name=value: write it so, such as "
                                + (known.isEmpty() ? "x" : known.get(0)) + "=0.5. A study is named with --study.");
            }
            String name = argument.substring(0, sign);
            if (!known.contains(name)) {
                throw new InvalidInputException(
                        "There is no " + what + " '" + name + "' here: " + Spelling.suggestion(name, known));
            }
            if (values.put(name, argument.substring(sign + 1)) != null) {
                throw new InvalidInputException("'" + name + "' is given twice: give it once.");
            }
        }
        return values;
    }
}
