package dev.brink.report.page;

import dev.brink.problem.BooleanParameter;
import dev.brink.problem.ChoiceParameter;
import dev.brink.problem.IntegerParameter;
import dev.brink.problem.OrderedParameter;
import dev.brink.problem.Parameter;
import dev.brink.problem.RealParameter;
import dev.brink.report.text.Figures;
import java.util.List;
import java.util.stream.Collectors;

/** Parameters in words. */
final class Described {
    private Described() {}

    static String of(Parameter parameter) {
        return parameter.name() + ": " + range(parameter);
    }

    private static String range(Parameter parameter) {
        if (parameter instanceof RealParameter real) {
            return "real, " + Figures.value(real.min()) + " to " + Figures.value(real.max()) + scale(real.log());
        }
        if (parameter instanceof IntegerParameter integer) {
            return "integer, " + integer.min() + " to " + integer.max() + scale(integer.log());
        }
        if (parameter instanceof OrderedParameter ordered) {
            return "ordered, " + listed(ordered.values());
        }
        if (parameter instanceof ChoiceParameter choice) {
            return "choice, " + listed(choice.values());
        }
        return parameter instanceof BooleanParameter ? "true or false" : parameter.toString();
    }

    private static String scale(boolean log) {
        return log ? " on a log scale" : "";
    }

    private static String listed(List<?> values) {
        return values.stream().map(Figures::value).collect(Collectors.joining(", "));
    }
}
