package dev.brink.cli;

import dev.brink.report.Hindsight;
import dev.brink.report.Progress;
import dev.brink.report.Report;
import dev.brink.report.Snapshot;
import dev.brink.study.Study;
import dev.brink.study.plan.StudyPlan;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;

/** All that a page tells about a study. */
final class StudyReport {
    private StudyReport() {}

    /**
     * The report as of now. Needs inference, which takes its time.
     *
     * @param looksBack how many recommendations of the past it shows
     * @param version of Brink
     */
    static Report of(Study study, int looksBack, String version) {
        Snapshot snapshot = StudySnapshot.of(study);
        List<Progress.Recommended> past =
                looksBack == 0 || snapshot.problem().objective().isEmpty()
                        ? List.of()
                        : Hindsight.of(snapshot, study.plan().settings().on(ForkJoinPool.commonPool()), looksBack);
        return new Report(
                made(version),
                snapshot,
                Progress.of(snapshot, past),
                StudySnapshot.rows(study),
                settings(study.plan()));
    }

    /** When and by what a page was made. */
    static String made(String version) {
        String when = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm z", Locale.ENGLISH)
                .format(ZonedDateTime.now(ZoneId.systemDefault()));
        return "Made on " + when + " by Brink " + version + ".";
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
