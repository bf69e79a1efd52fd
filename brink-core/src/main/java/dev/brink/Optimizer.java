package dev.brink;

import dev.brink.acquisition.ExpectedImprovement;
import dev.brink.acquisition.FeasibilitySearch;
import dev.brink.acquisition.Incumbents;
import dev.brink.acquisition.Target;
import dev.brink.acquisition.WeightedExpectedImprovement;
import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.data.Suggestion.Reason;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.Beliefs;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import dev.brink.recommend.Recommender;
import dev.brink.search.KnownRegion;
import dev.brink.search.Landscape;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the best point of a problem by asking for measurements: {@link #ask} says what to measure next, {@link #tell}
 * takes what was measured, in any order and also of points that were never suggested, and {@link #recommend} gives the
 * answer so far. The same problem, settings and history give the same suggestion, whatever was asked before. May be used
 * by several threads.
 *
 * <p>paper §1.1
 */
public final class Optimizer {
    private final Problem problem;
    private final Settings settings;
    private final RandomStream stream;
    private final Parallel parallel;
    private final Beliefs beliefs;
    private final Maximizer maximizer;
    private final Recommender recommender;
    private final InitialDesign design;
    private final Pending pending;
    private History history;
    private long lastNumber;

    public Optimizer(Problem problem) {
        this(problem, Settings.standard());
    }

    public Optimizer(Problem problem, Settings settings) {
        this(History.of(problem), settings);
    }

    /** Goes on from what was measured before. */
    public Optimizer(History history, Settings settings) {
        this.problem = history.problem();
        this.settings = settings;
        this.history = history;
        this.stream = RandomStream.of(settings.seed());
        this.parallel = settings.pool().map(Parallel::on).orElseGet(Parallel::none);
        this.beliefs = new Beliefs(settings.inference(), stream.split("chains"), parallel);
        KnownRegion region = new KnownRegion(problem, stream.split("region"));
        this.maximizer = new Maximizer(region, parallel);
        this.recommender = new Recommender(problem, maximizer);
        this.design = new InitialDesign(problem, settings, region, stream.split("design"));
        this.pending = new Pending(problem);
    }

    /** What to measure next. */
    public synchronized Suggestion ask() {
        Optional<Point> initial = design.next(history, pending);
        if (initial.isPresent()) {
            return suggest(initial.get(), Reason.INITIAL_DESIGN, 0, List.of());
        }
        RandomStream step = stream.split(history.size()).split(pending.size());
        Beliefs.Inferred inferred = beliefs.given(history); // §2
        Posterior posterior = pending.fantasized(inferred.posterior(), step.split("pending"));
        Incumbents incumbents = new Incumbents(posterior, measuredPoints());
        FeasibilitySearch feasibility = new FeasibilitySearch(posterior); // §3.1
        Optional<ExpectedImprovement> improvement = improvement(posterior, incumbents, step); // Eq. 6 and 7
        Landscape acquisition = improvement
                .<Landscape>map(expected -> new WeightedExpectedImprovement(expected, feasibility))
                .orElse(feasibility);
        Maximum best = maximizer
                .argMax(acquisition, incumbents.best(), this::isKnown, step.split("maximum")) // §3.2
                .orElseThrow(this::nothingLeft);
        Reason reason = improvement.isPresent() ? Reason.IMPROVEMENT : Reason.FEASIBILITY;
        return suggest(problem.space().decode(best.point()), reason, best.value(), notes(inferred, best));
    }

    /** Empty while nothing is confidently feasible, and where there is no objective. */
    private Optional<ExpectedImprovement> improvement(Posterior posterior, Incumbents incumbents, RandomStream step) {
        if (problem.objective().isEmpty() || incumbents.confident().length == 0) {
            return Optional.empty();
        }
        Objective objective = problem.objective().get();
        double[][] awaited = pending.pointsOf(objective);
        RandomStream draws = step.split(objective.name());
        if (settings.target() == Settings.Target.PAPER) {
            LatentPosterior beliefsOfObjective = posterior.of(objective).fantasized(awaited, draws);
            double mean = recommender
                    .best(posterior, points(), step.split("target"))
                    .objective()
                    .orElseThrow()
                    .mean();
            Target target =
                    Target.of(objective, beliefsOfObjective, objective.model().latentThreshold(mean));
            return Optional.of(new ExpectedImprovement(beliefsOfObjective, target));
        }
        LatentPosterior drawn = posterior.of(objective).drawn(awaited, draws, parallel);
        return Optional.of(new ExpectedImprovement(drawn, Target.bestOf(objective, drawn, incumbents.confident())));
    }

    private Suggestion suggest(Point point, Reason reason, double logAcquisition, List<String> notes) {
        lastNumber = Math.max(history.size(), lastNumber) + 1;
        Suggestion suggestion =
                new Suggestion(lastNumber, point, problem.tasks().get(0).name(), reason, logAcquisition, notes);
        pending.add(suggestion);
        return suggestion;
    }

    private static List<String> notes(Beliefs.Inferred inferred, Maximum best) {
        List<String> notes = new ArrayList<>(best.notes());
        inferred.diagnostics().forEach((function, diagnostics) -> {
            if (diagnostics.repairedBy() > 0) {
                notes.add("The model of '" + function + "' needed a jitter of " + diagnostics.repairedBy()
                        + " of its variance.");
            }
        });
        return notes;
    }

    private List<Point> points() {
        return history.measurements().stream()
                .map(Measurement::point)
                .distinct()
                .toList();
    }

    private double[][] measuredPoints() {
        return points().stream().map(problem.space()::encode).toArray(double[][]::new);
    }

    /** Whether every task has been run at the point, or is about to be, and gives exact numbers. */
    private boolean isKnown(double[] encoded) {
        Point point = problem.space().decode(encoded);
        return problem.tasks().stream().allMatch(task -> isExact(task) && wasRun(task, point));
    }

    private boolean wasRun(Task task, Point point) {
        return pending.contains(point, task.name())
                || history.measurements().stream()
                        .anyMatch(m -> m.task().equals(task.name()) && m.point().equals(point));
    }

    private boolean isExact(Task task) {
        return task.reveals().stream()
                .map(problem::function)
                .allMatch(function -> function.model() instanceof ObservationModel.Gaussian gaussian
                        && gaussian.noise() instanceof Noise.None);
    }

    private IllegalStateException nothingLeft() {
        return new IllegalStateException("Every point that the known constraints allow has been measured exactly, "
                + history.size() + " measurements in all, so that there is nothing left to suggest: ask for the"
                + " recommendation.");
    }

    /**
     * Takes what was measured where.
     *
     * @throws dev.brink.data.InvalidMeasurementException if it does not fit the problem; nothing is changed then
     */
    public synchronized void tell(Measurement measurement) {
        history = history.with(measurement);
        pending.settle(history.measurements().get(history.size() - 1));
    }

    /** Takes what was measured at a suggestion, by metric. */
    public void tell(Suggestion suggestion, Map<String, Observation> byMetric) {
        tell(Measurement.of(suggestion.point(), suggestion.task(), byMetric));
    }

    /** The run of a suggestion failed through the fault of its parameters. */
    public void tellFailed(Suggestion suggestion, String reason) {
        tell(Measurement.failed(suggestion.point(), suggestion.task(), reason));
    }

    /** The suggestion will not be measured; later suggestions no longer reckon with it. */
    public synchronized boolean withdraw(Suggestion suggestion) {
        return pending.remove(suggestion);
    }

    /** The answer so far. */
    public synchronized Recommendation recommend() {
        return recommender.best(
                beliefs.given(history).posterior(),
                points(),
                stream.split(history.size()).split("recommendation"));
    }

    /** All that was told, in order. */
    public synchronized History history() {
        return history;
    }

    /** Suggestions whose measurements have not come back, in order. */
    public synchronized List<Suggestion> pending() {
        return pending.suggestions();
    }
}
