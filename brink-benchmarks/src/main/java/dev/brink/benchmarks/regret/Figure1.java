package dev.brink.benchmarks.regret;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.benchmarks.problems.TestProblem;
import dev.brink.benchmarks.problems.Variant;
import dev.brink.data.Suggestion;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.report.MapPanels;
import dev.brink.report.Panels;
import dev.brink.report.Snapshot;
import dev.brink.report.panel.Field;
import dev.brink.report.panel.Levels;
import dev.brink.report.panel.MapPanel;
import dev.brink.report.panel.Marked;
import dev.brink.report.panel.Panel;
import dev.brink.report.panel.PanelSheet;
import dev.brink.report.panel.Plane;
import dev.brink.report.svg.Mark;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The eight panels of the paper's Figure 1, of one run. */
final class Figure1 {
    private final TestProblem truth;
    private final Problem problem;
    private final Run run;
    private final Snapshot snapshot;
    private final Plane plane;

    Figure1(ProblemRow row, Run run) {
        this.truth = row.truth();
        this.run = run;
        Variant variant = row.variant(Starts.noise(truth, run.key().seed()).generator());
        this.problem = row.problem(variant);
        this.snapshot = snapshot(variant);
        this.plane = new Plane(problem, snapshot.recommendation().point(), "x1", "x2");
    }

    /** Measures again what the run measured; nothing in that is left to chance. */
    private Snapshot snapshot(Variant variant) {
        Optimizer optimizer =
                new Optimizer(problem, Settings.standard().seed(run.key().seed()));
        for (Evaluation evaluation : run.evaluations()) {
            Point point =
                    truth.point(evaluation.point().stream().mapToDouble(x -> x).toArray());
            optimizer.tell(variant.measure(point, evaluation.task()));
        }
        optimizer.ask();
        return Snapshot.of(run.key().row(), optimizer);
    }

    String svg() {
        MapPanels believed = new MapPanels(snapshot, plane);
        Objective objective = problem.objective().orElseThrow();
        Constraint constraint = problem.constraints().get(0);
        List<Panel> panels = List.of(
                trueObjective(),
                trueConstraint(),
                believed.mean(objective),
                believed.deviation(objective),
                believed.probability(constraint),
                believed.region(),
                believed.acquisition(),
                believed.minimum());
        Suggestion next = snapshot.next().orElseThrow();
        long objectives = run.evaluations().stream()
                .filter(evaluation -> evaluation.task().equals(Variant.OBJECTIVE))
                .count();
        String subtitle = "Figure 1 of the paper: after " + objectives + " objective and "
                + (run.evaluations().size() - objectives) + " constraint evaluations, seed "
                + run.key().seed() + "; next, task '" + next.task() + "' would be run";
        return new PanelSheet(run.key().row(), subtitle, panels)
                .svg(FileName.of(run.key().row()), Panels.legend(snapshot));
    }

    private MapPanel trueObjective() {
        Field field = field(truth::objective);
        Point optimum = truth.point(truth.optimum());
        Marked star = new Marked(
                plane.x().at(optimum.value("x1")),
                plane.y().at(optimum.value("x2")),
                Mark.STAR,
                false,
                "the constrained minimum");
        return MapPanel.of("True objective", plane, field, Levels.linear(field.least(), field.most()))
                .marking(List.of(star));
    }

    private MapPanel trueConstraint() {
        Field field = field(x -> truth.constraint(0, x));
        return MapPanel.of("True constraint, at most 0", plane, field, Levels.linear(field.least(), field.most()))
                .withLine(0);
    }

    private Field field(ToDoubleFunction<double[]> function) {
        return Field.of(
                plane.points().stream()
                        .map(truth::coordinates)
                        .map(function::applyAsDouble)
                        .toList(),
                plane.columns());
    }
}
