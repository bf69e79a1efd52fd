package dev.brink.cli.stdio;

import dev.brink.study.json.InvalidJsonException;
import dev.brink.study.json.Json;
import dev.brink.text.Spelling;
import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** One line from the client: what to do, and the fields that say it more exactly, each taken as what it must be. */
record Request(Map<String, @Nullable Object> fields) {
    private static final String OP = "op";

    /** Comes back with the answer, as it was. */
    static final String ID = "id";

    private static final int LONGEST_SHOWN = 60;

    static Request parse(String line) {
        Object json = json(line);
        if (!(json instanceof Map<?, ?> members)) {
            throw new InvalidRequestException("The request is " + shown(json)
                    + ", but it must be an object: send one such as {\"op\": \"ask\"}.");
        }
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        members.forEach((name, value) -> fields.put(String.valueOf(name), value));
        return new Request(fields);
    }

    private static @Nullable Object json(String line) {
        try {
            return Json.parse(line);
        } catch (InvalidJsonException invalid) {
            throw new InvalidRequestException("The line is not JSON (" + invalid.getMessage()
                    + "): send one whole object on one line, such as {\"op\": \"ask\"}.");
        }
    }

    /** What to do; one of the known words. */
    String op(List<String> known) {
        String op = text(OP).orElseThrow(() -> new InvalidRequestException(
                "The request does not say what to do: add" + " \"op\", one of " + Text.names(known) + "."));
        if (!known.contains(op)) {
            throw new InvalidRequestException(
                    "There is no \"op\": " + shown(op) + ": " + Spelling.suggestion(op, known));
        }
        return op;
    }

    /** Refuses all other fields but those of every request: one that was mistyped must not be ignored. */
    Request allowOnly(String... names) {
        List<String> known = new ArrayList<>(List.of(names));
        known.addAll(List.of(OP, ID));
        for (String name : fields.keySet()) {
            if (!known.contains(name)) {
                throw new InvalidRequestException("The request '" + fields.get(OP) + "' has no field '" + name + "': "
                        + Spelling.suggestion(name, known));
            }
        }
        return this;
    }

    boolean has(String name) {
        return fields.get(name) != null;
    }

    Optional<String> text(String name) {
        return Optional.ofNullable(as(String.class, name, "text: put it in quotes"));
    }

    OptionalLong whole(String name) {
        Long whole = as(Long.class, name, "a whole number: write one, such as 1");
        return whole == null ? OptionalLong.empty() : OptionalLong.of(whole);
    }

    /** A finite number that is more than 0. */
    OptionalDouble positive(String name) {
        Number number = as(Number.class, name, "a number: write one, such as 1.5");
        if (number == null) {
            return OptionalDouble.empty();
        }
        if (!(number.doubleValue() > 0) || Double.isInfinite(number.doubleValue())) {
            throw wrong(name, number, "finite and more than 0: give such a number, or leave it out");
        }
        return OptionalDouble.of(number.doubleValue());
    }

    /** The members of an object. */
    Optional<Map<String, @Nullable Object>> object(String name) {
        Map<?, ?> object = as(Map.class, name, "an object: write it like {\"x\": 0.5}");
        if (object == null) {
            return Optional.empty();
        }
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        object.forEach((key, value) -> members.put(String.valueOf(key), value));
        return Optional.of(members);
    }

    /** Null if it is not there. */
    private <T> @Nullable T as(Class<T> type, String name, String rule) {
        Object value = fields.get(name);
        if (value != null && !type.isInstance(value)) {
            throw wrong(name, value, rule);
        }
        return value == null ? null : type.cast(value);
    }

    private static InvalidRequestException wrong(String name, Object value, String rule) {
        return new InvalidRequestException(
                "The field '" + name + "' is " + shown(value) + ", but it must be " + rule + ".");
    }

    private static String shown(@Nullable Object value) {
        String text = Json.write(value);
        return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text;
    }
}
