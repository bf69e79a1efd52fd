package dev.brink.study;

import dev.brink.Surfaces;
import dev.brink.data.History;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.study.Advisor.Situation;
import dev.brink.study.event.Entry;
import dev.brink.study.event.Event;
import dev.brink.study.event.Origin;
import dev.brink.study.event.Why;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.store.Holder;
import dev.brink.study.store.RunLock;
import dev.brink.study.store.StudyStore;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A study in a store: its trials, and all that can be done with them. Whatever a method returns normally is safe in the
 * store. What other processes do to the same study is seen with the next change, or after {@link #refresh}; a change
 * that no longer fits what they did is refused. Safe for several threads; a suggestion being computed holds up no
 * other change.
 */
public final class Study {
    private final String name;
    private final StudyStore store;
    private final Environment environment;
    private final Ledger ledger;
    private final Advisor advisor;
    private long session;

    private Study(String name, StudyStore store, Environment environment) {
        this.name = name;
        this.store = store;
        this.environment = environment;
        this.ledger = new Ledger(name, (file, text) -> StudyFile.parse(file, text, environment.commands()));
        this.advisor = new Advisor(environment.pool());
    }

    /**
     * Begins the study of a plan, or goes on with it. What has changed in the file since then is recorded.
     *
     * @throws IncompatiblePlanException if what was measured does not fit the changed file
     */
    public static Study open(StudyStore store, StudyPlan plan, Environment environment) {
        Study study = new Study(plan.name(), store, environment);
        study.adopt(plan);
        return study;
    }

    /**
     * A study that has begun already, by its name.
     *
     * @throws UnknownStudyException if the store has none of that name
     */
    public static Study find(StudyStore store, String name, Environment environment) {
        Study study = new Study(name, store, environment);
        study.refresh();
        if (study.ledger.planIfAny().isEmpty()) {
            throw new UnknownStudyException(name, store.studies());
        }
        return study;
    }

    private synchronized void adopt(StudyPlan plan) {
        refresh();
        record(() -> {
            Optional<StudyPlan> before = ledger.planIfAny();
            if (before.isPresent() && before.get().source().equals(plan.source())) {
                return List.of();
            }
            List<String> changes = before.map(old -> PlanComparison.changes(old, plan, trials()))
                    .orElse(List.of());
            return List.of(
                    new Event.Configured(plan.source().file(), plan.source().text(), changes));
        });
    }

    public String name() {
        return name;
    }

    public synchronized StudyPlan plan() {
        return ledger.plan();
    }

    /** What changed in the study file on the way, the oldest first. */
    public synchronized List<PlanChange> planChanges() {
        return ledger.changes();
    }

    /** All trials, by number. */
    public synchronized List<Trial> trials() {
        return ledger.trials();
    }

    /**
     * The trial with this number.
     *
     * @throws UnknownTrialException if there is none
     */
    public synchronized Trial trial(long number) {
        return ledger.trial(number).orElseThrow(() -> new UnknownTrialException(name, number, ledger.size()));
    }

    /** The trials that wait to be carried out, those that somebody added first. */
    public synchronized List<Trial> waiting() {
        List<Trial> waiting = new ArrayList<>(ledger.trials().stream()
                .filter(trial -> trial.state() == TrialState.WAITING)
                .toList());
        waiting.sort((one, other) -> Boolean.compare(one.origin() != Origin.ADDED, other.origin() != Origin.ADDED));
        return waiting;
    }

    public synchronized Usage usage() {
        return ledger.usage(session, now());
    }

    /** Takes notice of what other processes have done. */
    public synchronized void refresh() {
        store.read(name, ledger.entries()).forEach(ledger::apply);
    }

    /**
     * Asks the optimizer for a trial, which then waits. Takes its time; meanwhile results may come in. If another
     * trial is created meanwhile, the optimizer is asked again, so that it knows of it.
     *
     * @throws dev.brink.NothingLeftException if there is nothing left to try
     */
    public Trial suggest() {
        return suggest(Optional.empty());
    }

    /** The next trial for a person to carry out: one that waits, or else a new suggestion. It is running from now on. */
    public Trial ask() {
        Optional<Trial> queued = takeWaiting();
        return queued.orElseGet(() -> suggest(Optional.of(Map.of(Trial.BY, Trial.HAND))));
    }

    private synchronized Optional<Trial> takeWaiting() {
        List<Event> recorded = record(() -> waiting().stream()
                .limit(1)
                .<Event>map(next -> new Event.Started(next.number(), Map.of(Trial.BY, Trial.HAND)))
                .toList());
        return recorded.isEmpty() ? Optional.empty() : ledger.trial(((Event.Started) recorded.get(0)).number());
    }

    private Trial suggest(Optional<Map<String, String>> startedBy) {
        while (true) {
            Situation situation = situation();
            Suggestion suggestion = advisor.ask(situation);
            Optional<Trial> created = create(suggestion, situation.trials(), startedBy);
            if (created.isPresent()) {
                return created.get();
            }
        }
    }

    private synchronized Situation situation() {
        refresh();
        return new Situation(ledger.plan(), ledger.settled(), ledger.unfinished(), ledger.size());
    }

    /** Empty if there are other trials by now than when the suggestion was made. */
    private synchronized Optional<Trial> create(
            Suggestion suggestion, int trials, Optional<Map<String, String>> startedBy) {
        List<Event> recorded = record(() -> {
            if (ledger.size() != trials) {
                return List.of();
            }
            List<Event> events = new ArrayList<>();
            events.add(new Event.Created(
                    trials + 1L,
                    Origin.SUGGESTED,
                    suggestion.task(),
                    suggestion.point().asMap(),
                    Optional.of(Why.of(suggestion))));
            startedBy.ifPresent(details -> events.add(new Event.Started(trials + 1L, details)));
            return events;
        });
        return recorded.isEmpty() ? Optional.empty() : ledger.trial(trials + 1L);
    }

    /** Puts a point of one's own into the queue, for one task or for each of them. */
    public synchronized List<Trial> add(Map<String, ?> values, Optional<String> task) {
        Point point = plan().problem().space().point(values);
        List<String> tasks = task.map(only -> List.of(plan().task(only).name()))
                .orElseGet(() -> plan().problem().tasks().stream()
                        .map(each -> each.name())
                        .toList());
        List<Event> recorded = record(() -> {
            List<Event> events = new ArrayList<>();
            tasks.forEach(each -> events.add(new Event.Created(
                    ledger.size() + events.size() + 1L, Origin.ADDED, each, point.asMap(), Optional.empty())));
            return events;
        });
        return recorded.stream()
                .map(event -> trial(((Event.Created) event).number()))
                .toList();
    }

    /** Takes results that are known already, all of them or none; says how many. */
    public synchronized List<Trial> importResults(List<ImportedResult> results) {
        List<Event> recorded = record(() -> {
            List<Event> events = new ArrayList<>();
            long number = ledger.size();
            for (ImportedResult result : results) {
                number++;
                requireFits(result);
                events.add(new Event.Created(
                        number, Origin.IMPORTED, result.task(), result.point().asMap(), Optional.empty()));
                events.add(
                        result.failure().isPresent()
                                ? new Event.Failed(number, result.failure().get(), result.cost())
                                : new Event.Measured(number, result.values(), result.cost()));
            }
            return events;
        });
        return recorded.stream()
                .filter(Event.Created.class::isInstance)
                .map(event -> trial(((Event.Created) event).number()))
                .toList();
    }

    /** Whether every one of some results was imported before. */
    public synchronized boolean hasImported(List<ImportedResult> results) {
        Set<ImportedResult> before = ledger.trials().stream()
                .filter(trial -> trial.origin() == Origin.IMPORTED)
                .map(ImportedResult::of)
                .collect(Collectors.toSet());
        return before.containsAll(results);
    }

    private void requireFits(ImportedResult result) {
        if (result.failure().isEmpty()) {
            TrialRules.requireFits(plan(), result.task(), result.point(), result.values());
        }
    }

    /** An attempt began; the details come back with the trial, also after a restart. */
    public Trial started(long number, Map<String, String> details) {
        return change(number, trial -> {
            TrialRules.requireState(trial, "be started", TrialState.WAITING);
            return new Event.Started(number, details);
        });
    }

    /**
     * Values came back, as they were reported: see {@link dev.brink.study.plan.Metrics#observations}.
     *
     * @throws dev.brink.data.InvalidMeasurementException if they do not fit the problem; nothing is changed then
     */
    public Trial measured(long number, Map<String, Observation> values, OptionalDouble cost) {
        return change(number, trial -> {
            TrialRules.requireUnsettled(trial);
            TrialRules.requireFits(plan(), trial.task(), trial.point(), values);
            return new Event.Measured(number, values, cost);
        });
    }

    /** The run failed through the fault of its parameters. */
    public Trial failed(long number, String reason, OptionalDouble cost) {
        return change(number, trial -> {
            TrialRules.requireUnsettled(trial);
            return new Event.Failed(number, reason, cost);
        });
    }

    /** The run was lost through no fault of its parameters: it waits again, unless it was retried often enough. */
    public Trial lost(long number, String reason) {
        return change(number, trial -> {
            TrialRules.requireState(trial, "be lost", TrialState.WAITING, TrialState.RUNNING);
            return new Event.Lost(number, reason, trial.losses() < plan().retries());
        });
    }

    public Trial cancelled(long number, String reason) {
        return change(number, trial -> {
            TrialRules.requireState(trial, "be cancelled", TrialState.WAITING, TrialState.RUNNING, TrialState.LOST);
            return new Event.Cancelled(number, reason);
        });
    }

    /** Another attempt at a trial that failed, was lost or was cancelled. What a failure taught is forgotten. */
    public Trial retry(long number) {
        return change(number, trial -> {
            TrialRules.requireState(trial, "be retried", TrialState.FAILED, TrialState.LOST, TrialState.CANCELLED);
            return new Event.Retried(number);
        });
    }

    /** Decides what happens to a trial in the state that it is in. */
    private interface Decision {
        Event decide(Trial trial);
    }

    private synchronized Trial change(long number, Decision decision) {
        record(() -> List.of(decision.decide(trial(number))));
        return trial(number);
    }

    /** Decides by what is known, and decides anew whenever somebody else was faster. */
    private synchronized List<Event> record(Supplier<List<Event>> decision) {
        while (true) {
            List<Event> events = decision.get();
            if (events.isEmpty()) {
                return events;
            }
            Entry entry = new Entry(now(), session, events);
            if (store.append(name, ledger.entries(), entry)) {
                ledger.apply(entry);
                return events;
            }
            refresh();
        }
    }

    private Instant now() {
        return environment.clock().instant();
    }

    /**
     * Holds the study for this program, which is about to carry out trials, and counts the time from now on.
     *
     * @throws dev.brink.study.store.StudyInUseException if another program does that already
     */
    public synchronized Session beginSession() {
        RunLock lock = store.hold(name, Holder.here(now()));
        try {
            refresh();
            session = ledger.sessions() + 1L;
            record(() -> List.of(
                    new Event.SessionBegan("process " + ProcessHandle.current().pid())));
            return new Session(this, lock);
        } catch (RuntimeException failed) {
            session = 0;
            lock.close();
            throw failed;
        }
    }

    synchronized void seen() {
        record(() -> List.of(new Event.SessionSeen()));
    }

    synchronized void ended() {
        record(() -> List.of(new Event.SessionEnded()));
        session = 0;
    }

    /** Who is carrying out the trials of this study at the moment, if anybody is. */
    public Optional<Holder> holder() {
        return store.holder(name);
    }

    /** The answer so far. Needs inference, which takes its time. */
    public Recommendation recommend() {
        return advisor.recommend(situation());
    }

    /** What is believed about every point now. */
    public Surfaces surfaces() {
        return advisor.surfaces(situation());
    }

    /** What the optimizer has been told. */
    public History history() {
        return advisor.history(situation());
    }
}
