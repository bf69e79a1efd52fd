package dev.brink.report;

import dev.brink.Surfaces;
import dev.brink.data.Estimate;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.report.panel.CurvePanel;
import dev.brink.report.panel.CurvePanel.Value;
import dev.brink.report.panel.Marked;
import dev.brink.report.panel.ParameterAxis;
import dev.brink.report.panel.Slice;
import dev.brink.report.svg.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The paper's panels along one parameter, the others held where they are at one point. */
public final class CurvePanels {
    private final Snapshot snapshot;
    private final Slice slice;
    private final List<Surfaces.At> at;

    public CurvePanels(Snapshot snapshot, Slice slice) {
        this.snapshot = snapshot;
        this.slice = slice;
        this.at = snapshot.surfaces().at(slice.places().stream().map(slice::at).toList());
    }

    /** All panels that the problem has. */
    public List<CurvePanel> all() {
        List<CurvePanel> panels = new ArrayList<>();
        snapshot.problem().objective().ifPresent(objective -> panels.add(objective(objective)));
        List<Constraint> constraints = snapshot.problem().constraints();
        constraints.forEach(constraint -> panels.add(probability(constraint)));
        if (constraints.size() > 1) {
            panels.add(probabilityOfAll());
        }
        panels.add(acquisition());
        panels.add(minimum());
        return panels;
    }

    /** What is expected of the objective and where it lies with 95 % probability, with what was measured. */
    private CurvePanel objective(Objective objective) {
        List<Marked> marks = new ArrayList<>();
        double lowest =
                at.stream().mapToDouble(one -> estimate(one).lower()).min().orElse(0);
        for (Observed seen : Observed.of(snapshot.history(), objective)) {
            marks.add(marked(seen.point(), seen.value().orElse(lowest), seen.mark(), seen.note()));
        }
        snapshot.recommendation()
                .objective()
                .ifPresent(best -> marks.add(marked(
                        snapshot.recommendation().point(),
                        best.mean(),
                        Mark.STAR,
                        Panels.legendOf(snapshot, Mark.STAR))));
        List<Value> values = at.stream()
                .map(CurvePanels::estimate)
                .map(e -> new Value(e.mean(), e.lower(), e.upper()))
                .toList();
        return CurvePanel.of(objective.name() + ": mean and 95 % interval", slice, values, marks);
    }

    private static Estimate estimate(Surfaces.At one) {
        return one.objective().orElseThrow();
    }

    /** How probable it is that a constraint holds, and how probable it must be; runs at the height of what they saw. */
    private CurvePanel probability(Constraint constraint) {
        int k = snapshot.problem().constraints().indexOf(constraint);
        List<Marked> marks = Observed.of(snapshot.history(), constraint).stream()
                .map(seen -> marked(seen.point(), seen.mark() == Mark.CIRCLE ? 1 : 0, seen.mark(), seen.note()))
                .toList();
        return probability(
                        "Pr(" + constraint.describe() + ")",
                        marks,
                        one -> one.constraints().get(k).probability())
                .withLine(constraint.confidence());
    }

    private CurvePanel probabilityOfAll() {
        return probability("Pr(all constraints hold)", List.of(), Surfaces.At::probabilityOfAll);
    }

    private CurvePanel probability(String title, List<Marked> marks, Function<Surfaces.At, Double> probability) {
        List<Value> values = at.stream().map(probability).map(Value::exactly).toList();
        return CurvePanel.of(title, slice, values, marks).between(-0.05, 1.05);
    }

    private CurvePanel acquisition() {
        double best = Acquisitions.best(at, snapshot.next());
        List<Value> values = at.stream()
                .map(one -> Value.exactly(Acquisitions.decadesBelow(best, one)))
                .toList();
        List<Marked> next = snapshot.next().stream()
                .map(suggestion ->
                        marked(suggestion.point(), 0, Mark.DIAMOND, "next: run '" + suggestion.task() + "' here"))
                .toList();
        return CurvePanel.of("Acquisition, powers of ten below its best", slice, values, next);
    }

    /** Drawn in steps, since it is the probability of a cell. */
    private CurvePanel minimum() {
        List<ParameterAxis.Cell> cells = slice.coarseCells();
        Surfaces.Minimum minimum = snapshot.surfaces()
                .minimum(cells.stream()
                        .map(cell -> slice.at((cell.from() + cell.to()) / 2))
                        .toList());
        List<Value> values = slice.places().stream()
                .map(place -> Value.exactly(minimum.probabilities().get(index(cells, place))))
                .toList();
        return CurvePanel.of(MinimumTitle.of(minimum), slice, values, List.of());
    }

    private static int index(List<ParameterAxis.Cell> cells, double place) {
        int index = 0;
        while (index < cells.size() - 1 && cells.get(index).to() <= place) {
            index++;
        }
        return index;
    }

    private Marked marked(Point point, double height, Mark mark, String note) {
        return new Marked(
                slice.axis().at(point.value(slice.axis().name())), height, mark, slice.isOutside(point), note);
    }
}
