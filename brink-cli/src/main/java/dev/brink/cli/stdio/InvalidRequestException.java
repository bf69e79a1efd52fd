package dev.brink.cli.stdio;

/** A request that cannot be carried out; the message says what, why and what to do. */
final class InvalidRequestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InvalidRequestException(String message) {
        super(message);
    }
}
