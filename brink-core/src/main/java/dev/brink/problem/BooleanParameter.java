package dev.brink.problem;

import java.util.OptionalLong;

/** True or false: one axis, false at 0 and true at 1, split at one half. */
public record BooleanParameter(String name) implements Parameter {
    public BooleanParameter {
        Rules.requireName("A parameter", name);
    }

    @Override
    public OptionalLong size() {
        return OptionalLong.of(2);
    }

    @Override
    public Object check(Object value) {
        return checked(value);
    }

    private boolean checked(Object value) {
        if (!(value instanceof Boolean yes)) {
            throw refusal(value, "it is a boolean: give true or false.");
        }
        return yes;
    }

    @Override
    public void encode(Object value, double[] into, int at) {
        into[at] = checked(value) ? 1 : 0;
    }

    @Override
    public Object decode(double[] from, int at) {
        return from[at] >= 0.5;
    }

    @Override
    public boolean step(double[] coordinates, int at, long places) {
        long index = (coordinates[at] >= 0.5 ? 1 : 0) + places;
        boolean inRange = places >= -1 && places <= 1 && index >= 0 && index <= 1;
        if (inRange) {
            coordinates[at] = index;
        }
        return inRange;
    }
}
