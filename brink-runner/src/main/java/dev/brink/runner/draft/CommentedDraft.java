package dev.brink.runner.draft;

import dev.brink.runner.command.InlineCommand;
import dev.brink.runner.command.InlineParameter;
import java.util.List;
import java.util.stream.Collectors;

/** The study file that a person starts from: everything that most need, with comments that say what can be changed. */
public final class CommentedDraft {
    private static final InlineCommand EXAMPLE = InlineCommand.of(
            List.of("python", "train.py", "--lr", "{lr:1e-5..1e-1 log}", "--units", "{units:16..2000 int log}"));

    private CommentedDraft() {}

    /** For a command that is still to be written. */
    public static String ofExample(String name) {
        return of(name, EXAMPLE);
    }

    public static String of(String name, InlineCommand command) {
        return """
                # A study for Brink: what may be changed, what is wanted, and how to measure it.
                # 'brink check' says whether it is right, 'brink check --once' also runs it once, 'brink run' runs it.
                study: %s

                # What may be changed. Types: real and integer (min, max, scale: linear or log), choice and ordered
                # (values), boolean.
                parameters:
                %s
                # What to make small; 'maximize: true' for large. The metric is what the command reports.
                # noise: auto (the default), none if equal settings always give the same, or a standard deviation.
                objective: {metric: loss, minimize: true}

                # What must hold, and how sure you want to be of it. Remove the # of what you need.
                constraints:
                  # memory:    {metric: mem_mb, at_most: 900, confidence: 0.95}
                  # accurate:  {metric: accuracy, at_least: 0.9, confidence: 0.95}
                  # stable:    {metric: stable, must_be: true, confidence: 0.95}     # reported as true or false
                  # liked:     {metric: liked, out_of: asked, at_least: 0.95}        # counts: liked=27 asked=30
                  # converges: {succeeds: run, confidence: 0.95}                     # a failed run violates it

                # What is known beforehand, exactly; no trial ever breaks it. For what no formula says: a program that
                # reads points as lines of JSON and answers each with a line, true or false: {filter: "python allowed.py"}.
                # known: ["%s >= 0"]

                # Run by the shell in this folder. {name} is replaced by a value, which is also in the environment as
                # BRINK_PARAM_name and in the JSON file named by BRINK_PARAMS. It reports by a file named by BRINK_RESULT,
                # a last line such as {"loss": 0.31}, or lines such as loss=0.31. A failure: {"failed": "diverged"},
                # NaN, or an exit status other than 0.
                command: %s
                # timeout: 20m

                # When to stop: whatever comes first.
                budget: {trials: 50, failures: 0.5}    # also time: 8h, cost: 1000
                parallel: 1
                seed: 1
                """.formatted(name, parameters(command), first(command), Yaml.quoted(command.line()));
    }

    private static String parameters(InlineCommand command) {
        return command.parameters().stream()
                .map(parameter -> "  " + StudyDraft.line(parameter) + "\n")
                .collect(Collectors.joining());
    }

    private static String first(InlineCommand command) {
        return command.parameters().stream()
                .filter(parameter -> !parameter.min().isEmpty())
                .map(InlineParameter::name)
                .findFirst()
                .orElse("x");
    }
}
