package dev.brink.experiments.frame;

import dev.brink.report.panel.Ticks;
import dev.brink.report.svg.Box;
import dev.brink.report.svg.Ink;
import dev.brink.report.svg.Place;
import dev.brink.report.svg.Svg;
import dev.brink.report.text.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Two curves and their standard errors over the evaluations of the objective, as in the paper's Figure 2; on a
 * logarithmic axis where they span more than a decade.
 */
public final class CurveChart {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 416;
    private static final Box INSIDE = new Box(76, 48, 540, 270);
    private static final int MOST_TICKS = 6;
    private static final double MARGIN = 0.05;

    /** Where the greatest is so many times the least, what matters would be a line at the bottom. */
    private static final double DECADE = 10;

    private static final List<Ink> INKS = List.of(Ink.FIRST, Ink.SECOND);
    private static final List<String> DASHES = List.of("", "7 4");

    private final String title;
    private final String value;
    private final List<Curve> curves;
    private final boolean logarithmic;
    private final double least; // on the axis, a logarithm where it is logarithmic
    private final double most;
    private final int length;

    /**
     * A chart of one curve or two.
     *
     * @param value what is drawn, for the vertical axis
     */
    public CurveChart(String title, String value, List<Curve> curves) {
        this.title = title;
        this.value = value;
        this.curves = List.copyOf(curves);
        double lowest = ends(-1).min().orElse(0);
        double highest = ends(1).max().orElse(1);
        this.logarithmic = lowest > 0 && highest > DECADE * lowest;
        double low = onAxis(lowest);
        double high = onAxis(highest);
        double margin = high > low ? MARGIN * (high - low) : 0.5;
        this.least = low - margin;
        this.most = high + margin;
        this.length =
                curves.stream().mapToInt(curve -> curve.means().size()).max().orElse(1);
    }

    private double onAxis(double height) {
        return logarithmic ? Math.log10(height) : height;
    }

    private List<Double> ticks() {
        return logarithmic
                ? Ticks.log(Math.pow(10, least), Math.pow(10, most), MOST_TICKS)
                : Ticks.linear(least, most, MOST_TICKS);
    }

    private DoubleStream ends(double side) {
        return curves.stream()
                .flatMapToDouble(
                        curve -> IntStream.range(0, curve.means().size()).mapToDouble(i -> end(curve, i, side)));
    }

    private static double end(Curve curve, int i, double side) {
        return curve.means().get(i) + side * curve.errors().get(i);
    }

    public String svg() {
        Svg svg = Svg.themed(WIDTH, HEIGHT, title, title);
        svg.bold(new Place(18, 28), "start", 15, Ink.STRONG, title);
        axes(svg);
        for (int c = 0; c < curves.size(); c++) {
            draw(svg, curves.get(c), INKS.get(c), DASHES.get(c));
        }
        svg.frame(INSIDE, Ink.STRONG);
        legend(svg);
        return svg.finished();
    }

    private void axes(Svg svg) {
        for (double tick : ticks()) {
            Place at = INSIDE.at(0, up(tick));
            svg.line(at, INSIDE.at(1, up(tick)), Ink.FAINT, 1);
            svg.text(at.plus(-6, 4), "end", 11, Ink.SOFT, Figures.number(tick, 4));
        }
        for (double tick : Ticks.linear(1, length, MOST_TICKS)) {
            if (tick == Math.rint(tick)) {
                Place at = INSIDE.at(right(tick), 0);
                svg.line(at, at.plus(0, 4), Ink.STRONG, 1);
                svg.text(at.plus(0, 17), "middle", 11, Ink.SOFT, Figures.number(tick, 4));
            }
        }
        svg.text(INSIDE.at(0.5, 0).plus(0, 36), "middle", 12, Ink.SOFT, "evaluations of the objective");
        svg.upwards(new Place(18, INSIDE.at(0, 0.5).y()), 12, Ink.SOFT, value);
    }

    private void draw(Svg svg, Curve curve, Ink ink, String dashes) {
        List<Place> line = new ArrayList<>();
        List<Place> band = new ArrayList<>();
        for (int i = 0; i < curve.means().size(); i++) {
            line.add(place(i, curve.means().get(i)));
            band.add(i, place(i, end(curve, i, -1)));
            band.add(i + 1, place(i, end(curve, i, 1)));
        }
        svg.area(band, ink, 0.18);
        svg.path(line, ink, 2, dashes, 1);
    }

    private void legend(Svg svg) {
        double x = INSIDE.left();
        for (int c = 0; c < curves.size(); c++) {
            double y = HEIGHT - 34 + 18 * c;
            svg.path(List.of(new Place(x, y - 4), new Place(x + 28, y - 4)), INKS.get(c), 2, DASHES.get(c), 1);
            svg.text(new Place(x + 36, y), "start", 11, Ink.SOFT, curves.get(c).name());
        }
    }

    private Place place(int i, double height) {
        return INSIDE.at(right(i + 1), up(height));
    }

    private double right(double evaluation) {
        return (evaluation - 1) / Math.max(1, length - 1);
    }

    private double up(double height) {
        return (onAxis(height) - least) / (most - least);
    }
}
