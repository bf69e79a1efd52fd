package dev.brink.cli;

import dev.brink.cli.progress.Words;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.form.TrialForm;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Asks what to try next, for a person to carry out. */
@Command(
        name = "ask",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Asks what to try next, by hand.",
            "",
            "The trial is yours from then on: say with 'brink tell' what came of it."
                    + " Points that wait in the queue come first. May be used while 'brink run' is at work.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink ask cookies.yaml",
            "  brink ask --json | jq .point",
        })
final class AskVerb extends StudyVerb {
    @Parameters(arity = "0..1", paramLabel = "STUDY", description = "The study's file, or its name if it has begun.")
    private @Nullable String study;

    @Option(names = "--json", description = "Print the trial as a JSON object.")
    private boolean json;

    @Override
    public Integer call() {
        return withBegun(study, this::ask);
    }

    private int ask(Study found) {
        Trial trial = Suggesting.from(found::ask);
        if (json) {
            printJson(TrialForm.of(trial));
            return ExitCodes.OK;
        }
        out().println("Trial " + trial.number() + ", task " + trial.task() + ": " + Words.of(trial.point()));
        out().println("Then say what came of it:");
        out().println("  brink tell " + trial.number() + reported(found, trial));
        return ExitCodes.OK;
    }

    private static String reported(Study found, Trial trial) {
        String names = found.plan().metrics().reportedBy(found.plan().problem(), trial.task()).stream()
                .map(name -> " " + name + "=…")
                .collect(Collectors.joining());
        return names.isEmpty() ? " --done" : names;
    }
}
