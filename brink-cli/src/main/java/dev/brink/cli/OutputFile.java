package dev.brink.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that is written whole or not at all. */
final class OutputFile {
    private OutputFile() {}

    /** @throws InvalidInputException if it cannot be written */
    static void write(Path file, String content) {
        Path unfinished = file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid() + ".unfinished");
        try {
            try {
                Files.writeString(unfinished, content);
                Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(unfinished);
            }
        } catch (IOException impossible) {
            throw new InvalidInputException("Cannot write '" + file + "' (" + impossible
                    + "): name a file in a folder that exists and can be written to.");
        }
    }
}
