package dev.brink.cli;

import dev.brink.report.Report;
import dev.brink.report.page.Page;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes all that is known about a study as one page. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Writes all that is known about a study as one page.",
            "",
            "It is HTML that needs no network and no other file: the recommendation"
                    + " and how probable each constraint is there, progress, what is believed, every"
                    + " trial, and why each was chosen.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink report -o report.html",
            "  brink report small.yaml           into STUDY.html",
            "  brink report --quick              without recommendations of the past, which take longest",
        })
final class ReportVerb extends StudyVerb {
    /** Recommendations of the past: enough to see a curve. */
    private static final int LOOKS_BACK = 20;

    @Parameters(index = "0", arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file to write; STUDY.html if not given.")
    private @Nullable Path output;

    @Option(names = "--quick", description = "Leave out what would have been recommended on the way.")
    private boolean quick;

    @Override
    public Integer call() throws IOException {
        String version = Version.brink();
        Report report = with(study, found -> StudyReport.of(found, quick ? 0 : LOOKS_BACK, version));
        Path file = output == null ? Path.of(report.snapshot().name() + ".html") : output;
        OutputFile.write(file, new Page(report).html());
        err().println("Wrote " + file + ".");
        return ExitCodes.OK;
    }
}
