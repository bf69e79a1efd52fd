package dev.brink.problem;

import dev.brink.text.Spelling;
import dev.brink.text.Text;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/** One of several strings in no particular order: one axis for each, of which the largest coordinate wins. */
public record ChoiceParameter(String name, List<String> values) implements Parameter {
    public ChoiceParameter {
        Rules.requireName("A parameter", name);
        values = List.copyOf(values);
        String what = "Parameter '" + name + "'";
        Rules.requireSeveralDifferent(what, values);
    }

    @Override
    public int axes() {
        return values.size();
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
        int index = index(value);
        Arrays.fill(into, at, at + values.size(), 0);
        into[at + index] = 1;
    }

    @Override
    public Object decode(double[] from, int at) {
        return values.get(largest(from, at));
    }

    private int largest(double[] from, int at) {
        int best = 0;
        for (int i = 1; i < values.size(); i++) {
            if (UnitInterval.clamp(from[at + i]) > UnitInterval.clamp(from[at + best])) {
                best = i;
            }
        }
        return best;
    }

    @Override
    public boolean isOrdered() {
        return false;
    }

    @Override
    public void place(double share, double[] into, int at) {
        encode(values.get((int) UnitInterval.cell(share, values.size())), into, at);
    }

    @Override
    public double share(double[] from, int at) {
        return UnitInterval.centre(largest(from, at), values.size());
    }

    @Override
    public boolean step(double[] coordinates, int at, long places) {
        int index = largest(coordinates, at);
        boolean inRange = places >= -index && places < values.size() - index;
        if (inRange) {
            encode(values.get(index + (int) places), coordinates, at);
        }
        return inRange;
    }

    private int index(Object value) {
        int index = value instanceof String ? values.indexOf(value) : -1;
        if (index < 0) {
            String next = Spelling.nearest(String.valueOf(value), values)
                    .map(nearest -> "did you mean " + Text.value(nearest) + "?")
                    .orElse("give one of these strings.");
            throw refusal(value, "its values are " + Text.values(values) + ": " + next);
        }
        return index;
    }
}
