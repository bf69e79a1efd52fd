package dev.brink.study;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.study.plan.StudyPlan;
import java.util.List;
import java.util.Map;

/** What can happen to a trial in which state. */
final class TrialRules {
    private TrialRules() {}

    static void requireState(Trial trial, String what, TrialState... allowed) {
        if (!List.of(allowed).contains(trial.state())) {
            throw new TrialStateException("Trial " + trial.number() + " is " + trial.state() + ", but only one that is "
                    + oneOf(allowed) + " can " + what + ": " + next(trial));
        }
    }

    /** {@code waiting, running or lost}. */
    private static String oneOf(TrialState... states) {
        List<String> words = List.of(states).stream().map(TrialState::toString).toList();
        int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }

    /** Also a trial that was given up may report after all: nothing told is ever lost. */
    static void requireUnsettled(Trial trial) {
        requireState(
                trial, "take a result", TrialState.WAITING, TrialState.RUNNING, TrialState.LOST, TrialState.CANCELLED);
    }

    private static String next(Trial trial) {
        return switch (trial.state()) {
            case DONE -> "add its point again to have it measured once more.";
            case FAILED -> "retry it first to have it run once more.";
            case LOST, CANCELLED -> "retry it to have it run.";
            case WAITING -> "let it be started.";
            case RUNNING -> "wait for it to end, or cancel it.";
        };
    }

    /** Lets the problem refuse values that are missing or of no use. */
    static void requireFits(StudyPlan plan, String task, Point point, Map<String, Observation> values) {
        History.of(plan.problem())
                .with(Measurement.of(point, task, plan.metrics().seen(plan.problem(), task, values)));
    }
}
