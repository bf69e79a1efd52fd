package dev.brink.study.store;

/** The right to carry out the trials of a study, until it is closed. */
@FunctionalInterface
public interface RunLock extends AutoCloseable {
    @Override
    void close();
}
