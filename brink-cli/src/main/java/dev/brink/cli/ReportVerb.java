package dev.brink.cli;

import dev.brink.report.Hindsight;
import dev.brink.report.Progress;
import dev.brink.report.Report;
import dev.brink.report.Snapshot;
import dev.brink.report.page.Page;
import dev.brink.study.Study;
import dev.brink.study.plan.StudyPlan;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
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
        String made = made();
        Report report = with(study, found -> report(found, made));
        Path file = output == null ? Path.of(report.snapshot().name() + ".html") : output;
        OutputFile.write(file, new Page(report).html());
        err().println("Wrote " + file + ".");
        return ExitCodes.OK;
    }

    private Report report(Study found, String made) {
        Snapshot snapshot = StudySnapshot.of(found);
        List<Progress.Recommended> past = quick
                        || snapshot.problem().objective().isEmpty()
                ? List.of()
                : Hindsight.of(snapshot.history(), found.plan().settings().on(ForkJoinPool.commonPool()), LOOKS_BACK);
        return new Report(
                made, snapshot, Progress.of(snapshot, past), StudySnapshot.rows(found), settings(found.plan()));
    }

    private static String made() throws IOException {
        String when = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm z", Locale.ENGLISH)
                .format(ZonedDateTime.now(ZoneId.systemDefault()));
        return "Made on " + when + " by Brink " + Version.brink() + ".";
    }

    private static Map<String, String> settings(StudyPlan plan) {
        Map<String, String> settings = new LinkedHashMap<>();
        plan.tasks()
                .forEach(task ->
                        settings.put("task " + task.name(), task.command().orElse("carried out by people")));
        settings.put("budget", PlanDescription.budget(plan));
        settings.put("retries of lost trials", Integer.toString(plan.retries()));
        settings.put("study file", plan.source().file());
        return settings;
    }
}
