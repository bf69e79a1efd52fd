package dev.brink.study.event;

/** A stored event that does not look like one; the message is the second half of a sentence. */
public final class UnreadableEventException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    UnreadableEventException(String message) {
        super(message);
    }
}
