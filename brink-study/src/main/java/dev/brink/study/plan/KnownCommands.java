package dev.brink.study.plan;

import dev.brink.problem.Point;

/** Decides a known constraint that is a command: whoever runs processes supplies it. */
@FunctionalInterface
public interface KnownCommands {
    /** Whether the command, run at the point, ends with exit status 0. */
    boolean allows(String command, Point point);

    /** Refuses to run any command, for programs that only look at a study. */
    static KnownCommands none() {
        return (command, point) -> {
            throw new IllegalStateException("The known constraint {command: \"" + command
                    + "\"} must be run, but nothing here runs commands: use 'brink run'.");
        };
    }
}
