package dev.brink.runner.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a command said, before it is known what that means.
 *
 * @param source where it said so, as a message names it: "its … has"
 * @param deliberate whether it was written to be the result, and is none of what a program prints on its way
 */
record Reported(String source, boolean deliberate, Map<String, @Nullable Object> values) {
    static final String FAILED = "failed";

    Reported {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Why the run failed, if that is what was said. */
    Optional<String> failure() {
        Object reason = values.get(FAILED);
        if (reason instanceof String text) {
            return Optional.of(text);
        }
        return Boolean.TRUE.equals(reason) ? Optional.of("the command said so") : Optional.empty();
    }
}
