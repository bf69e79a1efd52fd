package dev.brink.cli;

import dev.brink.study.Study;
import dev.brink.study.form.StatusForm;
import dev.brink.study.form.TrialForm;
import dev.brink.study.form.TrialsCsv;
import dev.brink.study.json.Json;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a whole study for other programs. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Writes a study for other programs.",
            "",
            "Its trials as a table, or all of it, the text of its file included, as JSON.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink export --csv -o trials.csv",
            "  brink export small.yaml --json | jq '.trials | length'",
        })
final class ExportVerb extends StudyVerb {
    @Parameters(arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @ArgGroup(multiplicity = "1")
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private Format format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to this file instead of printing.")
    private @Nullable Path output;

    /** One of them. */
    static final class Format {
        @Option(names = "--csv", description = "A table of the trials, which 'brink import' can read.")
        private boolean csv;

        @Option(names = "--json", description = "The study file, where the study stands, and its trials.")
        private boolean json;
    }

    @Override
    public Integer call() {
        String text = with(
                study,
                found -> format.csv && !format.json ? TrialsCsv.write(found.plan(), found.trials()) : json(found));
        if (output == null) {
            out().print(text);
            out().flush();
        } else {
            OutputFile.write(output, text);
        }
        return ExitCodes.OK;
    }

    private static String json(Study found) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("study", found.name());
        form.put("file", found.plan().source().text());
        form.put("status", StatusForm.of(found));
        form.put("trials", TrialForm.of(found.trials()));
        return Json.pretty(form) + "\n";
    }
}
