package dev.brink.cli;

import dev.brink.problem.BooleanParameter;
import dev.brink.problem.ChoiceParameter;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import dev.brink.text.Spelling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values of parameters as they are written in a command, {@code name=value}. */
final class GivenValues {
    private final SearchSpace space;

    GivenValues(SearchSpace space) {
        this.space = space;
    }

    /**
     * The point with some of its values changed.
     *
     * @throws InvalidInputException if a parameter is unknown or a value is not one of its values
     */
    Point changed(Point point, List<String> given) {
        Map<String, Object> values = new LinkedHashMap<>(point.asMap());
        for (String text : given) {
            String[] parts = text.split("=", 2);
            if (parts.length < 2) {
                throw new InvalidInputException("The value '" + text + "' has no parameter: write name=value, such as "
                        + space.parameters().get(0).name() + "=1.");
            }
            Parameter parameter = parameter(parts[0].trim());
            values.put(parameter.name(), value(parameter, parts[1].trim()));
        }
        return space.point(values);
    }

    private Parameter parameter(String name) {
        List<String> names = space.parameters().stream().map(Parameter::name).toList();
        int index = names.indexOf(name);
        if (index < 0) {
            throw new InvalidInputException(
                    "The study has no parameter '" + name + "': " + Spelling.suggestion(name, names));
        }
        return space.parameters().get(index);
    }

    private static Object value(Parameter parameter, String text) {
        Object value = parameter instanceof ChoiceParameter ? text : typed(parameter, text);
        try {
            return parameter.check(value);
        } catch (IllegalArgumentException refused) {
            throw new InvalidInputException(String.valueOf(refused.getMessage()));
        }
    }

    /** A number or a boolean if the text can be read as one; what does not fit is refused by the parameter. */
    private static Object typed(Parameter parameter, String text) {
        if (parameter instanceof BooleanParameter && (text.equals("true") || text.equals("false"))) {
            return Boolean.valueOf(text);
        }
        try {
            return Double.valueOf(text);
        } catch (NumberFormatException notANumber) {
            return text;
        }
    }
}
