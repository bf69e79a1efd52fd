package dev.brink.report.panel;

import dev.brink.report.svg.Box;
import dev.brink.report.svg.Ink;
import dev.brink.report.svg.Place;
import dev.brink.report.svg.Svg;
import dev.brink.report.text.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/** A function of one parameter: a curve, what surrounds it, and marks. Where the axis has cells, a level for each. */
public final class CurvePanel implements Panel {
    private static final int MOST_TICKS = 5;
    private static final double MARGIN = 0.05;

    private final String title;
    private final Slice slice;
    private final List<Value> values;
    private final Optional<Double> line;
    private final List<Marked> marks;
    private final double least;
    private final double most;

    /** The height of the curve at a place, and from where to where it may really be. */
    public record Value(double middle, double lower, double upper) {
        public static Value exactly(double value) {
            return new Value(value, value, value);
        }
    }

    private CurvePanel(
            String title,
            Slice slice,
            List<Value> values,
            Optional<Double> line,
            List<Marked> marks,
            double least,
            double most) {
        this.title = title;
        this.slice = slice;
        this.values = List.copyOf(values);
        this.line = line;
        this.marks = List.copyOf(marks);
        this.least = least;
        this.most = most;
    }

    /** The values at the {@linkplain Slice#places places} of the slice, with the marks; all of them fit in. */
    public static CurvePanel of(String title, Slice slice, List<Value> values, List<Marked> marks) {
        double[] heights = DoubleStream.concat(
                        values.stream().flatMapToDouble(v -> DoubleStream.of(v.middle(), v.lower(), v.upper())),
                        marks.stream().mapToDouble(Marked::y))
                .filter(Double::isFinite)
                .toArray();
        double low = DoubleStream.of(heights).min().orElse(0);
        double high = DoubleStream.of(heights).max().orElse(1);
        double margin = high > low ? MARGIN * (high - low) : 0.5;
        return new CurvePanel(title, slice, values, Optional.empty(), marks, low - margin, high + margin);
    }

    /** The same between these heights. */
    public CurvePanel between(double lowest, double highest) {
        return new CurvePanel(title, slice, values, line, marks, lowest, highest);
    }

    /** With a dashed line at this height. */
    public CurvePanel withLine(double height) {
        return new CurvePanel(title, slice, values, Optional.of(height), marks, least, most);
    }

    @Override
    public void draw(Svg svg, Place corner) {
        Frame frame = new Frame(svg, corner);
        Box inside = frame.inside();
        frame.title(title);
        List<ParameterAxis.Tick> ticks = Ticks.linear(least, most, MOST_TICKS).stream()
                .map(tick -> new ParameterAxis.Tick(up(tick), Figures.number(tick, 3)))
                .toList();
        for (ParameterAxis.Tick tick : ticks) {
            svg.line(inside.at(0, tick.at()), inside.at(1, tick.at()), Ink.FAINT, 1);
        }
        curve(svg, inside);
        line.ifPresent(height ->
                svg.path(List.of(inside.at(0, up(height)), inside.at(1, up(height))), Ink.STRONG, 1.2, "5 3", 1));
        marks.forEach(mark ->
                svg.mark(inside.at(mark.x(), up(mark.y())), mark.mark(), mark.ink(), mark.opacity(), mark.note()));
        frame.close();
        frame.horizontal(slice.axis());
        frame.vertical(ticks, "");
    }

    private double up(double height) {
        return Math.max(0, Math.min(1, (height - least) / (most - least)));
    }

    private void curve(Svg svg, Box inside) {
        List<Place> middle = new ArrayList<>();
        List<Place> outline = new ArrayList<>();
        List<Double> shares = shares();
        int repeats = slice.axis().hasCells() ? 2 : 1;
        for (int i = 0; i < shares.size(); i++) {
            Value value = values.get(i / repeats);
            middle.add(inside.at(shares.get(i), up(value.middle())));
            outline.add(inside.at(shares.get(i), up(value.lower())));
        }
        for (int i = shares.size() - 1; i >= 0; i--) {
            outline.add(inside.at(shares.get(i), up(values.get(i / repeats).upper())));
        }
        svg.area(outline, Ink.FIRST, 0.22);
        svg.path(middle, Ink.FIRST, 1.8, "", 1);
    }

    /** A cell is drawn from its beginning to its end, so that it has two places. */
    private List<Double> shares() {
        if (!slice.axis().hasCells()) {
            return slice.places();
        }
        List<Double> ends = new ArrayList<>();
        for (ParameterAxis.Cell cell : slice.axis().cells(1)) {
            ends.add(cell.from());
            ends.add(cell.to());
        }
        return ends;
    }
}
