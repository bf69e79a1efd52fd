package dev.brink.cli;

import dev.brink.runner.TaskCommands;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.StudyPlan;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what a study file means, and tries it once. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {"Says what a study file means, or what is wrong with it.", ""},
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink check                  study.yaml in this folder",
            "  brink check small.yaml --once",
        })
final class CheckVerb implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "FILE", description = "The study file; study.yaml if not given.")
    private String file = StudyPlace.USUAL_FILE;

    @Option(names = "--once", description = "Also run each task once and show what was read; nothing is kept of it.")
    private boolean once;

    @Option(names = "--task", paramLabel = "TASK", description = "With --once: run only this task.")
    private @Nullable String task;

    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        StudyPlace place = StudyPlace.of(file, Path.of(""));
        Path path = place.file().orElseGet(() -> Path.of(file));
        StudyPlan plan = StudyFile.read(path, place.conditions());
        PrintWriter out = spec.commandLine().getOut();
        PlanDescription.lines(plan).forEach(out::println);
        boolean hasCommands =
                plan.tasks().stream().allMatch(one -> one.command().isPresent());
        if (!hasCommands && !once) {
            return ExitCodes.OK; // People carry its trials out.
        }
        TaskCommands commands = new TaskCommands(plan);
        return once ? new TryOut(plan, commands, place, out).run(task) : ExitCodes.OK;
    }
}
