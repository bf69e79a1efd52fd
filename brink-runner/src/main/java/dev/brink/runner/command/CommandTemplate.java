package dev.brink.runner.command;

import dev.brink.problem.Point;
import dev.brink.text.Spelling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line for the shell with {@code {name}} where the value of a parameter goes. A value is put in such that the shell
 * reads it as exactly that text, bare or inside quotes: it can neither end a word nor start a command. Two braces,
 * <code>{{</code> or <code>}}</code>, stand for one, and <code>${HOME}</code> is left to the shell.
 */
public final class CommandTemplate {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([A-Za-z_][A-Za-z0-9_.-]*)}");
    /** In and after these the shell counts quotes by other rules, so that we cannot know where a value would stand. */
    private static final Pattern OTHER_RULES = Pattern.compile("\\$\\(|\\$'|`|<<|(^|[\\s;&|()])#|\\$\\{[^}]*['\"\\\\]");

    private sealed interface Part {
        /** As it stands in the line. */
        record Literal(String text) implements Part {}

        /** The value of a parameter. */
        record Slot(String name, ShellContext context) implements Part {}
    }

    private final String line;
    private final List<Part> parts;

    private CommandTemplate(String line, List<Part> parts) {
        this.line = line;
        this.parts = List.copyOf(parts);
    }

    /**
     * The template of a line.
     *
     * @param parameters the names that may stand in braces
     * @throws InvalidCommandException if something else stands in braces
     */
    public static CommandTemplate of(String line, Collection<String> parameters) {
        return new Parser(line, parameters).parse();
    }

    /** The parameters whose values the line contains. */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (Part part : parts) {
            if (part instanceof Part.Slot slot) {
                names.add(slot.name());
            }
        }
        return names;
    }

    /**
     * The line with the values of this point.
     *
     * @throws InvalidCommandException if a value has characters that cannot be kept from the shell in this line
     */
    public String at(Point point) {
        StringBuilder filled = new StringBuilder();
        for (Part part : parts) {
            filled.append(
                    part instanceof Part.Slot slot
                            ? quoted(ParameterText.of(point.value(slot.name())), slot)
                            : ((Part.Literal) part).text());
        }
        return filled.toString();
    }

    private String quoted(String value, Part.Slot slot) {
        if (ShellContext.isPlain(value)) {
            return value;
        }
        if (OTHER_RULES.matcher(line).find()) {
            throw new InvalidCommandException("The value \"" + value + "\" of parameter '" + slot.name()
                    + "' has characters that mean something to the shell, and the command '" + line
                    + "' uses $(…), `…`, << or a comment, with which they cannot be made safe: use \"$"
                    + ParameterText.environmentName(slot.name()) + "\" instead of {" + slot.name() + "}.");
        }
        return slot.context().quoted(value);
    }

    @Override
    public String toString() {
        return line;
    }

    /** Goes through the line once, from left to right. */
    private static final class Parser {
        private final String line;
        private final Collection<String> parameters;
        private final List<Part> parts = new ArrayList<>();
        private final StringBuilder literal = new StringBuilder();
        private ShellContext context = ShellContext.BARE;
        private int at;

        Parser(String line, Collection<String> parameters) {
            this.line = line;
            this.parameters = parameters;
        }

        CommandTemplate parse() {
            if (line.isBlank()) {
                throw new InvalidCommandException(
                        "The command is empty, but there must be something to run: write a command line.");
            }
            while (at < line.length()) {
                step();
            }
            flush();
            return new CommandTemplate(line, parts);
        }

        private void step() {
            char character = line.charAt(at);
            if (character == '\\' && context != ShellContext.SINGLE_QUOTED && at + 1 < line.length()) {
                literal(line.substring(at, at + 2));
            } else if (line.startsWith("{{", at) || line.startsWith("}}", at)) {
                literal.append(character);
                at += 2;
            } else if (line.startsWith("${", at)) {
                int end = line.indexOf('}', at);
                literal(end < 0 ? line.substring(at) : line.substring(at, end + 1));
            } else if (character == '{') {
                slot();
            } else {
                context = context.after(character);
                literal(line.substring(at, at + 1));
            }
        }

        private void literal(String text) {
            literal.append(text);
            at += text.length();
        }

        private void slot() {
            Matcher placeholder = PLACEHOLDER.matcher(line).region(at, line.length());
            if (!placeholder.lookingAt()) {
                int end = line.indexOf('}', at);
                throw new InvalidCommandException("The command has '"
                        + line.substring(at, end < 0 ? line.length() : end + 1) + "' at character " + (at + 1)
                        + ", but braces hold the name of a parameter: write {{ for a brace that is meant itself.");
            }
            String name = placeholder.group(1);
            if (!parameters.contains(name)) {
                throw new InvalidCommandException("The command has {" + name + "} at character " + (at + 1)
                        + ", but there is no parameter '" + name + "': " + Spelling.suggestion(name, parameters));
            }
            flush();
            parts.add(new Part.Slot(name, context));
            at = placeholder.end();
        }

        private void flush() {
            if (!literal.isEmpty()) {
                parts.add(new Part.Literal(literal.toString()));
                literal.setLength(0);
            }
        }
    }
}
