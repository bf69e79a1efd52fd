package dev.brink.runner.command;

import java.util.Collection;
import java.util.stream.Collectors;

/** Arguments as one line that the shell splits into the same arguments again. */
public final class ShellWords {
    private ShellWords() {}

    /** Placeholders stay what they are, in quotes or not. */
    public static String join(Collection<String> words) {
        return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return ShellContext.isPlain(word.replaceAll("[{}]", "x")) ? word : ShellContext.BARE.quoted(word);
    }
}
