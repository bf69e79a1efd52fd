package dev.brink.numeric;

import java.util.function.IntFunction;

/**
 * What became of a piece of work: its result or what it threw. Kept as a value on the way between threads, because
 * executors wrap what is thrown, and a fork-join pool even replaces it by a copy with another message.
 */
@FunctionalInterface
interface Outcome<T> {
    /** The result, or what the work threw, thrown again. */
    T orThrow();

    static <T> Outcome<T> of(IntFunction<T> work, int index) {
        try {
            T result = work.apply(index);
            return () -> result;
        } catch (RuntimeException thrown) {
            return () -> {
                throw thrown;
            };
        } catch (Error thrown) {
            return () -> {
                throw thrown;
            };
        }
    }
}
