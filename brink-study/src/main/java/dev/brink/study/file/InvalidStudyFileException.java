package dev.brink.study.file;

import java.util.List;
import java.util.stream.Collectors;

/** A study file that cannot be used; the message has one line for each mistake. */
public final class InvalidStudyFileException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<Mistake> mistakes;

    InvalidStudyFileException(List<Mistake> mistakes) {
        super(mistakes.stream().map(Mistake::toString).collect(Collectors.joining("\n")));
        this.mistakes = List.copyOf(mistakes);
    }

    /** In the order of the file. */
    public List<Mistake> mistakes() {
        return mistakes;
    }
}
