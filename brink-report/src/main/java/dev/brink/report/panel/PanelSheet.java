package dev.brink.report.panel;

import dev.brink.report.svg.Ink;
import dev.brink.report.svg.Mark;
import dev.brink.report.svg.Place;
import dev.brink.report.svg.Svg;
import java.util.List;
import java.util.Map;

/** Panels side by side and below each other in one drawing, under a title, with the marks explained below. */
public final class PanelSheet {
    private static final int MOST_COLUMNS = 4;
    private static final double MARGIN = 12;
    private static final double HEAD = 58;
    private static final double FOOT = 34;
    private static final double LETTER = 6.3;

    private final String title;
    private final String subtitle;
    private final List<Panel> panels;

    public PanelSheet(String title, String subtitle, List<? extends Panel> panels) {
        this.title = title;
        this.subtitle = subtitle;
        this.panels = List.copyOf(panels);
    }

    /**
     * The drawing, with the marks that were used and what they mean.
     *
     * @param key sets the names within this drawing apart from those of others on the same page
     */
    public String svg(String key, Map<Mark, String> legend) {
        int columns = Math.max(2, Math.min(MOST_COLUMNS, panels.size()));
        int rows = (panels.size() + columns - 1) / columns;
        double width = 2 * MARGIN + columns * Panel.WIDTH;
        double height = HEAD + rows * Panel.HEIGHT + FOOT;
        Svg svg = Svg.themed(width, height, title, key);
        svg.bold(new Place(MARGIN + 6, 26), "start", 16, Ink.STRONG, title);
        svg.text(new Place(MARGIN + 6, 45), "start", 12, Ink.SOFT, subtitle);
        for (int i = 0; i < panels.size(); i++) {
            int row = i / columns;
            double left = MARGIN + (i - row * columns) * Panel.WIDTH;
            double top = HEAD + row * Panel.HEIGHT;
            panels.get(i).draw(svg, new Place(left, top));
        }
        explain(svg, height - 14, legend);
        return svg.finished();
    }

    private static void explain(Svg svg, double y, Map<Mark, String> legend) {
        double x = MARGIN + 14;
        for (Mark mark : Mark.values()) {
            String meaning = legend.get(mark);
            if (meaning != null) {
                svg.mark(new Place(x, y - 4), mark, mark == Mark.STAR ? Ink.STAR : Ink.STRONG, 1, meaning);
                svg.text(new Place(x + 12, y), "start", 11, Ink.SOFT, meaning);
                x += 30 + meaning.length() * LETTER;
            }
        }
    }
}
