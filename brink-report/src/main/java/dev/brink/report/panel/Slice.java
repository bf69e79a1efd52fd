package dev.brink.report.panel;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** One parameter that varies while all others stay as they are at one point. */
public final class Slice {
    /** Places along the axis: a pixel apart would be twice as many. */
    private static final int PLACES = 101;

    /** Places that take joint draws with all others. */
    private static final int COARSE = 51;

    private final SearchSpace space;
    private final Point through;
    private final ParameterAxis axis;

    Slice(SearchSpace space, Point through, ParameterAxis axis) {
        this.space = space;
        this.through = through;
        this.axis = axis;
    }

    /** @throws IllegalArgumentException if there is no parameter of that name */
    public Slice(SearchSpace space, Point through, String parameter) {
        this(space, through, axis(space, parameter));
    }

    static ParameterAxis axis(SearchSpace space, String name) {
        List<String> names = space.parameters().stream().map(Parameter::name).toList();
        int index = names.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("The search space has no parameter '" + name
                    + "' to draw along: use one of " + String.join(", ", names) + ".");
        }
        return new ParameterAxis(space.parameters().get(index));
    }

    public ParameterAxis axis() {
        return axis;
    }

    /** Shares of the axis: even steps, or the middle of each cell. */
    public List<Double> places() {
        return axis.hasCells()
                ? axis.cells(1).stream().map(ParameterAxis.Cell::centre).toList()
                : IntStream.range(0, PLACES).mapToObj(i -> i / (PLACES - 1.0)).toList();
    }

    /** Cells that are few enough for joint draws. */
    public List<ParameterAxis.Cell> coarseCells() {
        return axis.cells(COARSE);
    }

    /** The point at a share of the axis. */
    public Point at(double share) {
        return moved(space, through, axis, share);
    }

    static Point moved(SearchSpace space, Point from, ParameterAxis axis, double share) {
        Parameter parameter = axis.parameter();
        double[] coordinates = new double[parameter.axes()];
        parameter.place(share, coordinates, 0);
        Map<String, Object> values = new HashMap<>(from.asMap());
        values.put(parameter.name(), parameter.decode(coordinates, 0));
        return space.point(values);
    }

    /** Whether a point differs from those of the slice in other parameters. */
    public boolean isOutside(Point point) {
        return space.parameters().stream()
                .map(Parameter::name)
                .filter(name -> !name.equals(axis.name()))
                .anyMatch(name -> !point.value(name).equals(through.value(name)));
    }
}
