package dev.brink.runner;

import dev.brink.problem.Point;
import dev.brink.runner.command.CommandTemplate;
import dev.brink.runner.command.InvalidCommandException;
import dev.brink.runner.command.ParameterText;
import dev.brink.runner.command.ShellWords;
import dev.brink.runner.execute.ShellProcess;
import dev.brink.study.plan.KnownCommand;
import dev.brink.study.plan.KnownCommands;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Known constraints that are commands, run by the shell in the study's folder. A search asks about the same points again
 * and again, so every answer is kept; and it asks about some ten thousand points for each suggestion, so what can go on
 * from point to point should be a filter, which is started once.
 */
public final class ShellConditions implements KnownCommands {
    private static final int NOT_EXECUTABLE = 126;
    private static final int NOT_FOUND = 127;

    private final Path workingFolder;
    private final Map<Question, Boolean> answers = new ConcurrentHashMap<>();
    private final Map<String, PointFilter> filters = new ConcurrentHashMap<>();

    private record Question(KnownCommand command, Point point) {}

    public ShellConditions(Path workingFolder) {
        this.workingFolder = workingFolder;
    }

    @Override
    public boolean allows(KnownCommand command, Point point) {
        return answers.computeIfAbsent(new Question(command, point), this::answer);
    }

    private boolean answer(Question question) {
        KnownCommand command = question.command();
        try {
            return command.kind() == KnownCommand.Kind.FILTER
                    ? filters.computeIfAbsent(command.line(), line -> new PointFilter(line, workingFolder))
                            .allows(question.point())
                    : succeeds(command, question.point());
        } catch (IOException impossible) {
            throw new InvalidCommandException(
                    "The known constraint " + command + " could not be asked: " + impossible.getMessage());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("A known constraint was interrupted.", interrupted);
        }
    }

    private boolean succeeds(KnownCommand command, Point point) throws IOException, InterruptedException {
        int status =
                ShellProcess.start(workingFolder, script(command.line(), point)).waitFor();
        if (status == NOT_FOUND || status == NOT_EXECUTABLE) {
            throw new InvalidCommandException("The known constraint " + command + " ended with exit status " + status
                    + ", which says that there is no such command: look whether it is spelled right, installed and"
                    + " executable.");
        }
        return status == 0;
    }

    private static String script(String line, Point point) {
        Map<String, Object> values = point.asMap();
        return values.entrySet().stream()
                .map(entry -> "export " + ParameterText.environmentName(entry.getKey()) + "="
                        + ShellWords.join(List.of(ParameterText.of(entry.getValue()))) + "\n")
                .collect(Collectors.joining(
                        "", "", CommandTemplate.of(line, values.keySet()).at(point)));
    }
}
