package dev.brink.study.plan;

import dev.brink.problem.Point;

/** Decides known constraints that are commands: whoever runs processes supplies it. */
@FunctionalInterface
public interface KnownCommands {
    /** Whether the command allows the point. */
    boolean allows(KnownCommand command, Point point);

    /** Refuses to run any command, for programs that only look at a study. */
    static KnownCommands none() {
        return (command, point) -> {
            throw new IllegalStateException("The known constraint " + command
                    + " must be run, but nothing here runs commands: use 'brink run'.");
        };
    }
}
