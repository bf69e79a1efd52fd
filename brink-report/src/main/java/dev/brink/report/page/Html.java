package dev.brink.report.page;

import dev.brink.report.svg.Svg;
import java.util.List;

/** A page in the making. Whatever text comes from outside passes through here and is escaped. */
final class Html {
    private static final int LONG = 40;

    private final StringBuilder body = new StringBuilder();

    /** Markup of our own, as it is. */
    Html markup(String markup) {
        body.append(markup).append('\n');
        return this;
    }

    Html element(String tag, String text) {
        return markup("<" + tag + ">" + Svg.escaped(text) + "</" + tag + ">");
    }

    /** A section under a heading, which the list of contents names too. */
    Html section(String id, String heading) {
        return markup("<section id=\"" + id + "\"><h2>" + Svg.escaped(heading) + "</h2>");
    }

    Html end() {
        return markup("</section>");
    }

    /** A table that can be sorted by any of its columns. */
    Html table(List<String> headings, List<List<String>> rows) {
        body.append("<div class=\"scroll\"><table class=\"sortable\"><thead><tr>");
        headings.forEach(heading -> body.append("<th scope=\"col\"><button type=\"button\">")
                .append(Svg.escaped(heading))
                .append("</button></th>"));
        body.append("</tr></thead><tbody>\n");
        for (List<String> row : rows) {
            body.append("<tr>");
            row.forEach(this::cell);
            body.append("</tr>\n");
        }
        body.append("</tbody></table></div>\n");
        return this;
    }

    /** What is longer than a line may be broken. */
    private void cell(String text) {
        body.append(text.length() > LONG ? "<td class=\"long\">" : "<td>")
                .append(Svg.escaped(text))
                .append("</td>");
    }

    @Override
    public String toString() {
        return body.toString();
    }
}
