package dev.brink.runner.execute;

import dev.brink.problem.Point;
import dev.brink.runner.command.ParameterText;
import java.io.StringWriter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** A point as a JSON object: numbers as numbers, in the same digits as in the command line. */
final class ParametersJson {
    private ParametersJson() {}

    static String of(Point point) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            point.asMap().forEach((name, value) -> {
                json.writeName(name);
                write(json, value);
            });
            json.writeEndObject();
        }
        return text + "\n";
    }

    private static void write(JsonGenerator json, Object value) {
        if (value instanceof Boolean yes) {
            json.writeBoolean(yes);
        } else if (value instanceof Number) {
            json.writeRawValue(ParameterText.of(value));
        } else {
            json.writeString(ParameterText.of(value));
        }
    }
}
