package dev.brink.study.json;

import org.jspecify.annotations.Nullable;

/** A text that is not JSON; the message says what is wrong with it, as the second half of a sentence. */
public final class InvalidJsonException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    InvalidJsonException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
