package dev.brink.runner;

import dev.brink.problem.Point;
import dev.brink.runner.command.CommandTemplate;
import dev.brink.runner.command.InvalidCommandException;
import dev.brink.runner.command.ParameterText;
import dev.brink.study.plan.KnownCommands;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Known constraints that are commands, run by the shell in the study's folder. A search asks about the same points again
 * and again, so every answer is kept.
 */
public final class ShellConditions implements KnownCommands {
    private static final int NOT_EXECUTABLE = 126;
    private static final int NOT_FOUND = 127;

    private final Path workingFolder;
    private final Map<Question, Boolean> answers = new ConcurrentHashMap<>();

    private record Question(String command, Point point) {}

    public ShellConditions(Path workingFolder) {
        this.workingFolder = workingFolder;
    }

    @Override
    public boolean allows(String command, Point point) {
        return answers.computeIfAbsent(new Question(command, point), this::answer);
    }

    private boolean answer(Question question) {
        try {
            int status = run(question);
            if (status == NOT_FOUND || status == NOT_EXECUTABLE) {
                throw new InvalidCommandException("The known constraint {command: \"" + question.command()
                        + "\"} ended with exit status " + status + ", which says that there is no such command: look"
                        + " whether it is spelled right, installed and executable.");
            }
            return status == 0;
        } catch (IOException impossible) {
            throw new InvalidCommandException("The known constraint {command: \"" + question.command()
                    + "\"} could not be run: " + impossible.getMessage() + ".");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("A known constraint was interrupted.", interrupted);
        }
    }

    private int run(Question question) throws IOException, InterruptedException {
        Map<String, Object> values = question.point().asMap();
        String line = CommandTemplate.of(question.command(), values.keySet()).at(question.point());
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", line)
                .directory(workingFolder.toFile())
                .redirectInput(Redirect.from(new File("/dev/null")))
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD);
        values.forEach((name, value) ->
                builder.environment().put(ParameterText.environmentName(name), ParameterText.of(value)));
        return builder.start().waitFor();
    }
}
