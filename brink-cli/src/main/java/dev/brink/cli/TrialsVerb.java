package dev.brink.cli;

import dev.brink.cli.progress.Words;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.form.TrialForm;
import dev.brink.study.form.TrialsCsv;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the trials of a study. */
@Command(
        name = "trials",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Lists the trials of a study, by number.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink trials --state failed",
            "  brink trials small.yaml --json | jq '.[] | select(.state == \"done\") | .values'",
            "  brink trials --csv > trials.csv     which 'brink import' can read",
        })
final class TrialsVerb extends StudyVerb {
    @Parameters(arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @Option(
            names = "--state",
            paramLabel = "STATE",
            description = "Only those that are waiting, running, done, failed, lost or cancelled.")
    private @Nullable String state;

    @ArgGroup
    private Format format = new Format();

    /** How to print; at most one of them. */
    static final class Format {
        @Option(names = "--json", description = "Print a JSON array with an object for each trial.")
        private boolean json;

        @Option(names = "--csv", description = "Print a table for spreadsheets and for 'brink import'.")
        private boolean csv;
    }

    @Override
    public Integer call() {
        return with(study, this::show);
    }

    private int show(Study found) {
        List<Trial> trials = found.trials().stream().filter(wanted()::contains).toList();
        if (format.json) {
            printJson(TrialForm.of(trials));
        } else if (format.csv) {
            out().print(TrialsCsv.write(found.plan(), trials));
            out().flush();
        } else {
            trials.forEach(trial -> out().println(line(found, trial)));
        }
        return ExitCodes.OK;
    }

    /** Says whether a trial is wanted. */
    private interface Wanted {
        boolean contains(Trial trial);
    }

    private Wanted wanted() {
        if (state == null) {
            return trial -> true;
        }
        String word = state.toUpperCase(Locale.ROOT);
        TrialState only = Stream.of(TrialState.values())
                .filter(one -> one.name().equals(word))
                .findFirst()
                .orElseThrow(() -> new InvalidInputException("There is no state '" + state
                        + "': trials are waiting, running, done, failed, lost or cancelled."));
        return trial -> trial.state() == only;
    }

    private static String line(Study found, Trial trial) {
        String task = found.plan().problem().coupled() ? "" : "  " + trial.task();
        String outcome = trial.state() == TrialState.DONE
                ? Words.of(trial.values())
                : trial.reason().orElse("");
        return String.format(
                        Locale.ROOT,
                        "%5d  %-9s%s  %s  %s",
                        trial.number(),
                        trial.state(),
                        task,
                        Words.of(trial.point()),
                        outcome)
                .stripTrailing();
    }
}
