package dev.brink.numeric;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Runs independent pieces of work on the caller's executor, or one after the other; the results are the same. */
public interface Parallel {
    /** {@code [work(0), …, work(count - 1)]}. */
    <T> List<T> map(int count, IntFunction<T> work);

    /** On the calling thread. */
    static Parallel none() {
        return new Parallel() {
            @Override
            public <T> List<T> map(int count, IntFunction<T> work) {
                List<T> results = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    results.add(work.apply(i));
                }
                return results;
            }
        };
    }

    /**
     * On an executor, which stays the caller's to close. Work that spreads itself over the same executor, as an inference
     * of several functions does, needs a {@link java.util.concurrent.ForkJoinPool}, whose waiting threads work; a pool of
     * a fixed number of threads would wait for itself forever.
     */
    static Parallel on(ExecutorService executor) {
        return new Parallel() {
            @Override
            public <T> List<T> map(int count, IntFunction<T> work) {
                if (count == 1) {
                    return Parallel.none().map(count, work);
                }
                List<Callable<T>> calls = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    int index = i;
                    calls.add(() -> work.apply(index));
                }
                try {
                    List<T> results = new ArrayList<>(count);
                    for (Future<T> future : executor.invokeAll(calls)) {
                        results.add(future.get());
                    }
                    return results;
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException("Interrupted while waiting for parallel work.", e);
                } catch (ExecutionException e) {
                    throw e.getCause() instanceof RuntimeException cause
                            ? cause
                            : new IllegalStateException("Parallel work failed.", e.getCause());
                }
            }
        };
    }
}
