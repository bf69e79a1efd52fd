package dev.brink.runner.command;

import dev.brink.text.Text;

/** The values of parameters as commands get them. */
public final class ParameterText {
    private ParameterText() {}

    /** All digits that tell a number from its neighbours, such as {@code 1e-5}; text as it is, without quotes. */
    public static String of(Object value) {
        return value instanceof Double number ? Text.number(number) : String.valueOf(value);
    }

    /** {@code BRINK_PARAM_} and the name, with an underscore for what environment variables cannot have. */
    public static String environmentName(String parameter) {
        return "BRINK_PARAM_" + parameter.replace('.', '_').replace('-', '_');
    }
}
