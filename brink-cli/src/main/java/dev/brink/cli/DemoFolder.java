package dev.brink.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a demo keeps what it does. */
final class DemoFolder {
    private DemoFolder() {}

    static void make(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException impossible) {
            throw new InvalidInputException(
                    "The folder '" + folder + "' cannot be made (" + impossible + "): name another with --folder.");
        }
    }
}
