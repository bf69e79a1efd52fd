package dev.brink.cli;

import dev.brink.cli.progress.BudgetLine;
import dev.brink.cli.progress.TimeLeft;
import dev.brink.cli.progress.Words;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.Usage;
import dev.brink.study.form.StatusForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows where a study stands. */
@Command(
        name = "status",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Shows how far a study is.",
            "",
            "Its trials, how much of its budget is used, and who is running it.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink status",
            "  brink status small.yaml --json | jq .trials.done",
            "  watch brink status             while 'brink run' works in another window",
        })
final class StatusVerb extends StudyVerb {
    @Parameters(arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @Option(names = "--json", description = "Print a JSON object.")
    private boolean json;

    @Override
    public Integer call() {
        return with(study, this::show);
    }

    private int show(Study found) {
        if (json) {
            printJson(StatusForm.of(found));
        } else {
            lines(found).forEach(out()::println);
        }
        return ExitCodes.OK;
    }

    private static List<String> lines(Study found) {
        List<String> lines = new ArrayList<>();
        lines.add("Study " + found.name() + " (" + found.plan().source().file() + ")");
        lines.add("  " + BudgetLine.of(found.usage(), found.plan().budget()));
        lines.add("  " + counts(found));
        TimeLeft.line(found.usage(), found.plan().budget()).ifPresent(line -> lines.add("  " + line));
        lines.add("  " + found.holder().map(holder -> "being run by " + holder).orElseGet(() -> atRest(found)));
        found.trials().stream()
                .filter(trial -> trial.state() == TrialState.RUNNING)
                .forEach(trial -> lines.add("  running: trial " + trial.number() + task(found, trial) + " at "
                        + Words.of(trial.point()) + (trial.isByHand() ? ", by hand" : "")));
        found.planChanges().forEach(change -> lines.add("  changed " + change.at() + ": " + change.what()));
        return lines;
    }

    private static String atRest(Study found) {
        Optional<Usage.Limit> used = found.usage().exhausted(found.plan().budget());
        if (used.isPresent()) {
            return "not being run: its budget is used (" + used.get() + "); raise it in the study file to go on";
        }
        boolean byPeople =
                found.plan().tasks().stream().anyMatch(task -> task.command().isEmpty());
        return byPeople
                ? "carried out by people: 'brink ask' goes on with it"
                : "not being run: 'brink run' goes on with it";
    }

    private static String task(Study found, Trial trial) {
        return found.plan().problem().coupled() ? "" : " of task " + trial.task();
    }

    private static String counts(Study found) {
        List<String> counts = new ArrayList<>();
        StatusForm.counts(found.trials()).forEach((state, count) -> {
            if (!count.equals(0L)) {
                counts.add(count + " " + state);
            }
        });
        return counts.isEmpty() ? "no trials yet" : "trials: " + String.join(", ", counts);
    }
}
