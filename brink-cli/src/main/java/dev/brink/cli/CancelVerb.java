package dev.brink.cli;

import dev.brink.cli.progress.Words;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.form.TrialForm;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Cancels a trial. */
@Command(
        name = "cancel",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Cancels a trial.",
            "",
            "It must be waiting, running or lost. 'brink run' ends its command soon after. It teaches nothing.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {"  brink cancel 7", "  brink cancel 7 small.yaml"})
final class CancelVerb extends StudyVerb {
    @Parameters(index = "0", paramLabel = "N", description = "The number of the trial.")
    private long number;

    @Parameters(index = "1", arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @Option(names = "--json", description = "Print the trial as a JSON object.")
    private boolean json;

    @Override
    public Integer call() {
        return with(study, this::cancel);
    }

    private int cancel(Study found) {
        Trial trial = found.cancelled(number, "cancelled by hand");
        if (json) {
            printJson(TrialForm.of(trial));
        } else {
            out().println("Trial " + number + " is cancelled: " + Words.of(trial.point()));
        }
        return ExitCodes.OK;
    }
}
