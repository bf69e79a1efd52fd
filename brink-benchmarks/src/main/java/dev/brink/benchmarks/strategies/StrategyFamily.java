package dev.brink.benchmarks.strategies;

import dev.brink.text.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** A strategy whose settings can be changed by options. */
final class StrategyFamily<S> {
    private final String name;
    private final String description;
    private final S standard;
    private final BiFunction<String, S, Strategy> create;
    private final List<StrategyOption<S>> options;

    private StrategyFamily(
            String name,
            String description,
            S standard,
            BiFunction<String, S, Strategy> create,
            List<StrategyOption<S>> options) {
        this.name = name;
        this.description = description;
        this.standard = standard;
        this.create = create;
        this.options = List.copyOf(options);
    }

    /** Without options; {@code create} takes the full name of the strategy and its settings. */
    static <S> StrategyFamily<S> of(
            String name, String description, S standard, BiFunction<String, S, Strategy> create) {
        return new StrategyFamily<>(name, description, standard, create, List.of());
    }

    StrategyFamily<S> option(String key, String values, BiFunction<S, String, S> apply) {
        List<StrategyOption<S>> more = new ArrayList<>(options);
        more.add(new StrategyOption<>(key, values, apply));
        return new StrategyFamily<>(name, description, standard, create, more);
    }

    String name() {
        return name;
    }

    /** The strategy with these options, written as {@code key=value,key=value}; their order does not matter. */
    Strategy with(String given) {
        SortedMap<String, String> values = parsed(given);
        S settings = standard;
        for (Map.Entry<String, String> value : values.entrySet()) {
            settings = applied(settings, option(value.getKey()), value.getValue());
        }
        return create.apply(fullName(values), settings);
    }

    private SortedMap<String, String> parsed(String given) {
        SortedMap<String, String> values = new TreeMap<>();
        for (String part : given.isEmpty() ? new String[0] : given.split(",", -1)) {
            String[] sides = part.split("=", 2);
            if (sides.length < 2) {
                throw new IllegalArgumentException("Strategy '" + name + "' was given '" + part
                        + "', but an option is a key and a value: write key=value.");
            }
            if (values.put(sides[0], sides[1]) != null) {
                throw new IllegalArgumentException("Strategy '" + name + "' was given its option '" + sides[0]
                        + "' twice, but it has one value: remove one of them.");
            }
        }
        return values;
    }

    private StrategyOption<S> option(String key) {
        return options.stream()
                .filter(option -> option.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Strategy '" + name + "' has no option '" + key + "': "
                        + Spelling.suggestion(
                                key, options.stream().map(StrategyOption::key).toList())));
    }

    private S applied(S settings, StrategyOption<S> option, String value) {
        try {
            return option.apply().apply(settings, value);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "Option '" + option.key() + "' of strategy '" + name + "' is '" + value + "', but it must be "
                            + option.values() + ": write it so.",
                    e);
        }
    }

    private String fullName(SortedMap<String, String> values) {
        return values.isEmpty()
                ? name
                : name + ":"
                        + values.entrySet().stream()
                                .map(value -> value.getKey() + "=" + value.getValue())
                                .collect(Collectors.joining(","));
    }

    /** A line for the strategy and one for its options. */
    String help() {
        String shown = options.stream()
                .map(option -> option.key() + "=" + option.values())
                .collect(Collectors.joining("; "));
        return String.format("  %-22s %s%n  %-22s   %s%n", name, description, "", shown);
    }
}
