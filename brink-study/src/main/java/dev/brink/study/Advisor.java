package dev.brink.study;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.Surfaces;
import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.study.plan.StudyPlan;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;

/**
 * The optimizer of a study, kept as long as what it was told is still how the study began. What it says depends on the
 * measurements, on what is pending and on the plan alone, so it says the same after a restart.
 */
final class Advisor {
    private final Optional<ForkJoinPool> pool;
    private Optional<StudyPlan> plan = Optional.empty();
    private Optional<Optimizer> kept = Optional.empty();
    private List<Trial> told = List.of();

    Advisor(Optional<ForkJoinPool> pool) {
        this.pool = pool;
    }

    /** Where a study stands: what was measured, in that order, and what is under way, by number. */
    record Situation(StudyPlan plan, List<Trial> settled, List<Trial> unfinished, int trials) {}

    synchronized Suggestion ask(Situation situation) {
        Optimizer optimizer = informed(situation);
        Suggestion suggestion = optimizer.ask();
        optimizer.withdraw(suggestion);
        return suggestion;
    }

    synchronized Recommendation recommend(Situation situation) {
        return informed(situation).recommend();
    }

    synchronized Surfaces surfaces(Situation situation) {
        return informed(situation).surfaces();
    }

    synchronized History history(Situation situation) {
        return informed(situation).history();
    }

    private Optimizer informed(Situation situation) {
        if (!goesOn(situation)) {
            plan = Optional.of(situation.plan());
            told = List.of();
            Settings settings = situation.plan().settings();
            kept = Optional.of(new Optimizer(
                    situation.plan().problem(), pool.map(settings::on).orElse(settings)));
        }
        Optimizer optimizer = kept.orElseThrow();
        optimizer.pending().forEach(optimizer::withdraw);
        situation
                .settled()
                .subList(told.size(), situation.settled().size())
                .forEach(trial -> optimizer.tell(measurement(situation.plan(), trial)));
        told = situation.settled();
        situation.unfinished().forEach(trial -> optimizer.expect(trial.asSuggestion()));
        return optimizer;
    }

    private boolean goesOn(Situation situation) {
        return plan.equals(Optional.of(situation.plan()))
                && told.size() <= situation.settled().size()
                && told.equals(situation.settled().subList(0, told.size()));
    }

    /** What a settled trial tells the functions of the problem. Values that no function asks for any more are left out. */
    static Measurement measurement(StudyPlan plan, Trial trial) {
        Measurement measurement = withoutCost(plan, trial);
        return trial.cost().isPresent() ? measurement.costing(trial.cost().getAsDouble()) : measurement;
    }

    private static Measurement withoutCost(StudyPlan plan, Trial trial) {
        if (trial.state() == TrialState.FAILED) {
            return Measurement.failed(
                    trial.point(), trial.task(), trial.reason().orElse("no reason was given"));
        }
        return Measurement.of(
                trial.point(), trial.task(), plan.metrics().seen(plan.problem(), trial.task(), trial.values()));
    }
}
