package dev.brink.report.page;

import dev.brink.report.Importance;
import dev.brink.report.Panels;
import dev.brink.report.Snapshot;
import dev.brink.report.svg.Svg;
import java.util.ArrayList;
import java.util.List;

/** The paper's panels: for two parameters all of it, for more the pairs of those that matter most, one at a time. */
final class PanelSection {
    private static final int MOST_PARAMETERS = 4;

    private final Snapshot snapshot;
    private final Panels panels;

    PanelSection(Snapshot snapshot) {
        this.snapshot = snapshot;
        this.panels = Panels.of(snapshot);
    }

    void write(Html html) {
        html.section("beliefs", "What is believed");
        List<String> names = Importance.ranked(snapshot);
        if (names.size() == 1) {
            html.markup("<div class=\"sheet\">" + panels.svg(names.get(0)) + "</div>")
                    .end();
            return;
        }
        List<List<String>> pairs = pairs(names.subList(0, Math.min(MOST_PARAMETERS, names.size())));
        if (pairs.size() > 1) {
            choice(html, names, pairs);
        }
        for (int i = 0; i < pairs.size(); i++) {
            List<String> pair = pairs.get(i);
            html.markup(
                    "<div class=\"sheet\" id=\"pair-" + i + "\">" + panels.svg(pair.get(0), pair.get(1)) + "</div>");
        }
        html.end();
    }

    /** The first pair is that of the two most important parameters. */
    private static List<List<String>> pairs(List<String> names) {
        List<List<String>> pairs = new ArrayList<>();
        for (int second = 1; second < names.size(); second++) {
            for (int first = 0; first < second; first++) {
                pairs.add(List.of(names.get(first), names.get(second)));
            }
        }
        return pairs;
    }

    private static void choice(Html html, List<String> names, List<List<String>> pairs) {
        StringBuilder options = new StringBuilder();
        for (int i = 0; i < pairs.size(); i++) {
            options.append("<option value=\"pair-")
                    .append(i)
                    .append("\">")
                    .append(Svg.escaped(String.join(" and ", pairs.get(i))))
                    .append("</option>");
        }
        html.markup("<p><label>Parameters <select id=\"pairs\">" + options + "</select></label></p>");
        html.element(
                "p",
                "By how far beliefs move along them from the recommendation, the most important first: "
                        + String.join(", ", names) + ".");
    }
}
