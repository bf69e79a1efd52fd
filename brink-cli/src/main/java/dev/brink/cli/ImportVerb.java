package dev.brink.cli;

import dev.brink.study.ImportedResult;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.form.InvalidResultsException;
import dev.brink.study.form.ResultsCsv;
import dev.brink.study.form.TrialForm;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes results that are known already. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Takes results that are known already from a table.",
            "",
            "The first line of the table (CSV) names the columns: one for every"
                    + " parameter and metric, 'failed' for the reason where a run failed, 'task' where there are several."
                    + " All rows are taken or, if any is wrong, none. A table whose rows are all there already is"
                    + " refused, since it would count twice; --again takes it.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink import data.csv small.yaml",
            "  with a data.csv such as",
            "    lr,units,loss,mem_mb,failed",
            "    0.1,50,0.31,420,",
            "    3,900,,,diverged",
        })
final class ImportVerb extends StudyVerb {
    @Parameters(index = "0", paramLabel = "FILE", description = "The table.")
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private Path file;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "STUDY",
            description = "The study's file, or its name if it has begun.")
    private @Nullable String study;

    @Option(names = "--again", description = "Take results that look as if they had been imported before.")
    private boolean again;

    @Option(names = "--json", description = "Print a JSON array with the new trials.")
    private boolean json;

    @Override
    public Integer call() {
        if (file.toString().matches(".*\\.ya?ml")) {
            throw new InvalidInputException("The first argument is the table, and " + file
                    + " looks like a study's file: brink import " + (study == null ? "TABLE" : study) + " " + file);
        }
        return withBegun(study, this::take);
    }

    private int take(Study found) {
        List<ImportedResult> results = results(found);
        if (!again && !results.isEmpty() && found.hasImported(results)) {
            throw new InvalidInputException("Every result in " + file + " has been imported into study " + found.name()
                    + " before, and measurements that were made once must not count twice. Nothing was imported. If they"
                    + " were made again and came out the same, import them with --again.");
        }
        List<Trial> imported = found.importResults(results);
        if (json) {
            printJson(TrialForm.of(imported));
        } else {
            out().println("Imported " + imported.size() + (imported.size() == 1 ? " result" : " results") + " from "
                    + file + " into study " + found.name() + ".");
        }
        return ExitCodes.OK;
    }

    private List<ImportedResult> results(Study found) {
        try {
            return ResultsCsv.read(file, found.plan());
        } catch (InvalidResultsException refused) {
            throw new InvalidInputException(String.valueOf(refused.getMessage()));
        }
    }
}
