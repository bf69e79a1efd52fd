package dev.brink.problem;

import dev.brink.text.Text;
import java.util.List;
import java.util.OptionalLong;

/** One of several numbers, or of several strings, whose order means something: neighbours behave alike. */
public record OrderedParameter(String name, List<Object> values) implements Parameter {
    public OrderedParameter {
        Rules.requireName("A parameter", name);
        String what = "Parameter '" + name + "'";
        values = canonical(what, values);
        Rules.requireSeveralDifferent(what, values);
        requireMonotone(what, values);
    }

    @Override
    public OptionalLong size() {
        return OptionalLong.of(values.size());
    }

    @Override
    public Object check(Object value) {
        return values.get(index(value));
    }

    @Override
    public void encode(Object value, double[] into, int at) {
        into[at] = UnitInterval.centre(index(value), values.size());
    }

    @Override
    public Object decode(double[] from, int at) {
        return values.get((int) UnitInterval.cell(from[at], values.size()));
    }

    @Override
    public boolean step(double[] coordinates, int at, long places) {
        int index = values.indexOf(decode(coordinates, at));
        boolean inRange = places >= -index && places < values.size() - index;
        if (inRange) {
            encode(values.get(index + (int) places), coordinates, at);
        }
        return inRange;
    }

    private int index(Object value) {
        int index = values.indexOf(value);
        if (index < 0 && value instanceof Number number) {
            index = values.indexOf(sameTypeAsListed(number));
        }
        if (index < 0) {
            throw refusal(value, "that is none of its values: give one of " + Text.values(values) + ".");
        }
        return index;
    }

    private Object sameTypeAsListed(Number number) {
        OptionalLong whole = Numbers.whole(number);
        return values.get(0) instanceof Long && whole.isPresent() ? (Object) whole.getAsLong() : Numbers.real(number);
    }

    /** All strings, or all whole numbers as longs, or all numbers as doubles. */
    private static List<Object> canonical(String what, List<Object> values) {
        if (values.stream().allMatch(String.class::isInstance)) {
            return List.copyOf(values);
        }
        List<Number> numbers = values.stream()
                .filter(Number.class::isInstance)
                .map(Number.class::cast)
                .toList();
        if (numbers.size() < values.size()) {
            throw new InvalidProblemException(what + " has the values " + Text.values(values)
                    + ", but they must be all numbers or all strings: write every value as a string.");
        }
        if (numbers.stream().anyMatch(number -> !Double.isFinite(number.doubleValue()))) {
            throw new InvalidProblemException(what + " has the values " + Text.values(values)
                    + ", but numbers must be finite: remove those that are not.");
        }
        boolean whole =
                numbers.stream().allMatch(number -> Numbers.whole(number).isPresent());
        return numbers.stream()
                .map(number -> whole ? (Object) Numbers.whole(number).getAsLong() : Numbers.real(number))
                .toList();
    }

    private static void requireMonotone(String what, List<Object> values) {
        int rises = 0;
        int falls = 0;
        for (int i = 1; i < values.size(); i++) {
            if (values.get(i) instanceof Number next && values.get(i - 1) instanceof Number previous) {
                int order = Double.compare(next.doubleValue(), previous.doubleValue());
                rises += order > 0 ? 1 : 0;
                falls += order < 0 ? 1 : 0;
            }
        }
        if (rises > 0 && falls > 0) {
            throw new InvalidProblemException(what + " lists the numbers " + Text.values(values)
                    + ", but an ordered parameter must rise or fall throughout: sort them, or make it a choice.");
        }
    }
}
