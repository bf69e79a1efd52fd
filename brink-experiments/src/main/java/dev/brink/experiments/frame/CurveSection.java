package dev.brink.experiments.frame;

import dev.brink.report.text.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The paper's Figure 2 for any experiment: what each strategy has achieved, and how they compare at the end. */
public final class CurveSection {
    private CurveSection() {}

    /**
     * The section of all strategies that were run.
     *
     * @param name of the picture
     * @param value what is achieved, for people
     * @param sign 1 if less is better, -1 if more is
     * @param judges one for each strategy
     */
    public static Section of(
            String title,
            String name,
            String value,
            List<Finished> finished,
            Map<Strategy, Judge> judges,
            double sign) {
        List<Curve> curves = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            List<Finished> runs = Finished.of(strategy.group(), finished);
            if (!runs.isEmpty()) {
                Curve curve =
                        Curve.of(strategy.description(), runs, Objects.requireNonNull(judges.get(strategy)), sign);
                curves.add(curve);
                rows.add(row(curve, runs.size()));
            }
        }
        String svg = new CurveChart(title, value, curves).svg();
        return new Section(
                title,
                List.of("Best " + value + " so far, mean over seeds and its standard error; violations count as the"
                        + " worst value."),
                Optional.of(new Table(List.of("strategy", "seeds", "half way", "at the end"), rows)),
                List.of(new Section.Picture(name, svg)));
    }

    private static List<String> row(Curve curve, int seeds) {
        int last = curve.means().size() - 1;
        return List.of(curve.name(), Integer.toString(seeds), cell(curve, last / 2, seeds), cell(curve, last, seeds));
    }

    private static String cell(Curve curve, int place, int seeds) {
        if (place < 0) {
            return "–";
        }
        String mean = Figures.number(curve.means().get(place));
        return seeds < 2 ? mean : mean + " ± " + Figures.number(curve.errors().get(place), 2);
    }
}
