package dev.brink.benchmarks.work;

/** A piece of work to be timed again and again. Not for use by two threads. */
public interface Work extends AutoCloseable {
    /**
     * Does it once.
     *
     * @param call 0, 1, 2 and so on: work that remembers what it did last has something new to do at each
     * @return a number of the result; that of call 0 is the peer's too, unless randomness is part of the work
     */
    double run(int call);

    /** Evaluations of a log likelihood so far; 0 where that is not what the work is made of. */
    default long evaluations() {
        return 0;
    }

    @Override
    default void close() {}
}
