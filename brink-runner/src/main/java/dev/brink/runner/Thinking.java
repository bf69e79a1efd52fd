package dev.brink.runner;

import dev.brink.data.Recommendation;
import dev.brink.runner.command.InvalidCommandException;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Works out suggestions and recommendations, one at a time, on a thread of its own, so that meanwhile trials are watched
 * and their results are taken.
 */
final class Thinking implements AutoCloseable {
    private static final int NEWS = 5;

    private final Study study;
    private final Runnable wake;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread daemon = new Thread(task, "brink-thinking");
        daemon.setDaemon(true);
        return daemon;
    });
    private @Nullable Future<Trial> suggestion;
    private @Nullable Future<Recommendation> recommendation;
    private long recommendedAfter;

    Thinking(Study study, Runnable wake) {
        this.study = study;
        this.wake = wake;
    }

    boolean isIdle() {
        return suggestion == null && recommendation == null;
    }

    boolean isSuggesting() {
        return suggestion != null;
    }

    /** Creates the study's next trial; when that is done, {@link #suggested} says so. */
    void suggest() {
        suggestion = begin(study::suggest);
    }

    /** Works out the answer so far, if it may have changed. */
    void recommend() {
        long measured = measured();
        if (measured > recommendedAfter) {
            recommendedAfter = measured;
            recommendation = begin(study::recommend);
        }
    }

    /** Whether the answer knows all that was measured. */
    boolean isUpToDate() {
        return isIdle() && measured() == recommendedAfter;
    }

    /** Whether so much was measured since the answer was worked out that people want to see it again. */
    boolean isBehind() {
        return measured() - recommendedAfter >= NEWS;
    }

    private long measured() {
        return study.trials().stream()
                .filter(trial -> trial.state() == TrialState.DONE)
                .count();
    }

    private <T> Future<T> begin(Callable<T> work) {
        return thread.submit(() -> {
            try {
                return work.call();
            } finally {
                wake.run();
            }
        });
    }

    /** The trial that was created since the last call, if one was; throws what went wrong instead. */
    Optional<Trial> suggested() {
        if (suggestion == null || !suggestion.isDone()) {
            return Optional.empty();
        }
        Future<Trial> done = suggestion;
        suggestion = null;
        return Optional.of(result(done));
    }

    /** The answer that was worked out since the last call, if one was. */
    Optional<Recommendation> recommended() {
        if (recommendation == null || !recommendation.isDone()) {
            return Optional.empty();
        }
        Future<Recommendation> done = recommendation;
        recommendation = null;
        return Optional.of(result(done));
    }

    private static <T> T result(Future<T> done) {
        try {
            return done.get();
        } catch (InterruptedException | CancellationException stopped) {
            throw new IllegalStateException("A suggestion was given up.", stopped);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                // What a known constraint throws comes with words about the point, which tell less than its own.
                throw cause.getCause() instanceof InvalidCommandException unanswered ? unanswered : cause;
            }
            throw new IllegalStateException("A suggestion could not be computed.", failed.getCause());
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
