package dev.brink.runner;

import dev.brink.study.Usage;

/** Why a run came to its end. */
public sealed interface Stop {
    /** A part of the budget is used up. */
    record BudgetUsed(Usage.Limit limit) implements Stop {}

    /** Everything that there is to try was tried. */
    record NothingLeft(String message) implements Stop {}

    /** Somebody wanted it to stop. */
    record Interrupted() implements Stop {}

    /** The command is not set up as it must be. */
    record SetupWrong(String message) implements Stop {}
}
