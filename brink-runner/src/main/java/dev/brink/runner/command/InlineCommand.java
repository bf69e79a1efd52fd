package dev.brink.runner.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command whose placeholders declare the parameters, such as {@code --lr {lr:1e-5..1e-1 log}}.
 *
 * @param line for the shell, with plain placeholders
 */
public record InlineCommand(String line, List<InlineParameter> parameters) {
    /** What is left alone: doubled braces and variables of the shell. Else a name, and perhaps its declaration. */
    private static final Pattern BRACES =
            Pattern.compile("\\{\\{|}}|\\$\\{[^}]*}|\\{([A-Za-z_][A-Za-z0-9_.-]*)(?::([^{}]*))?}");

    public InlineCommand {
        parameters = List.copyOf(parameters);
    }

    /**
     * Reads a command given as arguments. A parameter is declared once and may be used again by its name.
     *
     * @throws InvalidCommandException if a declaration is wrong, missing or repeated
     */
    public static InlineCommand of(List<String> words) {
        Map<String, InlineParameter> declared = new LinkedHashMap<>();
        List<String> plain = new ArrayList<>();
        for (String word : words) {
            plain.add(BRACES.matcher(word).replaceAll(match -> declare(match, declared)));
        }
        String line = ShellWords.join(plain);
        for (String name : used(plain)) {
            if (!declared.containsKey(name)) {
                throw new InvalidCommandException("The command has {" + name
                        + "}, but does not say what values it has: declare it once, such as {" + name
                        + ":0.1..10 log}, {" + name + ":1..8 int}, {" + name + ":small|large} or {" + name + ":bool}.");
            }
        }
        if (declared.isEmpty()) {
            throw new InvalidCommandException("The command '" + line + "' declares nothing that may be changed: write"
                    + " what may be, such as {lr:1e-5..1e-1 log}, {units:1..8 int}, {size:small|large} or {flag:bool},"
                    + " into its arguments.");
        }
        CommandTemplate.of(line, declared.keySet());
        return new InlineCommand(line, List.copyOf(declared.values()));
    }

    private static String declare(MatchResult match, Map<String, InlineParameter> declared) {
        String name = match.group(1);
        if (name == null || match.group(2) == null) {
            return Matcher.quoteReplacement(match.group());
        }
        InlineParameter parameter = InlineParameter.of(name, match.group(2));
        InlineParameter before = declared.putIfAbsent(name, parameter);
        if (before != null && !before.equals(parameter)) {
            throw new InvalidCommandException("The command declares {" + name + ":" + match.group(2)
                    + "}, but declared '" + name + "' differently before: write {" + name + "} the second time.");
        }
        return "{" + name + "}";
    }

    private static List<String> used(List<String> words) {
        return words.stream()
                .flatMap(word -> BRACES.matcher(word).results())
                .map(match -> match.group(1))
                .filter(name -> name != null)
                .toList();
    }
}
