package dev.brink.study.file;

import dev.brink.problem.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** Reads the block {@code parameters}. */
final class ParameterReader {
    private static final String EXAMPLE = "{type: real, min: 0, max: 1}";
    private static final List<String> TYPES = List.of("real", "integer", "ordered", "choice", "boolean");

    private ParameterReader() {}

    static List<Parameter> read(Value parameters) {
        List<Parameter> read = new ArrayList<>();
        parameters.block("{x: " + EXAMPLE + "}").ifPresent(block -> {
            if (block.names().isEmpty()) {
                block.mistake("are none, but there must be something to choose: add one, such as x: " + EXAMPLE + ".");
            }
            for (String name : block.names()) {
                Value value = block.named(name, "Parameter '" + name + "'");
                value.block(EXAMPLE).flatMap(one -> parameter(name, one)).ifPresent(read::add);
            }
        });
        return read;
    }

    private static Optional<Parameter> parameter(String name, Block block) {
        Optional<String> type = block.require("type", "type: real").flatMap(value -> value.word(TYPES));
        if (type.isEmpty()) {
            block.allowOnly("type", "min", "max", "scale", "values");
            return Optional.empty();
        }
        return switch (type.get()) {
            case "real" -> real(name, block);
            case "integer" -> integer(name, block);
            case "ordered" -> ordered(name, block);
            case "choice" -> choice(name, block);
            default -> bool(name, block);
        };
    }

    private static Optional<Parameter> real(String name, Block block) {
        block.allowOnly("type", "min", "max", "scale");
        OptionalDouble min = number(block.require("min", "min: 0"));
        OptionalDouble max = number(block.require("max", "max: 1"));
        Optional<Boolean> log = log(block);
        if (min.isEmpty() || max.isEmpty() || log.isEmpty()) {
            return Optional.empty();
        }
        double from = min.getAsDouble();
        double to = max.getAsDouble();
        return built(block, () -> log.get() ? Parameter.logReal(name, from, to) : Parameter.real(name, from, to));
    }

    private static OptionalDouble number(Optional<Value> value) {
        return value.isPresent() ? value.get().number() : OptionalDouble.empty();
    }

    private static Optional<Parameter> integer(String name, Block block) {
        block.allowOnly("type", "min", "max", "scale");
        OptionalLong min = whole(block.require("min", "min: 1"));
        OptionalLong max = whole(block.require("max", "max: 100"));
        Optional<Boolean> log = log(block);
        if (min.isEmpty() || max.isEmpty() || log.isEmpty()) {
            return Optional.empty();
        }
        long from = min.getAsLong();
        long to = max.getAsLong();
        return built(block, () -> log.get() ? Parameter.logInteger(name, from, to) : Parameter.integer(name, from, to));
    }

    private static OptionalLong whole(Optional<Value> value) {
        return value.isPresent() ? value.get().whole() : OptionalLong.empty();
    }

    /** Empty if it is neither. */
    private static Optional<Boolean> log(Block block) {
        Optional<Value> scale = block.get("scale");
        return scale.isEmpty()
                ? Optional.of(false)
                : scale.get().word(List.of("linear", "log")).map("log"::equals);
    }

    private static Optional<Parameter> ordered(String name, Block block) {
        block.allowOnly("type", "values");
        return values(block, "values: [8, 16, 32]", Value::scalar)
                .flatMap(values -> built(block, () -> Parameter.ordered(name, values)));
    }

    private static Optional<Parameter> choice(String name, Block block) {
        block.allowOnly("type", "values");
        return values(block, "values: [relu, tanh]", Value::text)
                .flatMap(values -> built(block, () -> Parameter.choice(name, values)));
    }

    /** Takes an item of a list as what it must be. */
    private interface Taking<T> {
        Optional<T> from(Value value);
    }

    /** Empty if any item is wrong. */
    private static <T> Optional<List<T>> values(Block block, String example, Taking<T> taking) {
        Optional<List<Value>> items = block.require("values", example).flatMap(Value::list);
        if (items.isEmpty()) {
            return Optional.empty();
        }
        List<T> taken = new ArrayList<>();
        items.get().forEach(item -> taking.from(item).ifPresent(taken::add));
        return taken.size() == items.get().size() ? Optional.of(taken) : Optional.empty();
    }

    private static Optional<Parameter> bool(String name, Block block) {
        block.allowOnly("type");
        return built(block, () -> Parameter.bool(name));
    }

    /** The core knows the rules; what it refuses is a mistake in this block. */
    private static Optional<Parameter> built(Block block, Supplier<Parameter> building) {
        return Built.in(block, building);
    }
}
