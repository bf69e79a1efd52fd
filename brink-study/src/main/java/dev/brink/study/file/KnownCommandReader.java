package dev.brink.study.file;

import dev.brink.problem.Parameter;
import dev.brink.study.plan.KnownCommand;
import dev.brink.study.plan.KnownCommand.Kind;
import java.util.List;
import java.util.Optional;

/** Reads an item of {@code known} that is a program. */
final class KnownCommandReader {
    private static final String EXAMPLE = "command: \"./allowed {x}\"";

    private KnownCommandReader() {}

    static Optional<KnownCommand> read(Block block, List<Parameter> parameters) {
        block.allowOnly(Kind.COMMAND.key(), Kind.FILTER.key());
        if (!block.has(Kind.FILTER.key())) {
            return block.require(Kind.COMMAND.key(), EXAMPLE)
                    .flatMap(Value::text)
                    .map(line -> new KnownCommand(Kind.COMMAND, line));
        }
        if (block.has(Kind.COMMAND.key())) {
            block.mistake("has both 'command' and 'filter', but is asked in one way only: remove one of them, or make"
                    + " it two items.");
        }
        return block.get(Kind.FILTER.key())
                .flatMap(Value::text)
                .filter(line -> hasNoPlaceholders(block, line, parameters))
                .map(line -> new KnownCommand(Kind.FILTER, line));
    }

    private static boolean hasNoPlaceholders(Block block, String line, List<Parameter> parameters) {
        Optional<String> placeholder = parameters.stream()
                .map(parameter -> "{" + parameter.name() + "}")
                .filter(line::contains)
                .findFirst();
        placeholder.ifPresent(found -> block.mistakeAt(
                Kind.FILTER.key(),
                "A filter is started once for all points, but its line has " + found
                        + ": leave that out and let it read"
                        + " a JSON object with all values from each line of its standard input, or write 'command'"
                        + " instead of 'filter'."));
        return placeholder.isEmpty();
    }
}
