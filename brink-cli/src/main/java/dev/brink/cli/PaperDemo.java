package dev.brink.cli;

import dev.brink.cli.progress.CampaignProgress;
import dev.brink.experiments.data.DataSets;
import dev.brink.experiments.frame.Campaign;
import dev.brink.experiments.frame.Experiment;
import dev.brink.experiments.frame.Finished;
import dev.brink.experiments.frame.Notebook;
import dev.brink.experiments.frame.ResultPage;
import dev.brink.experiments.frame.Section;
import dev.brink.experiments.frame.Strategy;
import dev.brink.experiments.hmc.HmcExperiment;
import dev.brink.study.Environment;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;

/** An experiment of the paper with several seeds: runs what is not yet there, and ends with our figures beside its. */
final class PaperDemo {
    /** What can be asked for. */
    static final List<String> NAMES = List.of("hmc");

    private final String name;
    private final Path folder;
    private final Optional<Path> data;
    private final boolean plain;
    private final PrintWriter out;

    PaperDemo(String name, Path folder, Optional<Path> data, boolean plain, PrintWriter out) {
        this.name = name;
        this.folder = folder;
        this.data = data;
        this.plain = plain;
        this.out = out;
    }

    int run(boolean quick, int seeds, Set<Strategy> strategies, int jobs) throws IOException, InterruptedException {
        Experiment experiment = experiment(quick);
        experiment.introduction().forEach(out::println);
        Files.createDirectories(folder);
        Interruptions.tell(this::interrupted);
        CampaignProgress progress = !plain && Terminal.isLive(System.getenv())
                ? CampaignProgress.live(out, Terminal.width())
                : CampaignProgress.plain(out);
        try (Journal journal = Journal.in(folder)) {
            Environment environment = Environment.standard().on(ForkJoinPool.commonPool());
            List<Finished> finished =
                    new Campaign(journal, environment, progress).carryOut(experiment.runs(seeds, strategies), jobs);
            Notebook notebook = Notebook.in(folder.resolve(name + "-notes.txt"));
            List<Section> sections = experiment.conclude(finished, notebook, progress);
            progress.clear();
            show(experiment, sections, quick);
        }
        return ExitCodes.OK;
    }

    private Experiment experiment(boolean quick) {
        data.ifPresent(unused -> {
            throw new InvalidInputException(
                    "The demo 'hmc' was given --data, but its data ship with Brink: leave the option out.");
        });
        return quick ? HmcExperiment.quick(DataSets.credit()) : HmcExperiment.full(DataSets.credit());
    }

    /** Whatever was measured is in the store already, so there is nothing to wait for. */
    private void interrupted() {
        out.println();
        out.println(
                "Interrupted. Everything measured is saved in " + folder + ": run the same command again to go on.");
        out.flush();
        Runtime.getRuntime().halt(ExitCodes.INTERRUPTED);
    }

    private void show(Experiment experiment, List<Section> sections, boolean quick) throws IOException {
        for (Section section : sections) {
            out.println();
            out.println(section.title());
            section.table().ifPresent(table -> table.lines().forEach(out::println));
            section.paragraphs().forEach(out::println);
            for (Section.Picture picture : section.pictures()) {
                Path file = folder.resolve(picture.name() + (quick ? "-quick" : "") + ".svg");
                OutputFile.write(file, picture.svg());
                out.println("The picture is " + file + ".");
            }
        }
        Path report = folder.resolve(quick ? "report-quick.html" : "report.html");
        String title = "The paper's experiment '" + name + "'" + (quick ? ", the quick version" : "");
        OutputFile.write(
                report, ResultPage.html(title, experiment.introduction(), sections, StudyReport.made(Version.brink())));
        out.println();
        out.println("The studies are in " + folder + ", and the report is " + report + ".");
    }
}
