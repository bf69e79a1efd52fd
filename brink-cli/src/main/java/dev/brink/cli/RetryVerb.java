package dev.brink.cli;

import dev.brink.cli.progress.Words;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.form.TrialForm;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tries a trial again. */
@Command(
        name = "retry",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Gives a trial another attempt.",
            "",
            "It must have failed, been lost or been cancelled. What its failure had taught is forgotten.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {"  brink retry 7", "  brink retry 7 small.yaml"})
final class RetryVerb extends StudyVerb {
    @Parameters(index = "0", paramLabel = "N", description = "The number of the trial.")
    private long number;

    @Parameters(index = "1", arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @Option(names = "--json", description = "Print the trial as a JSON object.")
    private boolean json;

    @Override
    public Integer call() {
        return with(study, this::retry);
    }

    private int retry(Study found) {
        Trial trial = found.retry(number);
        if (json) {
            printJson(TrialForm.of(trial));
        } else {
            out().println("Trial " + number + " waits again: " + Words.of(trial.point()));
        }
        return ExitCodes.OK;
    }
}
