package dev.brink.problem;

/** A problem that contradicts itself; the message says what is wrong with it and what to write instead. */
public final class InvalidProblemException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public InvalidProblemException(String message) {
        super(message);
    }
}
