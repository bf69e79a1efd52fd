package dev.brink.study.json;

import java.io.StringWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.util.DefaultPrettyPrinter;

/**
 * JSON text as plain values and back: maps in the order of their keys, lists, strings, {@code Long}, {@code Double},
 * {@code BigInteger}, booleans and null.
 */
public final class Json {
    /** Programs in many languages write NaN and Infinity for numbers, and a reader of results must see that they did. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .build();

    private Json() {}

    /**
     * The value of a JSON text.
     *
     * @throws InvalidJsonException if it is not JSON, or more than one value
     */
    public static @Nullable Object parse(String text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return only(parser);
        } catch (JacksonException invalid) {
            throw new InvalidJsonException(invalid.getOriginalMessage(), invalid);
        }
    }

    /** The value of a JSON text in UTF-8, part of a longer array. */
    public static @Nullable Object parse(byte[] utf8, int offset, int length) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), utf8, offset, length)) {
            return only(parser);
        } catch (JacksonException invalid) {
            throw new InvalidJsonException(invalid.getOriginalMessage(), invalid);
        }
    }

    private static @Nullable Object only(JsonParser parser) {
        JsonToken first = parser.nextToken();
        if (first == null) {
            throw new InvalidJsonException("there is nothing in it", null);
        }
        Object value = value(parser, first);
        if (parser.nextToken() != null) {
            throw new InvalidJsonException("something follows after its end", null);
        }
        return value;
    }

    private static @Nullable Object value(JsonParser parser, JsonToken token) {
        return switch (token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> parser.getString();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_NUMBER_INT -> whole(parser.getNumberValue());
            default -> throw new InvalidJsonException("there is an unexpected " + token, null);
        };
    }

    private static Number whole(Number number) {
        return number instanceof BigInteger ? number : (Number) number.longValue();
    }

    private static Map<String, @Nullable Object> object(JsonParser parser) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            if (object.containsKey(name)) {
                throw new InvalidJsonException("the name \"" + name + "\" occurs twice in an object", null);
            }
            object.put(name, value(parser, parser.nextToken()));
        }
        return object;
    }

    private static List<@Nullable Object> array(JsonParser parser) {
        List<@Nullable Object> array = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            array.add(value(parser, token));
        }
        return array;
    }

    /** The value on one line. JSON has no infinities: a number that is not finite is written as a string. */
    public static String write(@Nullable Object value) {
        return write(value, ObjectWriteContext.empty());
    }

    /** The value over several lines, for people. */
    public static String pretty(@Nullable Object value) {
        return write(value, new PrettyContext());
    }

    private static String write(@Nullable Object value, ObjectWriteContext context) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(context, text)) {
            write(value, generator);
        }
        return text.toString();
    }

    private static void write(@Nullable Object value, JsonGenerator to) {
        if (value instanceof Map<?, ?> map) {
            to.writeStartObject();
            map.forEach((name, member) -> {
                to.writeName(String.valueOf(name));
                write(member, to);
            });
            to.writeEndObject();
        } else if (value instanceof Iterable<?> list) {
            to.writeStartArray();
            list.forEach(member -> write(member, to));
            to.writeEndArray();
        } else {
            writeScalar(value, to);
        }
    }

    private static void writeScalar(@Nullable Object value, JsonGenerator to) {
        if (value == null) {
            to.writeNull();
        } else if (value instanceof Boolean yes) {
            to.writeBoolean(yes);
        } else if (value instanceof Long || value instanceof Integer) {
            to.writeNumber(((Number) value).longValue());
        } else if (value instanceof Double number && Double.isFinite(number)) {
            to.writeNumber(number);
        } else {
            to.writeString(value.toString());
        }
    }

    /** Writes as an empty context does, but with line breaks. */
    private static final class PrettyContext extends ObjectWriteContext.Base {
        @Override
        public DefaultPrettyPrinter getPrettyPrinter() {
            return new DefaultPrettyPrinter();
        }

        @Override
        public boolean hasPrettyPrinter() {
            return true;
        }
    }
}
