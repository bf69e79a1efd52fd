package dev.brink.runner.execute;

import dev.brink.problem.Point;
import java.time.Duration;
import java.util.Optional;

/**
 * One attempt to carry a trial out.
 *
 * @param id tells it from every other job, also from those of another study of the same name; letters, digits and
 *     {@code -_.:}
 * @param number of the trial
 * @param attempt 1, or more after the trial was lost
 * @param command the line for the shell, with the values of the point in it
 * @param timeout how long it may take
 */
public record Job(
        String id,
        String study,
        long number,
        int attempt,
        String task,
        Point point,
        String command,
        Optional<Duration> timeout) {
    public Job {
        if (!id.matches("[A-Za-z0-9_.:-]+")) {
            throw new IllegalArgumentException("A job has the id '" + id
                    + "', but it becomes part of the environment: use letters, digits, '-', '_', '.' and ':' only.");
        }
    }
}
