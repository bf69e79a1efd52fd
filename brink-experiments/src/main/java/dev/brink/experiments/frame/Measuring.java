package dev.brink.experiments.frame;

import dev.brink.data.Measurement;
import dev.brink.problem.Point;

/** Carries out what a study suggests. May be asked by several threads at once. */
public interface Measuring {
    /**
     * What a task gives at a point, or that it fails there.
     *
     * @param seed of whatever is random about it; the same seed gives the same measurement
     */
    Measurement measure(String task, Point point, long seed);
}
