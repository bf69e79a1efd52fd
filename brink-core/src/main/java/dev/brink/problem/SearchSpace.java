package dev.brink.problem;

import dev.brink.text.Spelling;
import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The parameters that are chosen together, and the gate between points in the user's units and coordinates in the unit
 * cube. Nothing else pairs parameters with axes, so a parameter that exists only for some values of another would be a
 * matter of this class alone.
 */
public final class SearchSpace {
    private final List<Parameter> parameters;
    private final int axes;

    private SearchSpace(List<Parameter> parameters) {
        this.parameters = List.copyOf(parameters);
        this.axes = parameters.stream().mapToInt(Parameter::axes).sum();
        if (parameters.isEmpty()) {
            throw new InvalidProblemException(
                    "The search space has no parameters, but there must be something to choose: add at least one.");
        }
        Optional<String> repeated = Rules.firstRepeated(names());
        if (repeated.isPresent()) {
            throw new InvalidProblemException("Two parameters have the name '" + repeated.get()
                    + "', but names must differ: rename one of them.");
        }
    }

    public static SearchSpace of(Parameter... parameters) {
        return new SearchSpace(List.of(parameters));
    }

    public static SearchSpace of(List<Parameter> parameters) {
        return new SearchSpace(parameters);
    }

    public List<Parameter> parameters() {
        return parameters;
    }

    /** The dimension of the unit cube. */
    public int axes() {
        return axes;
    }

    /** Whether every parameter is continuous, so that all coordinates in the unit cube are points of their own. */
    public boolean isContinuous() {
        return parameters.stream().allMatch(Parameter::isContinuous);
    }

    /** The number of points; empty if some parameter is continuous or the number is beyond a {@code long}. */
    public OptionalLong size() {
        long size = 1;
        for (Parameter parameter : parameters) {
            OptionalLong values = parameter.size();
            if (values.isEmpty() || Math.multiplyHigh(size, values.getAsLong()) != 0 || size * values.getAsLong() < 0) {
                return OptionalLong.empty();
            }
            size *= values.getAsLong();
        }
        return OptionalLong.of(size);
    }

    /**
     * The point with these values, one for every parameter.
     *
     * @throws IllegalArgumentException if a value is missing, unknown, of the wrong kind or out of range
     */
    public Point point(Map<String, ?> values) {
        requireKnown(values);
        LinkedHashMap<String, Object> checked = new LinkedHashMap<>();
        for (Parameter parameter : parameters) {
            Object value = values.get(parameter.name());
            if (value == null) {
                throw new IllegalArgumentException("Parameter '" + parameter.name()
                        + "' has no value, but a point needs one for each of " + Text.names(names())
                        + ": add the missing one.");
            }
            checked.put(parameter.name(), parameter.check(value));
        }
        return new Point(checked);
    }

    private void requireKnown(Map<String, ?> values) {
        List<String> known = names();
        for (String name : values.keySet()) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(
                        "The search space has no parameter '" + name + "': " + Spelling.suggestion(name, known));
            }
        }
    }

    /** The point's coordinates in the unit cube. */
    public double[] encode(Point point) {
        double[] coordinates = new double[axes];
        int at = 0;
        for (Parameter parameter : parameters) {
            parameter.encode(point.value(parameter.name()), coordinates, at);
            at += parameter.axes();
        }
        return coordinates;
    }

    /** The point whose cell of the unit cube holds these coordinates; those outside of the cube are clamped. */
    public Point decode(double[] coordinates) {
        requireCoordinates(coordinates);
        LinkedHashMap<String, Object> values = new LinkedHashMap<>();
        int at = 0;
        for (Parameter parameter : parameters) {
            values.put(parameter.name(), parameter.decode(coordinates, at));
            at += parameter.axes();
        }
        return new Point(values);
    }

    /** The coordinates of the point that these coordinates decode to; continuous axes are only clamped. */
    public double[] snap(double[] coordinates) {
        requireCoordinates(coordinates);
        double[] snapped = coordinates.clone();
        int at = 0;
        for (Parameter parameter : parameters) {
            parameter.snap(snapped, at);
            at += parameter.axes();
        }
        return snapped;
    }

    /**
     * The coordinates of the point whose every parameter is at a share of the way, from 0 to 1, through its values.
     * Shares spread evenly over their cube, one for each parameter, give points spread evenly over the space.
     */
    public double[] place(double[] shares) {
        double[] coordinates = new double[axes];
        int at = 0;
        for (int i = 0; i < shares.length; i++) {
            Parameter parameter = parameters.get(i);
            parameter.place(shares[i], coordinates, at);
            at += parameter.axes();
        }
        return coordinates;
    }

    /** Shares that {@link #place} turns into the point of these coordinates; those of continuous axes are themselves. */
    public double[] shares(double[] coordinates) {
        double[] shares = new double[parameters.size()];
        int at = 0;
        for (int i = 0; i < shares.length; i++) {
            Parameter parameter = parameters.get(i);
            shares[i] = parameter.share(coordinates, at);
            at += parameter.axes();
        }
        return shares;
    }

    /** The coordinates with one parameter so many places further on among its values, if there is such a value. */
    public Optional<double[]> step(double[] coordinates, int parameter, long places) {
        double[] moved = coordinates.clone();
        int at = parameters.subList(0, parameter).stream()
                .mapToInt(Parameter::axes)
                .sum();
        return parameters.get(parameter).step(moved, at, places) ? Optional.of(moved) : Optional.empty();
    }

    /** The axes, in order, of the parameters that are continuous. */
    public List<Integer> continuousAxes() {
        List<Integer> continuous = new ArrayList<>();
        int at = 0;
        for (Parameter parameter : parameters) {
            if (parameter.isContinuous()) {
                continuous.add(at);
            }
            at += parameter.axes();
        }
        return continuous;
    }

    private void requireCoordinates(double[] coordinates) {
        if (coordinates.length != axes) {
            throw new IllegalArgumentException("Received " + coordinates.length
                    + " coordinates, but the search space has " + axes + " axes: give one for each.");
        }
        for (int i = 0; i < axes; i++) {
            if (Double.isNaN(coordinates[i])) {
                throw new IllegalArgumentException(
                        "Coordinate " + i + " is NaN, but coordinates must be numbers: look where it was computed.");
            }
        }
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        parameters.forEach(parameter -> names.add(parameter.name()));
        return names;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchSpace space && parameters.equals(space.parameters);
    }

    @Override
    public int hashCode() {
        return parameters.hashCode();
    }

    @Override
    public String toString() {
        return parameters.toString();
    }
}
