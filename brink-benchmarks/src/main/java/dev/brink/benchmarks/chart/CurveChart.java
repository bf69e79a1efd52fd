package dev.brink.benchmarks.chart;

import dev.brink.report.svg.Ink;
import dev.brink.report.svg.Place;
import dev.brink.report.svg.Svg;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Curves over what was spent, on a logarithmic axis, each labelled where it ends. */
public final class CurveChart {
    private static final double HEIGHT = 420;
    private static final double PLOT_WIDTH = 520;
    private static final double LEFT = 64;
    private static final double TOP = 66;
    private static final double BOTTOM = HEIGHT - 50;
    private static final double RIGHT = LEFT + PLOT_WIDTH;
    private static final double LABEL_GAP = 26;
    private static final double LABEL_DISTANCE = 16;
    private static final double LETTER = 7.2;
    private static final int FEW_POINTS = 16;

    private final String title;
    private final String subtitle;
    private final String horizontal;
    private final List<Curve> curves;
    private final OptionalDouble bar;
    private final LogAxis axis;
    private final double leastX;
    private final double mostX;

    /** With a line at the height of a bar that the medians should come below, if there is one. */
    public CurveChart(String title, String subtitle, String horizontal, List<Curve> curves, OptionalDouble bar) {
        this.title = title;
        this.subtitle = subtitle;
        this.horizontal = horizontal;
        this.curves = List.copyOf(curves);
        this.bar = bar;
        Stream<Double> heights = Stream.concat(
                bands().flatMap(band -> Stream.of(band.lower(), band.median(), band.upper())),
                bar.stream().boxed());
        this.axis = LogAxis.of(heights, TOP, BOTTOM);
        this.leastX = bands().mapToDouble(Curve.Band::x).min().orElse(0);
        this.mostX =
                Math.max(leastX + 1, bands().mapToDouble(Curve.Band::x).max().orElse(1));
    }

    private Stream<Curve.Band> bands() {
        return curves.stream().flatMap(curve -> curve.bands().stream());
    }

    public String svg() {
        double longest =
                curves.stream().mapToInt(curve -> label(curve).length()).max().orElse(0) * LETTER;
        Svg svg = Svg.onWhite(RIGHT + LABEL_GAP + Math.max(60, longest) + 14, HEIGHT, title);
        svg.bold(new Place(LEFT, 26), "start", 15, Ink.STRONG, title);
        svg.text(new Place(LEFT, 45), "start", 12, Ink.SOFT, subtitle);
        axes(svg);
        bar.ifPresent(height -> drawBar(svg, height));
        for (int i = 0; i < curves.size(); i++) {
            band(svg, curves.get(i), LineStyle.of(i));
        }
        for (int i = 0; i < curves.size(); i++) {
            median(svg, curves.get(i), LineStyle.of(i));
        }
        labels(svg);
        return svg.finished();
    }

    private void axes(Svg svg) {
        for (int exponent : axis.ticks()) {
            double y = axis.y(Math.pow(10, exponent));
            svg.line(new Place(LEFT, y), new Place(RIGHT, y), Ink.FAINT, 1);
            String label = exponent >= -2 && exponent <= 3
                    ? String.valueOf(Math.pow(10, exponent)).replaceAll("\\.0$", "")
                    : "1e" + exponent;
            svg.text(new Place(LEFT - 8, y + 4), "end", 11, Ink.SOFT, label);
        }
        svg.line(new Place(LEFT, BOTTOM), new Place(RIGHT, BOTTOM), Ink.SOFT, 1);
        double step = niceStep((mostX - leastX) / 6);
        for (double x = Math.ceil(leastX / step) * step; x <= mostX; x += step) {
            svg.line(new Place(x(x), BOTTOM), new Place(x(x), BOTTOM + 5), Ink.SOFT, 1);
            svg.text(new Place(x(x), BOTTOM + 19), "middle", 11, Ink.SOFT, Long.toString(Math.round(x)));
        }
        svg.text(new Place((LEFT + RIGHT) / 2, HEIGHT - 12), "middle", 12, Ink.SOFT, horizontal);
    }

    /** One, two or five times a power of ten, at least the given distance and at least one. */
    private static double niceStep(double least) {
        double decade = Math.pow(10, Math.floor(Math.log10(Math.max(1, least))));
        return Stream.of(1, 2, 5, 10)
                .map(factor -> factor * decade)
                .filter(step -> step >= least)
                .findFirst()
                .orElse(10 * decade);
    }

    private double x(double spent) {
        return LEFT + (spent - leastX) / (mostX - leastX) * PLOT_WIDTH;
    }

    private void drawBar(Svg svg, double height) {
        double y = axis.y(height);
        svg.path(List.of(new Place(LEFT, y), new Place(RIGHT, y)), Ink.SOFT, 1.2, "1 3", 1);
        svg.text(new Place(LEFT + 4, y - 5), "start", 11, Ink.SOFT, "bar for the median");
    }

    /** The quartiles from where the lower one exists; an upper one that does not lies at the top. */
    private void band(Svg svg, Curve curve, LineStyle style) {
        List<Curve.Band> drawn = curve.bands().stream()
                .filter(band -> Double.isFinite(band.lower()))
                .toList();
        List<Place> lower =
                drawn.stream().map(b -> new Place(x(b.x()), axis.y(b.lower()))).toList();
        List<Place> upper =
                drawn.stream().map(b -> new Place(x(b.x()), axis.y(b.upper()))).toList();
        List<Place> outline = new ArrayList<>(lower);
        for (int i = upper.size() - 1; i >= 0; i--) {
            outline.add(upper.get(i));
        }
        svg.area(outline, style.colour(), 0.12);
        svg.path(lower, style.colour(), 0.8, style.dashes(), 0.5);
        svg.path(upper, style.colour(), 0.8, style.dashes(), 0.5);
    }

    private void median(Svg svg, Curve curve, LineStyle style) {
        List<Place> places = medians(curve);
        svg.path(places, style.colour(), 2.2, style.dashes(), 1);
        if (places.size() <= FEW_POINTS) {
            places.forEach(place -> svg.dot(place, 3, style.colour()));
        }
    }

    private List<Place> medians(Curve curve) {
        return curve.bands().stream()
                .filter(band -> Double.isFinite(band.median()))
                .map(band -> new Place(x(band.x()), axis.y(band.median())))
                .toList();
    }

    private String label(Curve curve) {
        return curve.name() + (medians(curve).isEmpty() ? ", no median" : "");
    }

    /** A curve that has no median, because most seeds never found anything, is labelled at the top. */
    private void labels(Svg svg) {
        List<Place> ends = curves.stream()
                .map(this::medians)
                .map(places -> places.isEmpty() ? new Place(RIGHT, TOP) : places.get(places.size() - 1))
                .toList();
        List<Double> heights = Labels.spread(ends.stream().map(Place::y).toList(), LABEL_DISTANCE, TOP, BOTTOM);
        for (int i = 0; i < curves.size(); i++) {
            Place at = new Place(RIGHT + LABEL_GAP, heights.get(i));
            LineStyle style = LineStyle.of(i);
            svg.path(List.of(ends.get(i), new Place(at.x() - 4, at.y())), style.colour(), 0.8, "", 0.6);
            svg.bold(new Place(at.x(), at.y() + 4), "start", 12, style.colour(), label(curves.get(i)));
        }
    }
}
