package dev.brink.runner.result;

import dev.brink.study.json.InvalidJsonException;
import dev.brink.study.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Looks for JSON objects in text that may be anything. */
final class JsonObject {
    private JsonObject() {}

    /** The object that this text is; empty if it is anything else. */
    static Optional<Map<String, @Nullable Object>> in(String text) {
        String trimmed = text.strip();
        if (!trimmed.startsWith("{") || !trimmed.endsWith("}")) {
            return Optional.empty();
        }
        try {
            Map<String, @Nullable Object> object = new LinkedHashMap<>();
            if (Json.parse(trimmed) instanceof Map<?, ?> parsed) {
                parsed.forEach((name, value) -> object.put(String.valueOf(name), value));
            }
            return Optional.of(object);
        } catch (InvalidJsonException notJson) {
            return Optional.empty();
        }
    }

    /** What is wrong with a text that should be an object. */
    static String complaint(String text) {
        try {
            return Json.parse(text) instanceof Map ? "it is one" : "it is something else";
        } catch (InvalidJsonException notJson) {
            return String.valueOf(notJson.getMessage());
        }
    }

    /** A value of any kind, such as stands behind an equals sign; empty if the text is none. */
    static Optional<Object> value(String text) {
        return in("{\"value\":" + text + "}")
                .filter(object -> object.size() == 1)
                .map(object -> object.get("value"));
    }
}
