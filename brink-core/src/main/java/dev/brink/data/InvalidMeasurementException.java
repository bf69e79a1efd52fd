package dev.brink.data;

/** A measurement that does not fit its problem; the message says what is wrong and what to report instead. */
public final class InvalidMeasurementException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public InvalidMeasurementException(String message) {
        super(message);
    }

    InvalidMeasurementException(String message, Throwable cause) {
        super(message, cause);
    }
}
