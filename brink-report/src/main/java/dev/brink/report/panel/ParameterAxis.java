package dev.brink.report.panel;

import dev.brink.problem.IntegerParameter;
import dev.brink.problem.Parameter;
import dev.brink.problem.RealParameter;
import dev.brink.report.text.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A parameter along an edge of a picture. A value lies at the share of the way through all values at which the search
 * space puts it, so a parameter on a log scale has a log axis. Few values have a cell each; many run together.
 */
public final class ParameterAxis {
    /** With more values than this a cell would be narrower than a mark. */
    private static final long MOST_CELLS = 32;

    private static final int MOST_TICKS = 5;
    private static final int MOST_CELL_LABELS = 8;
    private static final int LONGEST_LABEL = 9;

    private final Parameter parameter;

    public ParameterAxis(Parameter parameter) {
        this.parameter = parameter;
    }

    /** A number to be written at the axis, and at which share of its length. */
    public record Tick(double at, String label) {}

    /** What belongs to one value, from one share of the axis to another. */
    public record Cell(double from, double to) {
        double centre() {
            return (from + to) / 2;
        }
    }

    public String name() {
        return parameter.name();
    }

    public Parameter parameter() {
        return parameter;
    }

    /** Where on the axis a value lies, from 0 to 1: in the middle of its cell, if it has one. */
    public double at(Object value) {
        return hasCells()
                ? cells(1).get(values().indexOf(parameter.check(value))).centre()
                : share(value);
    }

    private double share(Object value) {
        double[] coordinates = new double[parameter.axes()];
        parameter.encode(parameter.check(value), coordinates, 0);
        return parameter.share(coordinates, 0);
    }

    /** Whether every value has a cell of its own. */
    public boolean hasCells() {
        OptionalLong size = parameter.size();
        return size.isPresent() && size.getAsLong() <= MOST_CELLS;
    }

    /** One for each value, or so many of equal width where the values run together. */
    public List<Cell> cells(int ifContinuous) {
        int count = hasCells() ? (int) parameter.size().orElseThrow() : ifContinuous;
        boolean growing = hasCells() && parameter instanceof IntegerParameter integer && integer.log();
        List<Object> values = growing ? values() : List.of();
        List<Cell> cells = new ArrayList<>();
        double from = 0;
        for (int i = 0; i < count; i++) {
            // On a log scale a value lies in the middle of its cell, which tells where the cell ends.
            double to = i == count - 1 ? 1 : growing ? 2 * share(values.get(i)) - from : (i + 1.0) / count;
            cells.add(new Cell(from, to));
            from = to;
        }
        return cells;
    }

    /** All values in order, of a parameter that does not have too many of them. */
    private List<Object> values() {
        double[] coordinates = new double[parameter.axes()];
        parameter.place(0, coordinates, 0);
        List<Object> values = new ArrayList<>();
        do {
            values.add(parameter.decode(coordinates, 0));
        } while (parameter.step(coordinates, 0, 1));
        return values;
    }

    public List<Tick> ticks() {
        if (parameter instanceof RealParameter real) {
            return numbers(real.min(), real.max(), real.log());
        }
        if (parameter instanceof IntegerParameter integer && !hasCells()) {
            return numbers((double) integer.min(), (double) integer.max(), integer.log());
        }
        return valueTicks();
    }

    private List<Tick> numbers(double min, double max, boolean log) {
        List<Double> round = log ? Ticks.log(min, max, MOST_TICKS) : Ticks.linear(min, max, MOST_TICKS);
        return round.stream()
                .filter(value -> parameter.isContinuous() || value == Math.rint(value))
                .map(value -> new Tick(at(Math.max(min, Math.min(max, value))), Figures.number(value, 3)))
                .toList();
    }

    private List<Tick> valueTicks() {
        List<Object> values = values();
        int stride = (values.size() - 1) / MOST_CELL_LABELS + 1;
        List<Tick> ticks = new ArrayList<>();
        for (int i = 0; i < values.size(); i += stride) {
            ticks.add(new Tick(at(values.get(i)), label(values.get(i))));
        }
        return ticks;
    }

    private static String label(Object value) {
        String text = Figures.value(value);
        return text.length() <= LONGEST_LABEL ? text : text.substring(0, LONGEST_LABEL - 1) + "…";
    }
}
