package dev.brink.experiments.frame;

import dev.brink.report.svg.Svg;
import java.util.List;

/** What an experiment showed, as one page of HTML that needs no network and no other file. */
public final class ResultPage {
    private static final String STYLE = """
            :root { color-scheme: light dark; }
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
            .scroll { overflow-x: auto; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
            th, td { padding: 0.25rem 0.75rem; text-align: right; border-bottom: 1px solid #8886; }
            th:first-child, td:first-child { text-align: left; }
            svg { max-width: 100%; height: auto; }
            footer { margin-top: 3rem; opacity: 0.7; }
            """;

    private ResultPage() {}

    /**
     * The page.
     *
     * @param made when and by what it was made
     */
    public static String html(String title, List<String> introduction, List<Section> sections, String made) {
        StringBuilder html = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src"
                + " 'unsafe-inline'\">\n");
        element(html, "title", title + " – Brink");
        html.append("<style>").append(STYLE).append("</style></head><body>\n");
        element(html, "h1", title);
        introduction.forEach(paragraph -> element(html, "p", paragraph));
        sections.forEach(section -> add(html, section));
        element(html, "footer", made);
        return html.append("</body></html>\n").toString();
    }

    private static void add(StringBuilder html, Section section) {
        element(html, "h2", section.title());
        section.table().ifPresent(table -> add(html, table));
        section.pictures()
                .forEach(picture -> html.append("<div class=\"scroll\">")
                        .append(picture.svg())
                        .append("</div>\n"));
        section.paragraphs().forEach(paragraph -> element(html, "p", paragraph));
    }

    private static void add(StringBuilder html, Table table) {
        html.append("<div class=\"scroll\"><table><thead><tr>");
        table.headings().forEach(heading -> element(html, "th", heading));
        html.append("</tr></thead><tbody>\n");
        for (List<String> row : table.rows()) {
            html.append("<tr>");
            row.forEach(cell -> element(html, "td", cell));
            html.append("</tr>\n");
        }
        html.append("</tbody></table></div>\n");
    }

    private static void element(StringBuilder html, String tag, String text) {
        html.append('<')
                .append(tag)
                .append('>')
                .append(Svg.escaped(text))
                .append("</")
                .append(tag)
                .append(">\n");
    }
}
