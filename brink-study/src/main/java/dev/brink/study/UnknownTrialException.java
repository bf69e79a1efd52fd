package dev.brink.study;

/** There is no trial of that number. */
public final class UnknownTrialException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    UnknownTrialException(String study, long number, int trials) {
        super("Study '" + study + "' has no trial " + number + ": "
                + (trials == 0 ? "it has none yet; run it or ask first." : "its trials are 1 to " + trials + "."));
    }
}
