package dev.brink.cli;

import dev.brink.cli.progress.CampaignProgress;
import dev.brink.cli.progress.DownloadProgress;
import dev.brink.experiments.data.Corpus;
import dev.brink.experiments.data.DataFolders;
import dev.brink.experiments.data.DataSets;
import dev.brink.experiments.data.Digits;
import dev.brink.experiments.frame.Campaign;
import dev.brink.experiments.frame.Experiment;
import dev.brink.experiments.frame.Finished;
import dev.brink.experiments.frame.Notebook;
import dev.brink.experiments.frame.ResultPage;
import dev.brink.experiments.frame.Section;
import dev.brink.experiments.frame.Strategy;
import dev.brink.experiments.hmc.HmcExperiment;
import dev.brink.experiments.lda.LdaExperiment;
import dev.brink.experiments.net.NetExperiment;
import dev.brink.study.Environment;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;

/** An experiment of the paper with several seeds: runs what is not yet there, and ends with our figures beside its. */
final class PaperDemo {
    /** What can be asked for. */
    static final List<String> NAMES = List.of("lda", "net", "hmc");

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

    /** How much of an experiment. */
    enum Extent {
        /** In some two minutes. */
        QUICK("-quick"),
        USUAL(""),
        /** As long as the paper, where the usual is shorter. */
        LONG("-long");

        private final String suffix;

        Extent(String suffix) {
            this.suffix = suffix;
        }
    }

    int run(Extent extent, int seeds, Set<Strategy> strategies, int jobs) throws IOException, InterruptedException {
        Experiment experiment = experiment(extent);
        experiment.introduction().forEach(out::println);
        DemoFolder.make(folder);
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
            show(experiment, sections, extent);
        }
        return ExitCodes.OK;
    }

    private Experiment experiment(Extent extent) {
        if (extent == Extent.LONG && !name.equals("net")) {
            throw new InvalidInputException(
                    "The demo '" + name + "' was given --long, but only 'net' has a longer version: leave it out.");
        }
        return switch (name) {
            case "lda" -> extent == Extent.QUICK ? LdaExperiment.quick(corpus()) : LdaExperiment.full(corpus());
            case "net" -> net(extent, DataSets.trainingDigits(folders()));
            default -> hmc(extent);
        };
    }

    private Experiment hmc(Extent extent) {
        data.ifPresent(unused -> {
            throw new InvalidInputException(
                    "The demo 'hmc' was given --data, but its data ship with Brink: leave the option out.");
        });
        return extent == Extent.QUICK ? HmcExperiment.quick(DataSets.credit()) : HmcExperiment.full(DataSets.credit());
    }

    private static Experiment net(Extent extent, Digits digits) {
        return switch (extent) {
            case QUICK -> NetExperiment.quick(digits);
            case USUAL -> NetExperiment.full(digits);
            case LONG -> NetExperiment.asLongAsThePaper(digits);
        };
    }

    /** That of a folder which holds one itself, or else the blog's. */
    private Corpus corpus() {
        Optional<Path> own = data.filter(DataSets::holdsCorpus);
        return own.isPresent() ? DataSets.corpusIn(own.get()) : DataSets.kos(folders());
    }

    private DataFolders folders() {
        return DataFolders.of(
                data, System.getenv(), new DownloadProgress(out, !plain && Terminal.isLive(System.getenv())));
    }

    /** Whatever was measured is in the store already, so there is nothing to wait for. */
    private void interrupted() {
        out.println();
        out.println(
                "Interrupted. Everything measured is saved in " + folder + ": run the same command again to go on.");
        out.flush();
        Runtime.getRuntime().halt(ExitCodes.INTERRUPTED);
    }

    private void show(Experiment experiment, List<Section> sections, Extent extent) throws IOException {
        for (Section section : sections) {
            out.println();
            out.println(section.title());
            section.table().ifPresent(table -> table.lines().forEach(out::println));
            section.paragraphs().forEach(out::println);
            for (Section.Picture picture : section.pictures()) {
                Path file = folder.resolve(picture.name() + extent.suffix + ".svg");
                OutputFile.write(file, picture.svg());
                out.println("The picture is " + file + ".");
            }
        }
        Path report = folder.resolve("report" + extent.suffix + ".html");
        String title = "The paper's experiment '" + name + "'" + (extent == Extent.QUICK ? ", the quick version" : "");
        OutputFile.write(
                report, ResultPage.html(title, experiment.introduction(), sections, StudyReport.made(Version.brink())));
        out.println();
        out.println("The studies are in " + folder + ", and the report is " + report + ".");
    }
}
