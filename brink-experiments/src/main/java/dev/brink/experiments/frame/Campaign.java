package dev.brink.experiments.frame;

import dev.brink.NothingLeftException;
import dev.brink.data.Measurement;
import dev.brink.study.Environment;
import dev.brink.study.Session;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.store.StudyStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Carries out runs, several at a time. Everything measured is in the store before the next trial begins, so it can be
 * stopped at any instant, and the same campaign goes on where it stopped: a trial that was under way is measured again.
 */
public final class Campaign {
    private final StudyStore store;
    private final Environment environment;
    private final Watcher watcher;

    public Campaign(StudyStore store, Environment environment, Watcher watcher) {
        this.store = store;
        this.environment = environment;
        this.watcher = watcher;
    }

    /**
     * All runs to their end.
     *
     * @param jobs how many are carried out at once
     */
    public List<Finished> carryOut(List<Run> runs, int jobs) throws InterruptedException {
        watcher.begins(runs);
        List<Finished> studies = new ArrayList<>();
        for (Run run : runs) {
            studies.add(new Finished(run, Study.open(store, run.plan(), environment)));
        }
        ExecutorService workers = Executors.newFixedThreadPool(jobs, Campaign::worker);
        try {
            List<Future<?>> results = new ArrayList<>();
            studies.forEach(one -> results.add(workers.submit(() -> carryOut(one))));
            for (Future<?> result : results) {
                await(result);
            }
        } finally {
            workers.shutdownNow();
        }
        return studies;
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "experiment");
        thread.setDaemon(true);
        return thread;
    }

    private static void await(Future<?> result) throws InterruptedException {
        try {
            result.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (failed.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }

    private void carryOut(Finished one) {
        long trials = one.study().plan().budget().trials().orElseThrow();
        tell(() -> watcher.stands(one.run(), ended(one.study()), trials));
        try (Session session = one.study().beginSession()) {
            session.seen();
            Optional<Trial> next = next(one.study());
            while (next.isPresent() && !Thread.currentThread().isInterrupted()) {
                Trial ended = measured(one, next.get());
                tell(() -> watcher.ended(one.run(), ended, ended(one.study()), trials));
                session.seen();
                next = next(one.study());
            }
        }
    }

    private synchronized void tell(Runnable what) {
        what.run();
    }

    private static int ended(Study study) {
        return study.usage().done() + study.usage().failed();
    }

    /** What was begun and not ended first, then what waits, then a new suggestion, as long as the budget allows one. */
    private static Optional<Trial> next(Study study) {
        for (Trial trial : study.trials()) {
            if (trial.state() == TrialState.RUNNING || trial.state() == TrialState.WAITING) {
                return Optional.of(trial);
            }
        }
        StudyPlan plan = study.plan();
        if (study.usage().exhausted(plan.budget()).isPresent()) {
            return Optional.empty();
        }
        try {
            return Optional.of(study.suggest());
        } catch (NothingLeftException everythingIsKnown) {
            return Optional.empty();
        }
    }

    private static Trial measured(Finished one, Trial trial) {
        Study study = one.study();
        if (trial.state() == TrialState.WAITING) {
            study.started(trial.number(), Map.of());
        }
        Measurement measurement = one.run()
                .measuring()
                .measure(trial.task(), trial.point(), one.run().seedOf(trial.number()));
        return measurement.failure().isPresent()
                ? study.failed(trial.number(), measurement.failure().get(), OptionalDouble.empty())
                : study.measured(trial.number(), measurement.values(), OptionalDouble.empty());
    }
}
