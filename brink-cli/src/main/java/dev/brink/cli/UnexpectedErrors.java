package dev.brink.cli;

import java.io.PrintWriter;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** An error nobody foresaw is a bug of Brink: one line for the user, the stack trace for whoever asks for it. */
final class UnexpectedErrors implements IExecutionExceptionHandler {
    static final String STACK_TRACE = "BRINK_STACKTRACE";

    private final Map<String, String> environment;

    UnexpectedErrors(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    @Override
    public int handleExecutionException(Exception error, CommandLine command, ParseResult arguments) {
        PrintWriter err = command.getErr();
        err.println(command.getCommandSpec().qualifiedName() + ": unexpected error: " + error);
        if (environment.containsKey(STACK_TRACE)) {
            error.printStackTrace(err);
        } else {
            err.println("This is a bug in Brink. Please report it with the output of 'brink --version' and of this"
                    + " command run again with " + STACK_TRACE + "=1.");
        }
        return ExitCode.SOFTWARE;
    }
}
