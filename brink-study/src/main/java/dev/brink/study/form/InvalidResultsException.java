package dev.brink.study.form;

import java.util.List;

/** A table of results that cannot be used; the message has one line for each mistake. */
public final class InvalidResultsException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> mistakes;

    InvalidResultsException(List<String> mistakes) {
        super(String.join("\n", mistakes) + "\nNothing was imported.");
        this.mistakes = List.copyOf(mistakes);
    }

    public List<String> mistakes() {
        return mistakes;
    }
}
