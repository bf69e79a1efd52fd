package dev.brink.cli;

import dev.brink.runner.command.InlineCommand;
import dev.brink.runner.draft.Goal;
import dev.brink.runner.draft.StudyDraft;
import dev.brink.runner.result.Metric;
import dev.brink.study.Study;
import dev.brink.study.file.StudyFile;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tunes a command without a study file. */
@Command(
        name = "tune",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        customSynopsis = "brink tune [OPTIONS] -- COMMAND…",
        description = {
            "Finds the best settings of a command, without a study file.",
            "",
            "The arguments of the command declare what may be changed:",
            "  {lr:1e-5..1e-1 log}   a number, searched by its order of magnitude",
            "  {units:16..2000 int}  a whole number",
            "  {act:relu|tanh}       one of several",
            "  {flag:bool}           true or false",
            "The command prints what it measured as lines NAME=VALUE, or as JSON; wall_seconds is measured for it."
                    + " The same command line again goes on where it stopped.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink tune --minimize loss --subject-to \"mem_mb <= 900\" --trials 40 \\",
            "      -- python train.py --lr '{lr:1e-5..1e-1 log}' --units '{units:16..2000 int}'",
            "  brink tune --minimize wall_seconds --subject-to succeeds -- make '-j{jobs:1..16 int}'",
            "  brink tune --maximize score --subject-to \"error <= 0.1 @ 0.99\" -- ./play '{x:0..1}'",
        })
final class TuneVerb implements Callable<Integer> {
    private static final int USUAL_TRIALS = 50;

    @Option(names = "--minimize", paramLabel = "METRIC", description = "What to make as small as possible.")
    private @Nullable String minimize;

    @Option(names = "--maximize", paramLabel = "METRIC", description = "What to make as large as possible.")
    private @Nullable String maximize;

    @Option(
            names = "--subject-to",
            paramLabel = "LIMIT",
            description = {
                "What must hold: \"NAME <= NUMBER\", \"NAME >= NUMBER\", \"NAME\" for a yes or no, \"succeeds\";"
                        + " \"@ 0.99\" after it asks for that confidence. May be given several times."
            })
    private List<String> subjectTo = new ArrayList<>();

    @Option(names = "--trials", paramLabel = "N", description = "Stop after so many trials; 50 if no limit is given.")
    private @Nullable Integer trials;

    @Option(names = "--time", paramLabel = "TIME", description = "Stop after so long, such as 90s, 20m or 1h30m.")
    private @Nullable String time;

    @Option(names = "--timeout", paramLabel = "TIME", description = "A trial that takes longer has failed.")
    private @Nullable String timeout;

    @Option(names = "--seed", paramLabel = "N", description = "Another seed gives other suggestions.")
    private @Nullable Long seed;

    @Option(names = "--save", paramLabel = "FILE", description = "Also write the study file, for 'brink run'.")
    private @Nullable Path save;

    @Mixin
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private StudyRun run;

    @Parameters(arity = "1..*", paramLabel = "COMMAND", description = "The command, after --.")
    private List<String> command = new ArrayList<>();

    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        StudyDraft draft = draft();
        String name = draft.name();
        String text = draft.text(name);
        if (save != null) {
            OutputFile.write(save, text);
        }
        PrintWriter out = spec.commandLine().getOut();
        StudyPlace place = new StudyPlace(Path.of("").toAbsolutePath(), Optional.empty(), Optional.of(name));
        try (Journal journal = Journal.in(place.folder())) {
            Study study = Study.open(
                    journal, StudyFile.parse("the command line", text, place.conditions()), place.environment());
            spec.commandLine().getErr().println("This is study " + name + ".");
            return run.run(study, place, out, spec.commandLine().getErr());
        }
    }

    private StudyDraft draft() {
        List<Goal> goals =
                subjectTo.stream().map(text -> Goal.of(text, StudyDraft.TASK)).toList();
        Optional<String> objective = objective();
        if (objective.isEmpty() && goals.isEmpty()) {
            throw new InvalidInputException(
                    "There is nothing to search for: say --minimize METRIC or --maximize METRIC,"
                            + " or at least --subject-to LIMIT.");
        }
        return new StudyDraft(InlineCommand.of(command), objective, goals, limits());
    }

    private Optional<String> objective() {
        if (minimize != null && maximize != null) {
            throw new InvalidInputException("Both --minimize " + minimize + " and --maximize " + maximize
                    + " are given, but there can be only one objective: make the other a limit with --subject-to.");
        }
        if (minimize != null) {
            return Optional.of("metric: " + minimize + ", minimize: true" + scale(minimize));
        }
        return Optional.ofNullable(maximize).map(metric -> "metric: " + metric + ", maximize: true" + scale(metric));
    }

    /** Times are more than 0 and differ by factors. */
    private static String scale(String metric) {
        return metric.equals(Metric.WALL_SECONDS) ? ", scale: log" : "";
    }

    private List<String> limits() {
        List<String> budget = new ArrayList<>();
        if (trials != null || time == null) {
            budget.add("trials: " + (trials == null ? USUAL_TRIALS : trials));
        }
        if (time != null) {
            budget.add("time: " + time);
        }
        List<String> lines = new ArrayList<>();
        lines.add("budget: {" + String.join(", ", budget) + "}");
        if (timeout != null) {
            lines.add("timeout: " + timeout);
        }
        if (seed != null) {
            lines.add("seed: " + seed);
        }
        return lines;
    }
}
