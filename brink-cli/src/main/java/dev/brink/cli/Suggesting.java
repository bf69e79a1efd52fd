package dev.brink.cli;

import dev.brink.NothingLeftException;
import dev.brink.study.Trial;
import java.util.function.Supplier;

/** Asks a study for a suggestion; that there is nothing left to try is something to say and no bug. */
final class Suggesting {
    private Suggesting() {}

    static Trial from(Supplier<Trial> asking) {
        try {
            return asking.get();
        } catch (NothingLeftException nothingLeft) {
            throw new InvalidInputException(String.valueOf(nothingLeft.getMessage()));
        }
    }
}
