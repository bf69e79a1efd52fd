package dev.brink.benchmarks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Options of a command, each a name and a value. */
final class NamedOptions {
    private NamedOptions() {}

    /**
     * The values by name.
     *
     * @throws IllegalArgumentException if a name is not one of these or lacks its value; the usage is part of the message
     */
    static Map<String, String> parse(List<String> arguments, List<String> names, String usage) {
        Map<String, String> given = new HashMap<>();
        for (int i = 0; i < arguments.size(); i += 2) {
            String name = arguments.get(i);
            if (!names.contains(name)) {
                throw new IllegalArgumentException("There is no option '" + name + "'.\n" + usage);
            }
            if (i + 1 == arguments.size()) {
                throw new IllegalArgumentException("Option '" + name + "' needs a value.\n" + usage);
            }
            given.put(name, arguments.get(i + 1));
        }
        return given;
    }
}
