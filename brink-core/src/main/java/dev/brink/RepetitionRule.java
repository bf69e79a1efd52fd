package dev.brink;

import dev.brink.data.Datum;
import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Neighbours;
import dev.brink.data.Suggestion;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.Repetitions;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.recommend.Incumbents;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * When to measure next to a point that was measured before. What a model cannot follow looks like noise to it, and
 * nobody has said whether there is any; two measurements of nearly the same point tell. They are not made of the same
 * point: what a program with a fixed seed makes of it would tell nothing about the ripples around it. What this is worth
 * is measured in {@code RATIONALE.md}.
 */
final class RepetitionRule {
    /** So many measurements, and so many more for each axis, are too few to tell noise from shape in any case. */
    private static final int FEW = 20;

    private static final int FEW_PER_AXIS = 4;

    /** How far to move in the unit cube. */
    private static final double STEP = 0.1 * Neighbours.NEXT_TO;

    private final Problem problem;
    private final History modelled;
    private final History history;
    private final Pending pending;

    /**
     * @param modelled what the models were given
     * @param history all that was measured
     */
    RepetitionRule(History modelled, History history, Pending pending) {
        this.problem = modelled.problem();
        this.modelled = modelled;
        this.history = history;
        this.pending = pending;
    }

    /** A task to be run again, next to where it was run, and why. */
    record Repetition(Point point, String task, String note) {}

    /** What to repeat, if it is time; {@code incumbents} are asked for only then. */
    Optional<Repetition> due(Posterior posterior, Supplier<Incumbents> incumbents) {
        boolean waiting = pending.suggestions().stream().anyMatch(s -> s.reason() == Suggestion.Reason.REPETITION);
        return waiting
                ? Optional.empty()
                : problem.functions().stream()
                        .filter(RepetitionRule::learnsNoise)
                        .flatMap(function -> due(function, posterior, incumbents).stream())
                        .findFirst();
    }

    private static boolean learnsNoise(ModelledFunction function) {
        return function.model() instanceof ObservationModel.Gaussian gaussian
                && gaussian.noise() instanceof Noise.Learned;
    }

    private Optional<Repetition> due(ModelledFunction function, Posterior posterior, Supplier<Incumbents> incumbents) {
        List<Datum> data = modelled.data(function);
        if (data.size() < FEW + FEW_PER_AXIS * problem.space().axes()
                || posterior.of(function).isAsGoodAsExact()) {
            return Optional.empty();
        }
        Repetitions made = Repetitions.of(function, problem.space(), data);
        return made.areInTwoPlaces() || !made.showLessNoiseThan(posterior.of(function))
                ? Optional.empty()
                : places(data, incumbents.get())
                        .filter(x -> !made.isAbout(x))
                        .flatMap(x -> repetition(function, x).stream())
                        .findFirst();
    }

    /** Where to repeat measurements: at the best points, where it matters most, and where values are most usual. */
    private Stream<double[]> places(List<Datum> data, Incumbents incumbents) {
        List<Datum> byValue = data.stream()
                .filter(datum -> datum.observation() instanceof Observation.Real)
                .sorted(Comparator.comparingDouble(datum -> ((Observation.Real) datum.observation()).value()))
                .toList();
        Stream<double[]> usual = byValue.stream()
                .skip(byValue.size() / 2)
                .map(datum -> problem.space().encode(datum.point()));
        return Stream.concat(incumbents.best().stream(), usual);
    }

    /** Of a run that has shown this function at x, unless something next to it was tried already. */
    private Optional<Repetition> repetition(ModelledFunction function, double[] x) {
        Point point = problem.space().decode(x);
        boolean tried = Stream.concat(
                        history.measurements().stream().map(Measurement::point), pending.points().stream())
                .anyMatch(other -> !other.equals(point) && isNextTo(x, other));
        Optional<String> task = history.measurements().stream()
                .filter(measurement -> measurement.failure().isEmpty()
                        && measurement.values().containsKey(function.metric())
                        && measurement.point().equals(point))
                .map(Measurement::task)
                .findFirst();
        return tried
                ? Optional.empty()
                : task.flatMap(name -> neighbour(x).map(other -> new Repetition(other, name, note(function))));
    }

    private boolean isNextTo(double[] x, Point other) {
        return Neighbours.areNextToEachOther(x, problem.space().encode(other));
    }

    /** A point next to x that may be measured: a step along all continuous axes or, failing that, along one of them. */
    private Optional<Point> neighbour(double[] x) {
        List<Integer> axes = problem.space().continuousAxes();
        Stream<List<Integer>> each = axes.stream().map(List::of);
        return Stream.concat(Stream.of(axes), each)
                .map(some -> problem.space().decode(moved(x, some)))
                .filter(point ->
                        !point.equals(problem.space().decode(x)) && isNextTo(x, point) && problem.allows(point))
                .findFirst();
    }

    /** Inwards, so that the point stays in the cube. */
    private static double[] moved(double[] x, List<Integer> axes) {
        double[] moved = x.clone();
        axes.forEach(axis -> moved[axis] += moved[axis] < 0.5 ? STEP : -STEP);
        return moved;
    }

    private static String note(ModelledFunction function) {
        return "What the model of '" + function.name() + "' cannot follow looks like noise to it, so a run is repeated"
                + " next to where it was made: what both differ by is noise.";
    }
}
