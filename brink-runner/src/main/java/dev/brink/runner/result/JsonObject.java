package dev.brink.runner.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/** JSON objects as maps, with {@code NaN} and {@code Infinity} as Python and others write them. */
final class JsonObject {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .build();

    private JsonObject() {}

    /** The object that this text is; empty if it is anything else. */
    static Optional<Map<String, @Nullable Object>> in(String text) {
        String trimmed = text.strip();
        if (!trimmed.startsWith("{") || !trimmed.endsWith("}")) {
            return Optional.empty();
        }
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), trimmed)) {
            parser.nextToken();
            Map<String, @Nullable Object> object = object(parser);
            return parser.nextToken() == null ? Optional.of(object) : Optional.empty();
        } catch (JacksonException notJson) {
            return Optional.empty();
        }
    }

    /** What is wrong with a text that should be an object, and where. */
    static String complaint(String text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return "it is not an object";
            }
            object(parser);
            return parser.nextToken() == null ? "it is an object" : "more follows after the object";
        } catch (JacksonException notJson) {
            return notJson.getOriginalMessage() + " (line "
                    + notJson.getLocation().getLineNr() + ")";
        }
    }

    /** A value of any kind, such as stands behind an equals sign; empty if the text is none. */
    static Optional<Object> value(String text) {
        return in("{\"value\":" + text + "}")
                .filter(object -> object.size() == 1)
                .map(object -> object.get("value"));
    }

    private static Map<String, @Nullable Object> object(JsonParser parser) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            object.put(name, value(parser));
        }
        return object;
    }

    private static List<@Nullable Object> array(JsonParser parser) {
        List<@Nullable Object> array = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            array.add(value(parser));
        }
        return array;
    }

    private static @Nullable Object value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_NULL -> null;
            default -> parser.getString();
        };
    }
}
