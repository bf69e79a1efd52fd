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
     * On an executor, which stays the caller's to close. Where work fails, all of it is waited for, and then what the
     * piece of lowest index threw is thrown, as it was thrown. Work may itself wait for the same executor only where
     * that is a {@link java.util.concurrent.ForkJoinPool}.
     */
    static Parallel on(ExecutorService executor) {
        return new Parallel() {
            @Override
            public <T> List<T> map(int count, IntFunction<T> work) {
                if (count == 1) {
                    return Parallel.none().map(count, work);
                }
                List<Callable<Outcome<T>>> calls = new ArrayList<>(count);
                for (int i = 0; i < count; i++) {
                    int index = i;
                    calls.add(() -> Outcome.of(work, index));
                }
                try {
                    List<T> results = new ArrayList<>(count);
                    for (Future<Outcome<T>> future : executor.invokeAll(calls)) {
                        results.add(future.get().orThrow());
                    }
                    return results;
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException("Interrupted while waiting for parallel work.", e);
                } catch (ExecutionException e) {
                    throw new IllegalStateException("Parallel work failed.", e.getCause());
                }
            }
        };
    }
}
