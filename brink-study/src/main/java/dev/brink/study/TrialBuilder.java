package dev.brink.study;

import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.study.event.Event;
import dev.brink.study.event.Origin;
import dev.brink.study.event.Why;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** A trial while something is happening to it. */
final class TrialBuilder {
    private final long number;
    private final String task;
    private final Point point;
    private final Origin origin;
    private final Optional<Why> why;
    private final Instant created;
    private TrialState state = TrialState.WAITING;
    private int attempts;
    private int losses;
    private Map<String, Observation> values = Map.of();
    private Optional<String> reason = Optional.empty();
    private OptionalDouble cost = OptionalDouble.empty();
    private Map<String, String> details = Map.of();
    private Optional<Instant> started = Optional.empty();
    private Optional<Instant> ended = Optional.empty();

    TrialBuilder(Event.Created event, Point point, Instant at) {
        this.number = event.number();
        this.task = event.task();
        this.point = point;
        this.origin = event.origin();
        this.why = event.why();
        this.created = at;
    }

    TrialBuilder(Trial trial) {
        this.number = trial.number();
        this.task = trial.task();
        this.point = trial.point();
        this.origin = trial.origin();
        this.why = trial.why();
        this.created = trial.times().created();
        this.state = trial.state();
        this.attempts = trial.attempts();
        this.losses = trial.losses();
        this.values = trial.values();
        this.reason = trial.reason();
        this.cost = trial.cost();
        this.details = trial.details();
        this.started = trial.times().started();
        this.ended = trial.times().ended();
    }

    TrialBuilder started(Instant at, Map<String, String> newDetails) {
        state = TrialState.RUNNING;
        attempts++;
        details = newDetails;
        started = Optional.of(at);
        ended = Optional.empty();
        reason = Optional.empty();
        return this;
    }

    TrialBuilder measured(Instant at, Map<String, Observation> newValues, OptionalDouble newCost) {
        values = newValues;
        cost = newCost;
        reason = Optional.empty();
        return ended(TrialState.DONE, at);
    }

    TrialBuilder failed(Instant at, String why, OptionalDouble newCost) {
        reason = Optional.of(why);
        cost = newCost;
        return ended(TrialState.FAILED, at);
    }

    TrialBuilder lost(Instant at, String why, boolean requeued) {
        reason = Optional.of(why);
        losses++;
        return ended(requeued ? TrialState.WAITING : TrialState.LOST, at);
    }

    TrialBuilder cancelled(Instant at, String why) {
        reason = Optional.of(why);
        return ended(TrialState.CANCELLED, at);
    }

    private TrialBuilder ended(TrialState newState, Instant at) {
        state = newState;
        ended = Optional.of(at);
        return this;
    }

    TrialBuilder retried() {
        state = TrialState.WAITING;
        losses = 0;
        reason = Optional.empty();
        cost = OptionalDouble.empty();
        ended = Optional.empty();
        return this;
    }

    Trial build() {
        return new Trial(
                number,
                task,
                point,
                origin,
                why,
                state,
                attempts,
                losses,
                values,
                reason,
                cost,
                details,
                new Trial.Times(created, started, ended));
    }
}
