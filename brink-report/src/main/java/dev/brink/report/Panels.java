package dev.brink.report;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.report.panel.Panel;
import dev.brink.report.panel.PanelSheet;
import dev.brink.report.panel.Plane;
import dev.brink.report.panel.Slice;
import dev.brink.report.svg.Mark;
import dev.brink.report.text.Figures;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is believed about a study along one or two of its parameters, as one drawing: the paper's Figure 1 for any problem.
 */
public final class Panels {
    private static final Map<Mark, String> LEGEND = Map.of(
            Mark.CIRCLE, "measured (constraint: seen to hold)",
            Mark.CROSS, "constraint seen to be broken",
            Mark.TRIANGLE, "run failed",
            Mark.DIAMOND, "measured next",
            Mark.STAR, "recommended");

    private final Snapshot snapshot;
    private final Point through;

    private Panels(Snapshot snapshot, Point through) {
        this.snapshot = snapshot;
        this.through = through;
    }

    /** Parameters that are not drawn are held at the recommendation. */
    public static Panels of(Snapshot snapshot) {
        return new Panels(snapshot, snapshot.recommendation().point());
    }

    /** Parameters that are not drawn are held at this point. */
    public Panels through(Point point) {
        return new Panels(snapshot, point);
    }

    /**
     * The panels over two parameters as a self-contained SVG.
     *
     * @throws IllegalArgumentException if there is no parameter of such a name, or both are the same
     */
    public String svg(String x, String y) {
        Plane plane = new Plane(snapshot.problem(), through, x, y);
        return sheet(x + " and " + y, new MapPanels(snapshot, plane).all(), List.of(x, y));
    }

    /**
     * The panels along one parameter as a self-contained SVG.
     *
     * @throws IllegalArgumentException if there is no parameter of that name
     */
    public String svg(String x) {
        Slice slice = new Slice(snapshot.problem().space(), through, x);
        return sheet(x, new CurvePanels(snapshot, slice).all(), List.of(x));
    }

    private String sheet(String what, List<? extends Panel> panels, List<String> drawn) {
        String title = snapshot.name() + ": what is believed along " + what;
        return new PanelSheet(title, subtitle(drawn), panels).svg(snapshot.name() + "-" + what, legend(snapshot));
    }

    /** What the marks mean; a recommendation that does not pass is not called one. */
    public static Map<Mark, String> legend(Snapshot snapshot) {
        Map<Mark, String> legend = new EnumMap<>(LEGEND);
        if (!snapshot.recommendation().confident()) {
            legend.put(Mark.STAR, "nearest to passing; nothing is confident yet");
        }
        return legend;
    }

    static String legendOf(Snapshot snapshot, Mark mark) {
        return Objects.requireNonNull(legend(snapshot).get(mark));
    }

    private String subtitle(List<String> drawn) {
        int measured = snapshot.history().size();
        String after = "After " + measured + (measured == 1 ? " measurement" : " measurements");
        String held = snapshot.problem().space().parameters().stream()
                .map(Parameter::name)
                .filter(name -> !drawn.contains(name))
                .map(name -> name + " = " + Figures.value(through.value(name)))
                .collect(Collectors.joining(", "));
        String known = snapshot.problem().known().isEmpty() || drawn.size() == 1
                ? ""
                : "; hatched: ruled out by known constraints";
        return after
                + Optional.of(held)
                        .filter(text -> !text.isEmpty())
                        .map(text -> ", at " + text)
                        .orElse("")
                + known;
    }
}
