package dev.brink.cli;

import dev.brink.cli.progress.Words;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.form.TrialForm;
import dev.brink.study.plan.WrittenValues;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Queues a point of one's own. */
@Command(
        name = "add",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Puts a point of your own into the queue.",
            "",
            "It comes before all suggestions. Every parameter needs a value. May be used while 'brink run' is at work.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink add lr=0.1 units=50",
            "  brink add lr=0.1 units=50 --task train --study small.yaml",
        })
final class AddVerb extends StudyVerb {
    @Parameters(arity = "1..*", paramLabel = "NAME=VALUE", description = "A value for every parameter.")
    private List<String> values = List.of();

    @Option(names = "--task", paramLabel = "TASK", description = "The task to run there; every task if not given.")
    private @Nullable String task;

    @Option(
            names = {"-s", "--study"},
            paramLabel = "STUDY",
            description = "The study's file, or its name if it has begun.")
    private @Nullable String study;

    @Option(names = "--json", description = "Print a JSON array with the new trials.")
    private boolean json;

    @Override
    public Integer call() {
        return withBegun(study, this::add);
    }

    private int add(Study found) {
        List<Trial> added = added(found);
        if (json) {
            printJson(TrialForm.of(added));
        } else {
            added.forEach(trial -> out().println("Trial " + trial.number() + " waits: task " + trial.task() + " at "
                    + Words.of(trial.point())));
        }
        return ExitCodes.OK;
    }

    private List<Trial> added(Study found) {
        List<String> known = found.plan().problem().space().parameters().stream()
                .map(Parameter::name)
                .toList();
        try {
            Point point =
                    WrittenValues.point(found.plan().problem().space(), Assignments.of(values, "parameter", known));
            return found.add(point.asMap(), Optional.ofNullable(task));
        } catch (IllegalArgumentException refused) {
            throw new InvalidInputException(String.valueOf(refused.getMessage()));
        }
    }
}
