package dev.brink.benchmarks.chart;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A drawing in the making, on a white ground of its own. */
final class Svg {
    static final String INK = "#1f2328";
    static final String SOFT = "#57606a";
    static final String GRID = "#e4e8ec";

    private final StringBuilder body = new StringBuilder();

    Svg(double width, double height, String title) {
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\" role=\"img\""
                        + " font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', Helvetica, Arial, sans-serif\">",
                number(width), number(height), number(width), number(height));
        add("<title>%s</title>", escaped(title));
        add("<rect width=\"%s\" height=\"%s\" fill=\"#ffffff\"/>", number(width), number(height));
    }

    void line(Place from, Place to, String colour, double width, String dashes) {
        path(List.of(from, to), colour, width, dashes, 1);
    }

    /** A line through these places; the dashes are lengths on and off, or none for an unbroken one. */
    void path(List<Place> places, String colour, double width, String dashes, double opacity) {
        add(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-opacity=\"%s\""
                        + " stroke-linejoin=\"round\"%s/>",
                points(places),
                colour,
                number(width),
                number(opacity),
                dashes.isEmpty() ? "" : " stroke-dasharray=\"" + dashes + "\"");
    }

    void area(List<Place> outline, String colour, double opacity) {
        add("<polygon points=\"%s\" fill=\"%s\" fill-opacity=\"%s\"/>", points(outline), colour, number(opacity));
    }

    void dot(Place centre, double radius, String colour) {
        add(
                "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"/>",
                number(centre.x()), number(centre.y()), number(radius), colour);
    }

    /** Text whose anchor is {@code start}, {@code middle} or {@code end}. */
    void text(Place at, String anchor, int size, String colour, String text) {
        write(at, anchor, size, colour, "", text);
    }

    void bold(Place at, String anchor, int size, String colour, String text) {
        write(at, anchor, size, colour, " font-weight=\"600\"", text);
    }

    private void write(Place at, String anchor, int size, String colour, String extra, String text) {
        add(
                "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" font-size=\"%d\" fill=\"%s\"%s>%s</text>",
                number(at.x()), number(at.y()), anchor, size, colour, extra, escaped(text));
    }

    String finished() {
        return body + "</svg>\n";
    }

    private void add(String format, Object... arguments) {
        body.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }

    private static String points(List<Place> places) {
        return places.stream()
                .map(place -> number(place.x()) + "," + number(place.y()))
                .collect(Collectors.joining(" "));
    }

    /** Two decimals are a hundredth of a pixel; a whole number is written as one. */
    private static String number(double value) {
        return value == Math.rint(value)
                ? String.format(Locale.ROOT, "%.0f", value)
                : String.format(Locale.ROOT, "%.2f", value);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
