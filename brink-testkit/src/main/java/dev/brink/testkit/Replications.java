package dev.brink.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Independent runs of one experiment, each with the random stream of its index, in the order of the indices. */
record Replications(long seed, int count) {

    Replications {
        if (count < 1) {
            throw new IllegalArgumentException("There are " + count + " replications: give 1 or more.");
        }
    }

    /** All of them in the calling thread, or on {@code executor}; the results are the same. */
    <T> List<T> run(Function<RandomGenerator, T> experiment, @Nullable ExecutorService executor) {
        List<T> results = new ArrayList<>(count);
        if (executor == null) {
            for (int i = 0; i < count; i++) {
                results.add(one(experiment, i));
            }
            return results;
        }
        List<Future<T>> futures = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int index = i;
            futures.add(executor.submit(() -> one(experiment, index)));
        }
        try {
            for (Future<T> future : futures) {
                results.add(await(future));
            }
            return results;
        } finally {
            // After a failure the rest is of no use; after a success this changes nothing.
            futures.forEach(future -> future.cancel(true));
        }
    }

    private <T> T one(Function<RandomGenerator, T> experiment, int index) {
        try {
            return experiment.apply(Streams.of(seed, index));
        } catch (RuntimeException e) {
            throw new IllegalStateException(
                    "Replication " + index + " of " + count + " with seed " + seed + " failed: " + e.getMessage(), e);
        }
    }

    private static <T> T await(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The replications were interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
