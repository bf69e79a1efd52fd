package dev.brink.cli;

import dev.brink.cli.progress.Answer;
import dev.brink.data.Recommendation;
import dev.brink.study.Study;
import dev.brink.study.form.BestForm;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the answer so far. */
@Command(
        name = "best",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Shows the answer so far.",
            "",
            "That is the point that is expected to be best among those that keep every limit with the confidence asked, or"
                    + " the nearest to that where none does yet.",
            "",
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:a recommendation at the asked confidence",
            "2:a wrong file or argument",
            "3:nothing keeps every limit with the confidence asked yet",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink best                     of the only study in this folder",
            "  brink best small.yaml --json | jq .point",
        })
final class BestVerb extends StudyVerb {
    @Parameters(arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @Option(names = "--json", description = "Print a JSON object.")
    private boolean json;

    @Override
    public Integer call() {
        return with(study, this::show);
    }

    private int show(Study found) {
        Recommendation best = found.recommend();
        if (json) {
            printJson(BestForm.of(found.plan(), best));
        } else {
            Answer.lines(best, found.plan().problem()).forEach(out()::println);
        }
        return best.confident() ? ExitCodes.OK : ExitCodes.NOT_CONFIDENT;
    }
}
