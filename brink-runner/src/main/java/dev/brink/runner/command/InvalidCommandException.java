package dev.brink.runner.command;

/** A command line whose placeholders do not fit; the message says which, why, and what to write instead. */
public final class InvalidCommandException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public InvalidCommandException(String message) {
        super(message);
    }
}
