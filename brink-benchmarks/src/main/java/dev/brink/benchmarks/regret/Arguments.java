package dev.brink.benchmarks.regret;

import dev.brink.text.Spelling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Arguments of a command: options with a value, switches without, and plain words between them. */
final class Arguments {
    private final Map<String, List<String>> options = new HashMap<>();
    private final List<String> plain = new ArrayList<>();

    private Arguments() {}

    /**
     * The arguments by name.
     *
     * @throws IllegalArgumentException if an option is unknown or lacks its value
     */
    static Arguments parse(List<String> arguments, List<String> withValue, List<String> switches) {
        Arguments parsed = new Arguments();
        Iterator<String> words = arguments.iterator();
        while (words.hasNext()) {
            String word = words.next();
            if (!word.startsWith("--")) {
                parsed.plain.add(word);
            } else if (switches.contains(word)) {
                parsed.options.put(word, List.of());
            } else if (withValue.contains(word)) {
                parsed.add(word, words);
            } else {
                List<String> known =
                        Stream.concat(withValue.stream(), switches.stream()).toList();
                throw new IllegalArgumentException(
                        "There is no option '" + word + "': " + Spelling.suggestion(word, known));
            }
        }
        return parsed;
    }

    private void add(String option, Iterator<String> words) {
        if (!words.hasNext()) {
            throw new IllegalArgumentException("Option '" + option + "' has no value: write one after it.");
        }
        options.computeIfAbsent(option, name -> new ArrayList<>()).add(words.next());
    }

    /** The words that are neither options nor their values. */
    List<String> plain() {
        return plain;
    }

    boolean has(String option) {
        return options.containsKey(option);
    }

    /** All values of an option that may be given several times, or else this one. */
    List<String> all(String option, String otherwise) {
        return options.getOrDefault(option, List.of(otherwise));
    }

    /** The value that was given last. */
    Optional<String> last(String option) {
        List<String> values = options.getOrDefault(option, List.of());
        return values.isEmpty() ? Optional.empty() : Optional.of(values.get(values.size() - 1));
    }
}
