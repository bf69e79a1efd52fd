package dev.brink.cli;

import dev.brink.cli.progress.Words;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import java.util.List;
import picocli.CommandLine.Command;

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
final class CancelVerb extends TrialVerb {
    @Override
    Trial act(Study found, long number) {
        return found.cancelled(number, "cancelled by hand");
    }

    @Override
    List<String> lines(Trial trial) {
        return List.of("Trial " + trial.number() + " is cancelled: " + Words.of(trial.point()));
    }
}
