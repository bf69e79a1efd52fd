package dev.brink.experiments.data;

/** A file of data is not what it should be, or cannot be had; the message says what to do about it. */
public final class InvalidDataException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InvalidDataException(String message) {
        super(message);
    }

    public InvalidDataException(String message, Throwable cause) {
        super(message, cause);
    }
}
