package dev.brink.experiments.hmc;

import dev.brink.data.Recommendation;
import dev.brink.experiments.frame.Finished;
import dev.brink.experiments.frame.Section;
import dev.brink.problem.Constraint;
import dev.brink.problem.Problem;
import dev.brink.report.MapPanels;
import dev.brink.report.Panels;
import dev.brink.report.Snapshot;
import dev.brink.report.panel.MapPanel;
import dev.brink.report.panel.PanelSheet;
import dev.brink.report.panel.Plane;
import dev.brink.report.svg.Mark;
import dev.brink.study.Study;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The paper's Figure 3: the objective and the three constraints over steps and step size, and all together. */
final class HmcSurfaces {
    private HmcSurfaces() {}

    static Section section(Finished surfaces) {
        Study study = surfaces.study();
        Recommendation best = study.recommend();
        Snapshot snapshot = new Snapshot(study.name(), study.history(), best, study.surfaces(), Optional.empty());
        Problem problem = snapshot.problem();
        MapPanels panels = new MapPanels(snapshot, new Plane(problem, best.point(), "steps", "step_size"));
        List<MapPanel> shown = new ArrayList<>();
        shown.add(panels.mean(problem.objective().orElseThrow()));
        for (Constraint constraint : problem.constraints()) {
            shown.add(panels.probability(constraint));
        }
        shown.add(panels.probabilityOfAll());
        String svg = new PanelSheet(
                        "Tuning Hamiltonian Monte Carlo: the five surfaces of the paper's Figure 3",
                        "After " + study.history().size() + " measurements; burn-in 10 %, mass 1",
                        shown)
                .svg("hmc-surfaces", legend(snapshot));
        return Section.of(
                "Five surfaces over steps and step size (paper, Figure 3)",
                new Section.Picture("hmc-surfaces", svg),
                "The paper finds that the integration diverges for step sizes above about 0.1 (section 4.4).");
    }

    /** All marks but that of what is measured next, since the study is over. */
    private static Map<Mark, String> legend(Snapshot snapshot) {
        Map<Mark, String> legend = new EnumMap<>(Panels.legend(snapshot));
        legend.remove(Mark.DIAMOND);
        return legend;
    }
}
