package dev.brink;

import dev.brink.AcquisitionRule.Acquisition;
import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.data.Suggestion.Reason;
import dev.brink.entropy.UsualPrecision;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Beliefs;
import dev.brink.posterior.InferenceSettings;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.recommend.Incumbents;
import dev.brink.recommend.Recommender;
import dev.brink.search.KnownRegion;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the best point of a problem by asking for measurements: {@link #ask} says what to measure next, {@link #tell}
 * takes what was measured, in any order and also of points that were never suggested, and {@link #recommend} gives the
 * answer so far. The same problem, settings, history and pending suggestions give the same suggestion, whatever was asked
 * before. May be used by several threads.
 *
 * <p>paper §1.1
 */
public final class Optimizer {
    /**
     * Where the constrained minimum may lie, at most: more than a search over continuous parameters looks at closely,
     * while in a space of a few thousand points, all of which are looked at, joint draws would take minutes.
     */
    private static final int REPRESENTERS = 128;

    /** Points spread over the space as places of the constrained minimum, where its value is what matters. */
    private static final int SPREAD = 64;

    /** One of so many hopeless steps is left to beliefs that are less sure. */
    private static final int DOUBTING_EVERY = 5;

    private final Problem problem;
    private final Settings settings;
    private final RandomStream stream;
    private final Parallel parallel;
    private final Beliefs beliefs;
    private final CostBeliefs costs;
    private final InitialDesign design;
    private final Pending pending;
    private final Modelled modelled;
    private History history;
    private KnownRegion region;
    private int regionKnows; // so many of the measurements
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
        this.modelled = new Modelled(history);
        this.stream = RandomStream.of(settings.seed());
        this.parallel = settings.pool().map(Parallel::on).orElseGet(Parallel::none);
        this.beliefs = new Beliefs(settings.inference(), stream.split("chains"), parallel);
        this.costs = new CostBeliefs(problem.space(), settings.inference(), stream.split("costs"), parallel);
        this.region = new KnownRegion(problem, stream.split("region"));
        this.design = new InitialDesign(problem, settings, stream.split("design"));
        this.pending = new Pending();
    }

    /**
     * What to measure next.
     *
     * @throws NothingLeftException if there is nothing left to measure: every point that the known constraints allow has
     *     been measured exactly, or twice with the same outcome, has failed or is pending
     * @throws dev.brink.problem.InvalidProblemException if no point can be found that the known constraints allow
     */
    public synchronized Suggestion ask() {
        Optional<InitialDesign.Run> initial = design.next(history, pending, region());
        if (initial.isPresent()) {
            return suggest(Suggestion.initial(
                    nextNumber(), initial.get().point(), initial.get().task()));
        }
        RandomStream step = step();
        History learning = history.learningFailures();
        TaskRule tasks = new TaskRule(
                learning, pending, () -> costs.given(modelled()), settings.target() != Settings.Target.PAPER, parallel);
        Beliefs.Inferred inferred = beliefs.given(modelled()); // §2
        Optional<Suggestion> beforehand = repetition(inferred).or(() -> firstYes(learning, tasks, inferred, step));
        if (beforehand.isPresent()) {
            return suggest(beforehand.get());
        }
        Look look = lookAround(inferred.posterior(), tasks, step); // Eq. 6, §3.1, §3.2
        double[][] representers = representers(look.x(), look.incumbents());
        if (settings.choice() == Settings.Choice.JOINT && look.incumbents().anyConfident()) {
            Optional<Suggestion> joint =
                    joint(tasks, look.posterior(), spread(representers, step), look.incumbents(), inferred, step);
            if (joint.isPresent()) {
                return suggest(joint.get());
            }
        }
        TaskRule.Chosen task = tasks.choose( // §3.3
                look.x().point(), look.incumbents().anyConfident(), look.posterior(), representers, step.split("task"));
        return suggest(new Suggestion(
                nextNumber(),
                problem.space().decode(look.x().point()),
                task.task().name(),
                look.reason(),
                look.x().value(),
                task.values(),
                notes(inferred, look.notes(), task.notes())));
    }

    /** A run made again, where only that can tell how noisy a function is. The paper's priors are left to themselves. */
    private Optional<Suggestion> repetition(Beliefs.Inferred inferred) {
        return settings.inference().priors() == InferenceSettings.Priors.PAPER
                ? Optional.empty()
                : new RepetitionRule(modelled(), history, pending)
                        .due(inferred.posterior(), () -> new Incumbents(inferred.posterior(), knownPoints()))
                        .map(again -> Suggestion.repetition(
                                nextNumber(),
                                again.point(),
                                again.task(),
                                notes(inferred, List.of(again.note()), List.of())));
    }

    /** A point that is far from all others, where nothing has worked so far. */
    private Optional<Suggestion> firstYes(
            History learning, TaskRule tasks, Beliefs.Inferred inferred, RandomStream step) {
        Posterior posterior = inferred.posterior();
        return new FirstYesRule(learning, pending, region(), tasks)
                .choose(posterior, step.split("first yes"))
                .map(trial -> new Suggestion(
                        nextNumber(),
                        problem.space().decode(trial.point()),
                        trial.task().name(),
                        Reason.FEASIBILITY,
                        posterior.logProbabilityOfAll(new double[][] {trial.point()})[0],
                        List.of(),
                        notes(inferred, List.of(FirstYesRule.NOTE), List.of())));
    }

    /** Where beliefs lead and, now and then, where they would not: if they see no hope, or nothing left to gain. */
    private Look lookAround(Posterior believed, TaskRule tasks, RandomStream step) {
        Look look = look(believed, tasks, step);
        if (look.isHopeless() && history.size() % DOUBTING_EVERY == 0) {
            String note = "The models give no point a chance of more than "
                    + Math.exp(look.x().value())
                    + " to fulfil every constraint, so this one was chosen by models that trust the measurements less.";
            return look(beliefs.doubting(modelled()), tasks, step).noting(note);
        }
        // Neither the paper's own target nor the joint choice looks elsewhere.
        return look.reason() == Reason.IMPROVEMENT
                        && settings.target() != Settings.Target.PAPER
                        && settings.choice() != Settings.Choice.JOINT
                ? elsewhere(look, tasks, step)
                : look;
    }

    /** Away from where beliefs lead, if it is time and worth while. */
    private Look elsewhere(Look look, TaskRule tasks, RandomStream step) {
        Objective objective = problem.objective().orElseThrow();
        int measured = history.size() + pending.size();
        for (ElsewhereRule rule : ElsewhereRule.due(measured, objective, maximizer(), parallel, look)) {
            Optional<Maximum> x = rule.choose(
                    look.posterior(), look.incumbents(), look.x().value(), tasks::isExhausted, step.split(rule.name()));
            if (x.isPresent()) {
                return look.at(x.get()).noting(rule.note());
            }
        }
        return look;
    }

    private Look look(Posterior believed, TaskRule tasks, RandomStream step) {
        Posterior posterior = pending.fantasized(believed, step.split("pending"), parallel);
        Incumbents incumbents = new Incumbents(posterior, knownPoints());
        Acquisition acquisition = acquisition(posterior, incumbents, step);
        Maximum x = maximizer()
                .argMax(acquisition.landscape(), incumbents.best(), tasks::isExhausted, step.split("maximum"))
                .orElseThrow(() -> new NothingLeftException(history.size(), pending.size()));
        return new Look(posterior, incumbents, acquisition.landscape(), acquisition.reason(), x, x.notes());
    }

    /** Point and task together; empty where nothing tells anything. */
    private Optional<Suggestion> joint(
            TaskRule tasks,
            Posterior posterior,
            double[][] representers,
            Incumbents incumbents,
            Beliefs.Inferred inferred,
            RandomStream step) {
        return new JointRule(modelled(), tasks, costs.given(modelled()), maximizer())
                .choose(posterior, representers, incumbents, step.split("joint"))
                .map(chosen -> new Suggestion(
                        nextNumber(),
                        problem.space().decode(chosen.where().point()),
                        chosen.task().name(),
                        Reason.INFORMATION,
                        chosen.where().value(),
                        chosen.values(),
                        notes(inferred, chosen.where().notes(), chosen.notes())));
    }

    private History modelled() {
        return modelled.of(history);
    }

    private RandomStream step() {
        return stream.split(history.size()).split(pending.size());
    }

    /** What the known constraints allow; where they leave next to nothing, measured points show where that is. */
    private KnownRegion region() {
        List<Measurement> measurements = history.measurements();
        while (regionKnows < measurements.size()) {
            region = region.knowing(
                    problem.space().encode(measurements.get(regionKnows).point()));
            regionKnows++;
        }
        return region;
    }

    private Maximizer maximizer() {
        return new Maximizer(region(), parallel);
    }

    private Acquisition acquisition(Posterior posterior, Incumbents incumbents, RandomStream step) {
        AcquisitionRule rule = new AcquisitionRule(settings, parallel, purpose -> best(posterior, purpose));
        return rule.of(posterior, incumbents, history.size(), pending.size(), step);
    }

    private Recommendation best(Posterior posterior, RandomStream purpose) {
        boolean cautious = settings.target() != Settings.Target.PAPER;
        return new Recommender(posterior.problem(), maximizer(), cautious).best(posterior, measuredPoints(), purpose);
    }

    /** Where the constrained minimum may lie: what the search for x looked at closely, and the best known points. */
    private static double[][] representers(Maximum x, Incumbents incumbents) {
        List<double[]> points = new ArrayList<>(incumbents.best());
        points.addAll(List.of(x.candidates(REPRESENTERS)));
        return points.toArray(double[][]::new);
    }

    /** These points and others all over the space: what is best may lie where nothing is expected of it. */
    private double[][] spread(double[][] points, RandomStream step) {
        return Stream.concat(Stream.of(points), Stream.of(region().spread(SPREAD, step.split("spread"))))
                .toArray(double[][]::new);
    }

    private long nextNumber() {
        return Math.max(history.size(), lastNumber) + 1;
    }

    private Suggestion suggest(Suggestion suggestion) {
        lastNumber = Math.max(lastNumber, suggestion.number());
        pending.add(suggestion);
        return suggestion;
    }

    private static List<String> notes(Beliefs.Inferred inferred, List<String> search, List<String> more) {
        return Stream.of(search, more, inferred.notes()).flatMap(List::stream).toList();
    }

    private List<Point> measuredPoints() {
        return modelled().measurements().stream()
                .map(Measurement::point)
                .distinct()
                .toList();
    }

    /** Where something was measured or is about to be, of what may be suggested, encoded. */
    private double[][] knownPoints() {
        Stream<Point> measured = modelled().measurements().stream()
                .filter(measurement -> measurement.failure().isEmpty())
                .map(Measurement::point);
        return Stream.concat(measured, pending.points().stream())
                .distinct()
                .filter(problem::allows)
                .map(problem.space()::encode)
                .toArray(double[][]::new);
    }

    /**
     * Takes what was measured where.
     *
     * @throws dev.brink.data.InvalidMeasurementException if it does not fit the problem; nothing is changed then
     */
    public synchronized void tell(Measurement measurement) {
        history = history.with(measurement);
        pending.settle(history.last());
    }

    /**
     * Takes what was measured at a suggestion: numbers, true or false, or observations, by metric.
     *
     * @throws dev.brink.data.InvalidMeasurementException if it does not fit the problem; nothing is changed then
     */
    public void tell(Suggestion suggestion, Map<String, ?> byMetric) {
        tell(suggestion, Measurement.of(suggestion.point(), suggestion.task(), byMetric));
    }

    /**
     * The run of a suggestion failed through the fault of its parameters. A constraint that its task succeeds learns from
     * that; without one, that the task succeeds is asked from now on as if the problem had said so.
     */
    public void tellFailed(Suggestion suggestion, String reason) {
        tell(suggestion, Measurement.failed(suggestion.point(), suggestion.task(), reason));
    }

    private synchronized void tell(Suggestion suggestion, Measurement measurement) {
        history = history.with(measurement);
        if (!pending.remove(suggestion)) {
            pending.settle(history.last());
        }
    }

    /**
     * A measurement is under way that was not suggested here, or not since a restart; suggestions reckon with it. One
     * that is pending already changes nothing.
     *
     * @throws IllegalArgumentException if its task or point is not of this problem
     */
    public synchronized void expect(Suggestion suggestion) {
        problem.task(suggestion.task());
        problem.space().point(suggestion.point().asMap());
        if (!pending.suggestions().contains(suggestion)) {
            suggest(suggestion);
        }
    }

    /** The suggestion will not be measured; whether it was still expected. */
    public synchronized boolean withdraw(Suggestion suggestion) {
        return pending.remove(suggestion);
    }

    /** The answer so far. */
    public synchronized Recommendation recommend() {
        RandomStream purpose = stream.split(history.size()).split("recommendation");
        Posterior posterior = beliefs.given(modelled()).posterior();
        return best(posterior, purpose);
    }

    /** What is believed about every point now, and how much it would be worth to measure it. */
    public synchronized Surfaces surfaces() {
        RandomStream step = step();
        Posterior believed = beliefs.given(modelled()).posterior();
        Posterior posterior = pending.fantasized(believed, step.split("pending"), parallel);
        Incumbents incumbents = new Incumbents(posterior, knownPoints());
        return new Surfaces(
                believed,
                acquisition(posterior, incumbents, step).landscape(),
                UsualPrecision.of(history),
                step.split("minimum"));
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
