package dev.brink.study.event;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** The members of a JSON object, taken out one by one as what they must be. */
final class Fields {
    private final Map<?, ?> members;

    private Fields(Map<?, ?> members) {
        this.members = members;
    }

    static Fields of(@Nullable Object json) {
        if (json instanceof Map<?, ?> map) {
            return new Fields(map);
        }
        throw new UnreadableEventException("an event has " + json + " where an object belongs");
    }

    boolean has(String name) {
        return members.containsKey(name);
    }

    @Nullable
    Object any(String name) {
        return members.get(name);
    }

    String text(String name) {
        return as(String.class, name);
    }

    long whole(String name) {
        return as(Long.class, name);
    }

    boolean yes(String name) {
        return as(Boolean.class, name);
    }

    /** A number; those that JSON cannot write are strings. */
    double number(String name) {
        Object value = members.get(name);
        if (value instanceof String word) {
            try {
                return Double.parseDouble(word);
            } catch (NumberFormatException notOne) {
                throw unexpected(name, value);
            }
        }
        return as(Number.class, name).doubleValue();
    }

    OptionalDouble numberIfAny(String name) {
        return has(name) ? OptionalDouble.of(number(name)) : OptionalDouble.empty();
    }

    List<?> list(String name) {
        return has(name) ? as(List.class, name) : List.of();
    }

    Map<String, Object> map(String name) {
        Map<String, Object> map = new LinkedHashMap<>();
        if (has(name)) {
            Map<?, ?> given = as(Map.class, name);
            given.forEach((key, value) -> {
                if (value == null) {
                    throw unexpected(name, given);
                }
                map.put((String) key, value);
            });
        }
        return map;
    }

    private <T> T as(Class<T> type, String name) {
        Object value = members.get(name);
        if (!type.isInstance(value)) {
            throw unexpected(name, value);
        }
        return type.cast(value);
    }

    private static UnreadableEventException unexpected(String name, @Nullable Object value) {
        return new UnreadableEventException("an event has " + value + " as its '" + name + "'");
    }
}
