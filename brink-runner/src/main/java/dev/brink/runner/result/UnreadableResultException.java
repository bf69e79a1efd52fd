package dev.brink.runner.result;

/** A command reported something that cannot be read; the message says what was seen and what to report instead. */
public final class UnreadableResultException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnreadableResultException(String message) {
        super(message);
    }
}
