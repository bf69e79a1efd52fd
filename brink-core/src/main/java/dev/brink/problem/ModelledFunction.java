package dev.brink.problem;

import dev.brink.observation.ObservationModel;

/** A function of the point that is learned from measurements: the objective or a constraint. */
public sealed interface ModelledFunction permits Objective, Constraint {
    String name();

    /** The key under which measurements report this function. */
    String metric();

    /** What its observations look like. */
    ObservationModel model();

    /** Whether measurements report it; whether a task succeeded is seen from the run itself. */
    default boolean isReported() {
        return true;
    }

    /** How messages speak of it, such as {@code Constraint 'taste'}. */
    String label();

    /** What is wanted of it, such as {@code mem_mb at most 900}. */
    String describe();
}
