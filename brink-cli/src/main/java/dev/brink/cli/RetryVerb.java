package dev.brink.cli;

import dev.brink.cli.progress.Words;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import java.util.List;
import picocli.CommandLine.Command;

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
final class RetryVerb extends TrialVerb {
    @Override
    Trial act(Study found, long number) {
        return found.retry(number);
    }

    @Override
    List<String> lines(Trial trial) {
        return List.of("Trial " + trial.number() + " waits again: " + Words.of(trial.point()));
    }
}
