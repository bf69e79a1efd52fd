package dev.brink.testkit;

import java.util.Locale;

/**
 * A drawing in the making: dark ink on its own white card, so that it reads the same on light and dark pages. Nothing
 * is said by colour alone.
 */
final class Svg {
    static final String INK = "#1f2328";
    static final String SOFT = "#57606a";
    static final String LINE = "#8c959f";
    static final String BAND = "#dfe3e8";
    static final String BAR = "#6f9bd1";
    static final String BAR_EDGE = "#2f5d94";

    private final StringBuilder body = new StringBuilder();

    Svg(double width, double height, String title) {
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%s\" height=\"%s\" role=\"img\""
                        + " font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', Helvetica, Arial, sans-serif\">",
                number(width), number(height), number(width), number(height));
        add("<title>%s</title>", escaped(title));
        add(
                "<rect x=\"0.5\" y=\"0.5\" width=\"%s\" height=\"%s\" rx=\"8\" fill=\"#ffffff\" stroke=\"#d0d7de\"/>",
                number(width - 1), number(height - 1));
    }

    void box(double x, double y, double width, double height, String fill, String stroke) {
        add(
                "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\" stroke=\"%s\"/>",
                number(x), number(y), number(width), number(height), fill, stroke);
    }

    /** A box through which what lies behind can be seen. */
    void bar(double x, double y, double width, double height) {
        add(
                "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\" fill-opacity=\"0.45\" stroke=\"%s\"/>",
                number(x), number(y), number(width), number(height), BAR, BAR_EDGE);
    }

    void line(double x1, double y1, double x2, double y2, String stroke, double width) {
        stroke(x1, y1, x2, y2, stroke, width, "");
    }

    void dashed(double x1, double y1, double x2, double y2, String stroke, double width) {
        stroke(x1, y1, x2, y2, stroke, width, " stroke-dasharray=\"4 3\"");
    }

    private void stroke(double x1, double y1, double x2, double y2, String stroke, double width, String dashes) {
        add(
                "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\" stroke-width=\"%s\"%s/>",
                number(x1), number(y1), number(x2), number(y2), stroke, number(width), dashes);
    }

    void dot(double x, double y, double radius) {
        add(
                "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\" stroke=\"#ffffff\" stroke-width=\"1\"/>",
                number(x), number(y), number(radius), BAR_EDGE);
    }

    /** Text whose anchor is {@code start}, {@code middle} or {@code end}. */
    void text(double x, double y, String anchor, int size, String colour, String text) {
        write(x, y, anchor, size, colour, "", text);
    }

    void bold(double x, double y, String anchor, int size, String colour, String text) {
        write(x, y, anchor, size, colour, " font-weight=\"600\"", text);
    }

    /** Text that reads upwards, centred on the point. */
    void upwards(double x, double y, int size, String colour, String text) {
        String turn = String.format(Locale.ROOT, " transform=\"rotate(-90 %s %s)\"", number(x), number(y));
        write(x, y, "middle", size, colour, turn, text);
    }

    private void write(double x, double y, String anchor, int size, String colour, String extra, String text) {
        add(
                "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" font-size=\"%d\" fill=\"%s\"%s>%s</text>",
                number(x), number(y), anchor, size, colour, extra, escaped(text));
    }

    String finished() {
        return body + "</svg>\n";
    }

    private void add(String format, Object... arguments) {
        body.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }

    /** Two decimals are a hundredth of a pixel; a whole number is written as one. */
    private static String number(double value) {
        return value == Math.rint(value)
                ? String.format(Locale.ROOT, "%.0f", value)
                : String.format(Locale.ROOT, "%.2f", value);
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
