package dev.brink.study;

import dev.brink.text.Spelling;
import java.util.List;

/** The store has no study of that name. */
public final class UnknownStudyException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    UnknownStudyException(String name, List<String> known) {
        super("There is no study '" + name + "' here: "
                + (known.isEmpty()
                        ? "none has begun in this folder; name a study file, or run one first."
                        : Spelling.suggestion(name, known)));
    }
}
