package dev.brink.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says which argument was not understood and what was probably meant. */
final class ArgumentErrors implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException error, String[] arguments) {
        CommandSpec command = error.getCommandLine().getCommandSpec();
        PrintWriter err = error.getCommandLine().getErr();
        err.println(command.qualifiedName() + ": " + message(error, command));
        err.println("Run '" + command.qualifiedName() + " --help' for what it understands.");
        return ExitCode.USAGE;
    }

    private static String message(ParameterException error, CommandSpec command) {
        return error instanceof UnmatchedArgumentException unmatched
                ? unknown(unmatched.getUnmatched().get(0), command)
                : inPlainWords(String.valueOf(error.getMessage()));
    }

    /** Without the names of Java's types. */
    private static String inPlainWords(String message) {
        return message.replaceFirst("^Error: ", "")
                .replaceFirst("positional parameter at index [0-9.*]+ \\((.*?)\\)", "$1")
                .replaceFirst(" is not an? (int|long)$", " is not a whole number")
                .replaceFirst(" is not a double$", " is not a number");
    }

    private static String unknown(String word, CommandSpec command) {
        String kind = word.startsWith("-") ? "option" : command.subcommands().isEmpty() ? "argument" : "command";
        return "Unknown " + kind + " '" + word + "'."
                + NearestWord.to(word, known(command))
                        .map(nearest -> " Did you mean '" + nearest + "'?")
                        .orElse("");
    }

    private static List<String> known(CommandSpec command) {
        List<String> words = new ArrayList<>(command.subcommands().keySet());
        words.addAll(command.optionsMap().keySet());
        return words;
    }
}
