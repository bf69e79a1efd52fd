package dev.brink.benchmarks.work;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import java.util.concurrent.ForkJoinPool;

/** An optimizer with the standard settings, on a pool of as many threads as there are processors, in a running study. */
public final class SuggestionWork implements AutoCloseable {
    private final ForkJoinPool pool = new ForkJoinPool(Runtime.getRuntime().availableProcessors());
    private final SmoothStudy study;
    private final Optimizer optimizer;
    private Suggestion last;

    /** Asks for a first suggestion, for which everything is learned from nothing. */
    public SuggestionWork(SuggestionSize size) {
        this.study = new SmoothStudy(size);
        this.optimizer = new Optimizer(study.history(), Settings.standard().on(pool));
        this.last = optimizer.ask();
    }

    /** Tells what came of the last suggestion and asks for the next. */
    public Suggestion next() {
        optimizer.tell(study.measure(last.point(), last.task()));
        last = optimizer.ask();
        return last;
    }

    /** The answer to the history that was last asked about, whose inference is made already. */
    public Recommendation recommend() {
        return optimizer.recommend();
    }

    @Override
    public void close() {
        pool.shutdown();
    }
}
