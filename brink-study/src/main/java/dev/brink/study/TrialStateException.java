package dev.brink.study;

/** Something was to happen to a trial that its state does not allow. */
public final class TrialStateException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    TrialStateException(String message) {
        super(message);
    }
}
