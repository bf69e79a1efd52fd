package dev.brink;

/** There is nothing left to measure: every point that the known constraints allow is known, has failed or is pending. */
public final class NothingLeftException extends IllegalStateException {
    NothingLeftException(String message) {
        super(message);
    }
}
