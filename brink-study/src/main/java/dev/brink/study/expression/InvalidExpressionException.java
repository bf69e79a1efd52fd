package dev.brink.study.expression;

/** An expression that cannot be understood, and where. */
public final class InvalidExpressionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int position;

    InvalidExpressionException(int position, String message) {
        super(message);
        this.position = position;
    }

    /** The character, counted from 0, at which the mistake is. */
    public int position() {
        return position;
    }
}
