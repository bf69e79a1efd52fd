package dev.brink;

import java.util.List;

/**
 * What is promised of a recommended point, if it is said to pass.
 *
 * @param promises one a constraint
 */
record Answer(boolean confident, List<Promise> promises) {
    Answer {
        promises = List.copyOf(promises);
    }

    /** As it would be judged by someone who takes every constraint for its opposite. */
    Answer reversed() {
        return new Answer(
                confident,
                promises.stream()
                        .map(promise -> new Promise(promise.kind(), promise.asked(), promise.stated(), !promise.kept()))
                        .toList());
    }
}
