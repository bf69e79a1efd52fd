package dev.brink.study;

import dev.brink.problem.Cost;
import dev.brink.study.event.Entry;
import dev.brink.study.event.Event;
import dev.brink.study.event.Origin;
import dev.brink.study.plan.StudyPlan;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** What replaying the events of a study gives. Not safe for several threads. */
final class Ledger implements Event.Listener {
    private final String study;
    private final BiFunction<String, String, StudyPlan> reader;
    private final List<Trial> trials = new ArrayList<>();
    private final Set<Long> settled = new LinkedHashSet<>();
    private final Map<Long, SessionSpan> sessions = new LinkedHashMap<>();
    private final List<PlanChange> changes = new ArrayList<>();
    private Optional<StudyPlan> plan = Optional.empty();
    private int entries;
    private Entry current = new Entry(Instant.EPOCH, 0, List.of());

    /** From the first to the last that is known of a session. */
    private record SessionSpan(Instant began, Instant seen) {}

    /** Reads plans, given the file's name and its text, as they were recorded. */
    Ledger(String study, BiFunction<String, String, StudyPlan> reader) {
        this.study = study;
        this.reader = reader;
    }

    void apply(Entry entry) {
        current = entry;
        entries++;
        entry.events().forEach(event -> event.tell(this));
        sessions.computeIfPresent(entry.session(), (number, span) -> new SessionSpan(span.began(), entry.at()));
    }

    /** How many entries have been applied. */
    int entries() {
        return entries;
    }

    /** The plan that was recorded last; empty before anything was. */
    Optional<StudyPlan> planIfAny() {
        return plan;
    }

    StudyPlan plan() {
        return plan.orElseThrow(() -> new IllegalStateException("Study '" + study + "' has no plan yet."));
    }

    List<PlanChange> changes() {
        return List.copyOf(changes);
    }

    List<Trial> trials() {
        return List.copyOf(trials);
    }

    int size() {
        return trials.size();
    }

    Optional<Trial> trial(long number) {
        return number >= 1 && number <= trials.size() ? Optional.of(trials.get((int) number - 1)) : Optional.empty();
    }

    /** Trials that are done or failed, in the order in which that became known. */
    List<Trial> settled() {
        return settled.stream().map(number -> trials.get((int) (number - 1))).toList();
    }

    /** Trials that have not ended, by their numbers. */
    List<Trial> unfinished() {
        return trials.stream().filter(trial -> !trial.state().isEnded()).toList();
    }

    int sessions() {
        return sessions.size();
    }

    /** The session that goes on, if one does, lasts until now, though nothing may have been written down for a while. */
    private Duration timeUsed(long goingOn, Instant now) {
        Duration used = Duration.ZERO;
        for (Map.Entry<Long, SessionSpan> session : sessions.entrySet()) {
            SessionSpan span = session.getValue();
            Duration time = Duration.between(span.began(), session.getKey() == goingOn ? now : span.seen());
            used = time.isNegative() ? used : used.plus(time);
        }
        return used;
    }

    @Override
    public void configured(Event.Configured event) {
        plan = Optional.of(reader.apply(event.file(), event.text()));
        event.changes().forEach(change -> changes.add(new PlanChange(current.at(), change)));
    }

    @Override
    public void created(Event.Created event) {
        trials.add(new TrialBuilder(event, plan().problem().space().point(event.point()), current.at()).build());
    }

    private TrialBuilder change(long number) {
        Trial trial = trial(number)
                .orElseThrow(() -> new IllegalStateException("Study '" + study + "' has events of a trial " + number
                        + " that was never created: its journal was edited."));
        return new TrialBuilder(trial);
    }

    private void put(TrialBuilder trial) {
        Trial built = trial.build();
        trials.set((int) built.number() - 1, built);
    }

    @Override
    public void started(Event.Started event) {
        put(change(event.number()).started(current.at(), event.details()));
    }

    @Override
    public void measured(Event.Measured event) {
        put(change(event.number()).measured(current.at(), event.values(), event.cost()));
        settled.add(event.number());
    }

    @Override
    public void failed(Event.Failed event) {
        put(change(event.number()).failed(current.at(), event.reason(), event.cost()));
        settled.add(event.number());
    }

    @Override
    public void lost(Event.Lost event) {
        put(change(event.number()).lost(current.at(), event.reason(), event.requeued()));
    }

    @Override
    public void cancelled(Event.Cancelled event) {
        put(change(event.number()).cancelled(current.at(), event.reason()));
    }

    @Override
    public void retried(Event.Retried event) {
        put(change(event.number()).retried());
        settled.remove(event.number());
    }

    @Override
    public void sessionBegan(Event.SessionBegan event) {
        sessions.put(current.session(), new SessionSpan(current.at(), current.at()));
    }

    @Override
    public void sessionSeen(Event.SessionSeen event) {
        // That its entry has a date is all that is needed.
    }

    @Override
    public void sessionEnded(Event.SessionEnded event) {
        // The same.
    }

    /**
     * What is used of the budget.
     *
     * @param goingOn the session that is under way, or 0
     */
    Usage usage(long goingOn, Instant now) {
        int made = 0;
        int done = 0;
        int failed = 0;
        double cost = 0;
        for (Trial trial : trials) {
            if (trial.origin() != Origin.IMPORTED) {
                boolean succeeded = trial.state() == TrialState.DONE;
                boolean broke = trial.state() == TrialState.FAILED;
                made += succeeded || broke || !trial.state().isEnded() ? 1 : 0;
                done += succeeded ? 1 : 0;
                failed += broke ? 1 : 0;
                cost += succeeded || broke ? costOf(trial) : 0;
            }
        }
        return new Usage(made, done, failed, timeUsed(goingOn, now), cost);
    }

    private double costOf(Trial trial) {
        return trial.cost()
                .orElseGet(() ->
                        plan().problem().task(trial.task()).cost() instanceof Cost.Fixed fixed ? fixed.amount() : 0);
    }
}
