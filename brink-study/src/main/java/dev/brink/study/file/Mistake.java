package dev.brink.study.file;

/**
 * Something wrong in a study file.
 *
 * @param line counted from 1
 * @param column counted from 1
 * @param message what is wrong, the rule and the next step
 */
public record Mistake(String file, int line, int column, String message) {
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + message;
    }
}
