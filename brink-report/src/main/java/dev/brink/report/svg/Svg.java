package dev.brink.report.svg;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A drawing in the making. It carries its fonts' names and its colours for light and dark pages within itself and refers
 * to nothing outside. All text that is written into it is escaped here.
 */
public final class Svg {
    private static final String FONTS = "system-ui, 'Segoe UI', 'DejaVu Sans', Helvetica, Arial, sans-serif";

    private final StringBuilder body = new StringBuilder();
    private final String hatching;

    private Svg(double width, double height, String title, String key, String css) {
        this.hatching = "hatching-" + key.replaceAll("[^A-Za-z0-9]", "-");
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\" role=\"img\""
                        + " font-family=\"%s\">",
                number(width), number(height), number(width), number(height), FONTS);
        add("<title>%s</title>", escaped(title));
        add("<style>%s</style>", css);
        add(
                "<defs><pattern id=\"%s\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\""
                        + " patternTransform=\"rotate(45)\"><rect width=\"6\" height=\"6\" class=\"paper-fill\"/>"
                        + "<path d=\"M0 0V6\" class=\"soft-stroke\" stroke-width=\"1.6\"/></pattern></defs>",
                hatching);
        add("<rect width=\"%s\" height=\"%s\" class=\"paper-fill\"/>", number(width), number(height));
    }

    /**
     * A drawing that is light or dark as its reader prefers.
     *
     * @param key sets the names within this drawing apart from those of others on the same page
     */
    public static Svg themed(double width, double height, String title, String key) {
        return new Svg(width, height, title, key, Theme.css());
    }

    /** A drawing on a white ground of its own, whatever the reader prefers, for colours that need one. */
    public static Svg onWhite(double width, double height, String title) {
        return new Svg(width, height, title, "", Theme.lightCss());
    }

    public void line(Place from, Place to, Ink ink, double width) {
        path(List.of(from, to), ink, width, "", 1);
    }

    /** A line through these places; the dashes are lengths on and off, or none for an unbroken one. */
    public void path(List<Place> places, Ink ink, double width, String dashes, double opacity) {
        add(
                "<polyline points=\"%s\" fill=\"none\" class=\"%s\" stroke-width=\"%s\" stroke-opacity=\"%s\""
                        + " stroke-linejoin=\"round\"%s/>",
                points(places), ink.stroke(), number(width), number(opacity), dashed(dashes));
    }

    /** A line of a colour of its own, on light and dark pages alike. */
    public void path(List<Place> places, String colour, double width, String dashes, double opacity) {
        add(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-opacity=\"%s\""
                        + " stroke-linejoin=\"round\"%s/>",
                points(places), colour, number(width), number(opacity), dashed(dashes));
    }

    public void area(List<Place> outline, Ink ink, double opacity) {
        add("<polygon points=\"%s\" class=\"%s\" fill-opacity=\"%s\"/>", points(outline), ink.fill(), number(opacity));
    }

    /** An area of a colour of its own, on light and dark pages alike. */
    public void area(List<Place> outline, String colour, double opacity) {
        add("<polygon points=\"%s\" fill=\"%s\" fill-opacity=\"%s\"/>", points(outline), colour, number(opacity));
    }

    public void dot(Place centre, double radius, String colour) {
        add(
                "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"/>",
                number(centre.x()), number(centre.y()), number(radius), colour);
    }

    /** A rectangle filled with a colour of the ramp. */
    public void cell(Box box, int rampColour) {
        add("<rect %s class=\"ramp%d\" shape-rendering=\"crispEdges\"/>", attributes(box), rampColour);
    }

    /** A rectangle that is hatched, as something that is ruled out. */
    public void hatched(Box box) {
        add("<rect %s fill=\"url(#%s)\"/>", attributes(box), hatching);
    }

    public void frame(Box box, Ink ink) {
        add("<rect %s fill=\"none\" class=\"%s\"/>", attributes(box), ink.stroke());
    }

    /** What lies within closed loops, filled with a colour of the ramp and with a thin edge. */
    public void region(List<List<Place>> loops, int rampColour) {
        add(
                "<path d=\"%s\" class=\"ramp%d strong-stroke\" fill-rule=\"evenodd\" stroke-width=\"0.6\""
                        + " stroke-opacity=\"0.35\"/>",
                loops(loops), rampColour);
    }

    /** What lies within closed loops, hatched. */
    public void hatched(List<List<Place>> loops) {
        add(
                "<path d=\"%s\" fill=\"url(#%s)\" fill-rule=\"evenodd\" class=\"soft-stroke\" stroke-width=\"0.8\"/>",
                loops(loops), hatching);
    }

    /** A mark on a rim in the colour of the page, so that it is seen on every ground; the note shows on pointing at it. */
    public void mark(Place at, Mark mark, Ink ink, double opacity, String note) {
        String rim = mark == Mark.CROSS ? "4.4" : "3.4";
        boolean filled = mark == Mark.STAR;
        add(
                "<g transform=\"translate(%s %s)\" opacity=\"%s\"><title>%s</title>"
                        + "<path d=\"%s\" fill=\"none\" class=\"paper-stroke\" stroke-width=\"%s\"/>"
                        + "<path d=\"%s\" class=\"%s %s\" stroke-width=\"1.4\" fill-opacity=\"%s\"/></g>",
                number(at.x()),
                number(at.y()),
                number(opacity),
                escaped(note),
                mark.path(),
                rim,
                mark.path(),
                filled ? ink.fill() : Ink.PAPER.fill(),
                filled ? Ink.STRONG.stroke() : ink.stroke(),
                filled ? "1" : "0.75");
    }

    /** Text whose anchor is {@code start}, {@code middle} or {@code end}. */
    public void text(Place at, String anchor, int size, Ink ink, String text) {
        write(at, anchor, size, "class=\"" + ink.fill() + "\"", text);
    }

    public void bold(Place at, String anchor, int size, Ink ink, String text) {
        write(at, anchor, size, "class=\"" + ink.fill() + "\" font-weight=\"600\"", text);
    }

    /** Bold text of a colour of its own, on light and dark pages alike. */
    public void bold(Place at, String anchor, int size, String colour, String text) {
        write(at, anchor, size, "fill=\"" + colour + "\" font-weight=\"600\"", text);
    }

    /** Text that reads upwards, centred on the place. */
    public void upwards(Place at, int size, Ink ink, String text) {
        String turn = " transform=\"rotate(-90 " + number(at.x()) + " " + number(at.y()) + ")\"";
        write(at, "middle", size, "class=\"" + ink.fill() + "\"" + turn, text);
    }

    private void write(Place at, String anchor, int size, String attributes, String text) {
        add(
                "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" font-size=\"%d\" %s>%s</text>",
                number(at.x()), number(at.y()), anchor, size, attributes, escaped(text));
    }

    public String finished() {
        return body + "</svg>\n";
    }

    private void add(String format, Object... arguments) {
        body.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }

    private static String attributes(Box box) {
        return String.format(
                Locale.ROOT,
                "x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"",
                number(box.left()),
                number(box.top()),
                number(box.width()),
                number(box.height()));
    }

    private static String dashed(String dashes) {
        return dashes.isEmpty() ? "" : " stroke-dasharray=\"" + dashes + "\"";
    }

    private static String points(List<Place> places) {
        return places.stream()
                .map(place -> number(place.x()) + "," + number(place.y()))
                .collect(Collectors.joining(" "));
    }

    private static String loops(List<List<Place>> loops) {
        StringBuilder path = new StringBuilder();
        for (List<Place> loop : loops) {
            char command = 'M';
            for (Place place : loop) {
                path.append(command).append(number(place.x())).append(' ').append(number(place.y()));
                command = 'L';
            }
            path.append('Z');
        }
        return path.toString();
    }

    /** A hundredth of a pixel is less than anybody sees; what is not needed of the decimals is left out. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        return hundredths % 100 == 0 ? Long.toString(hundredths / 100) : Double.toString(hundredths / 100.0);
    }

    /** Text as it may stand between tags and within quotes. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replaceAll("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\uFFFE\\uFFFF]", "\uFFFD");
    }
}
