package dev.brink.runner;

import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.Usage;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What may be created and started now, by the budget, the reason to stop if there is one, and the backoff. */
final class Schedule {
    private final Study study;
    private final RunOptions options;
    private final Clock clock;

    Schedule(Study study, RunOptions options, Clock clock) {
        this.study = study;
        this.options = options;
        this.clock = clock;
    }

    /** The part of the budget that is used up, if one is. */
    Optional<Usage.Limit> limit() {
        return study.usage().exhausted(study.plan().budget());
    }

    /** Whether a further trial may be created; one that can be started at once comes first. */
    boolean mayCreate(@Nullable Stop stop) {
        return stop == null && limit().isEmpty() && due().isEmpty();
    }

    /** A number of trials, or a space that is used up, limits what is created; what was created may be carried out. */
    boolean mayStart(@Nullable Stop stop) {
        Optional<Usage.Limit> limit = limit();
        return (stop == null || stop instanceof Stop.NothingLeft)
                && (limit.isEmpty() || limit.get() == Usage.Limit.TRIALS);
    }

    /** Whether nothing will ever be started again. */
    boolean isExhausted(@Nullable Stop stop) {
        boolean willStart = mayStart(stop) && !study.waiting().isEmpty();
        return !willStart && (stop != null || limit().isPresent());
    }

    /** The trials that wait and need wait no longer. */
    List<Trial> due() {
        return study.waiting().stream().filter(this::isDue).toList();
    }

    private boolean isDue(Trial trial) {
        Optional<Instant> lost = trial.times().ended();
        return trial.losses() == 0
                || lost.isEmpty()
                || !clock.instant().isBefore(lost.get().plus(options.backoff(trial.losses())));
    }
}
