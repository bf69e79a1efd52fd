package dev.brink.cli;

/** Something that the user gave is wrong; the message says what, why and what to do. */
final class InvalidInputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InvalidInputException(String message) {
        super(message);
    }
}
