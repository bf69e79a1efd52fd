package dev.brink.cli;

import dev.brink.data.InvalidMeasurementException;
import dev.brink.experiments.data.InvalidDataException;
import dev.brink.problem.InvalidProblemException;
import dev.brink.runner.command.InvalidCommandException;
import dev.brink.study.IncompatiblePlanException;
import dev.brink.study.TrialStateException;
import dev.brink.study.UnknownStudyException;
import dev.brink.study.UnknownTrialException;
import dev.brink.study.file.InvalidStudyFileException;
import dev.brink.study.store.StoreException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Errors that are the user's to mend: their message is all there is to say. */
final class ExpectedErrors implements IExecutionExceptionHandler {
    private static final Set<Class<? extends Exception>> EXPECTED = Set.of(
            InvalidInputException.class,
            InvalidStudyFileException.class,
            InvalidCommandException.class,
            InvalidProblemException.class,
            InvalidMeasurementException.class,
            IncompatiblePlanException.class,
            UnknownStudyException.class,
            UnknownTrialException.class,
            TrialStateException.class,
            StoreException.class,
            InvalidDataException.class);

    private final IExecutionExceptionHandler others;

    ExpectedErrors(IExecutionExceptionHandler others) {
        this.others = others;
    }

    @Override
    public int handleExecutionException(Exception error, CommandLine command, ParseResult arguments) throws Exception {
        Optional<Throwable> expected = expected(error);
        if (expected.isEmpty()) {
            return others.handleExecutionException(error, command, arguments);
        }
        command.getErr()
                .println(command.getCommandSpec().qualifiedName() + ": "
                        + expected.get().getMessage());
        return ExitCodes.INVALID;
    }

    /** The error or what caused it: what a known constraint throws comes back from the search inside another. */
    private static Optional<Throwable> expected(Throwable error) {
        return Stream.iterate(error, Objects::nonNull, Throwable::getCause)
                .filter(one -> EXPECTED.stream().anyMatch(kind -> kind.isInstance(one)))
                .findFirst();
    }
}
