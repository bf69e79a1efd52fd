package dev.brink.report;

import dev.brink.Surfaces;
import dev.brink.data.Chance;
import dev.brink.data.Estimate;
import dev.brink.observation.LatentScale;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.report.panel.Field;
import dev.brink.report.panel.Levels;
import dev.brink.report.panel.MapPanel;
import dev.brink.report.panel.Marked;
import dev.brink.report.panel.Plane;
import dev.brink.report.svg.Mark;
import dev.brink.report.text.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The paper's panels over two parameters, the others held where they are at one point (paper, Figure 1). */
public final class MapPanels {
    private final Snapshot snapshot;
    private final Plane plane;
    private final List<Surfaces.At> at;

    public MapPanels(Snapshot snapshot, Plane plane) {
        this.snapshot = snapshot;
        this.plane = plane;
        this.at = snapshot.surfaces().at(plane.points());
    }

    /** All panels that the problem has. */
    public List<MapPanel> all() {
        List<MapPanel> panels = new ArrayList<>();
        snapshot.problem().objective().ifPresent(objective -> {
            panels.add(mean(objective));
            panels.add(deviation(objective));
        });
        List<Constraint> constraints = snapshot.problem().constraints();
        constraints.forEach(constraint -> panels.add(probability(constraint)));
        if (constraints.size() > 1) {
            panels.add(probabilityOfAll());
        }
        if (!constraints.isEmpty()) {
            panels.add(region());
        }
        panels.add(acquisition());
        panels.add(minimum());
        return panels;
    }

    /** What is expected of the objective, with the runs that measured it and the best point. */
    public MapPanel mean(Objective objective) {
        Field field = field(one -> estimate(one).mean());
        boolean log =
                objective.model() instanceof ObservationModel.Gaussian gaussian && gaussian.scale() == LatentScale.LOG;
        Levels levels = log ? Levels.log(field.least(), field.most()) : Levels.linear(field.least(), field.most());
        return map(objective.name() + ": mean", field, levels)
                .marking(observed(objective))
                .marking(best());
    }

    /** How uncertain the objective is. */
    public MapPanel deviation(Objective objective) {
        Field field = field(one -> estimate(one).deviation());
        return map(objective.name() + ": standard deviation", field, Levels.linear(0, field.most()))
                .marking(observed(objective));
    }

    /** How probable it is that a constraint holds, and the line at which that is enough. */
    public MapPanel probability(Constraint constraint) {
        int k = snapshot.problem().constraints().indexOf(constraint);
        Field field = field(one -> one.constraints().get(k).probability());
        return map("Pr(" + constraint.describe() + ")", field, Levels.probability())
                .withLine(constraint.confidence())
                .marking(observed(constraint));
    }

    /** How probable it is that all constraints hold. */
    public MapPanel probabilityOfAll() {
        return map("Pr(all constraints hold)", field(Surfaces.At::probabilityOfAll), Levels.probability())
                .marking(best());
    }

    /** Where every constraint is as probable as it must be. */
    public MapPanel region() {
        return map("Where " + required() + " is reached", field(this::margin), Levels.at(0))
                .named("no", "yes")
                .marking(best());
    }

    private String required() {
        if (snapshot.problem().jointConfidence().isPresent()) {
            return "Pr(all) ≥ "
                    + Figures.probability(snapshot.problem().jointConfidence().getAsDouble());
        }
        List<Double> confidences = snapshot.problem().constraints().stream()
                .map(Constraint::confidence)
                .distinct()
                .toList();
        return confidences.size() == 1 ? "Pr ≥ " + Figures.probability(confidences.get(0)) : "every required Pr";
    }

    /** Positive where the probability is enough. The logit tells apart what lies near one. */
    private double margin(Surfaces.At one) {
        if (snapshot.problem().jointConfidence().isPresent()) {
            return Levels.logit(one.probabilityOfAll())
                    - Levels.logit(snapshot.problem().jointConfidence().getAsDouble());
        }
        double least = Double.POSITIVE_INFINITY;
        for (Chance chance : one.constraints()) {
            least = Math.min(least, Levels.logit(chance.probability()) - Levels.logit(chance.required()));
        }
        return least;
    }

    /** What measuring would be worth, in powers of ten below the best, and what is measured next. */
    public MapPanel acquisition() {
        double best = Acquisitions.best(at, snapshot.next());
        Field below = field(one -> Acquisitions.decadesBelow(best, one));
        List<Marked> next = snapshot.next().stream()
                .map(suggestion ->
                        marked(suggestion.point(), Mark.DIAMOND, "next: run '" + suggestion.task() + "' here"))
                .toList();
        return map("Acquisition, powers of ten below its best", below, Acquisitions.levels(below.least()))
                .marking(next);
    }

    /** Where the constrained minimum of this plane may lie. */
    public MapPanel minimum() {
        Surfaces.Minimum minimum = snapshot.surfaces().minimum(plane.coarsePoints());
        Field field = Field.of(minimum.probabilities(), plane.coarseColumns());
        return map(MinimumTitle.of(minimum), field, Levels.linear(0, field.most()));
    }

    private MapPanel map(String title, Field field, Levels levels) {
        MapPanel panel = MapPanel.of(title, plane, field, levels);
        Field forbidden = field(one -> one.allowed() ? 0 : 1);
        return forbidden.most() > 0 ? panel.hatching(forbidden) : panel;
    }

    private Field field(ToDoubleFunction<Surfaces.At> value) {
        return Field.of(at.stream().map(value::applyAsDouble).toList(), plane.columns());
    }

    private static Estimate estimate(Surfaces.At one) {
        return one.objective().orElseThrow();
    }

    private List<Marked> observed(ModelledFunction function) {
        return Observed.of(snapshot.history(), function).stream()
                .map(seen -> marked(seen.point(), seen.mark(), seen.note()))
                .toList();
    }

    private List<Marked> best() {
        Point point = snapshot.recommendation().point();
        return List.of(marked(point, Mark.STAR, Panels.legendOf(snapshot, Mark.STAR) + ": " + point));
    }

    private Marked marked(Point point, Mark mark, String note) {
        return new Marked(
                plane.x().at(point.value(plane.x().name())),
                plane.y().at(point.value(plane.y().name())),
                mark,
                plane.isOutside(point),
                note);
    }
}
