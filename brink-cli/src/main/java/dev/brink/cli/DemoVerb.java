package dev.brink.cli;

import dev.brink.cli.progress.Answer;
import dev.brink.cli.progress.LiveProgress;
import dev.brink.cli.progress.PlainProgress;
import dev.brink.cli.progress.Words;
import dev.brink.data.Recommendation;
import dev.brink.report.page.Page;
import dev.brink.runner.RunListener;
import dev.brink.runner.RunStatus;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Session;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.file.StudyFile;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs an experiment of the paper in the terminal. */
@Command(
        name = "demo",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Runs an experiment of the paper, live.",
            "",
            "It takes less than a minute; what is measured is computed on the spot.",
            "",
            "branin: the least value of Branin's function inside a disk that is not known. The value and the disk are"
                    + " measured separately, and Brink chooses which to measure next.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink demo branin",
            "  brink demo branin --folder here    then: cd here; brink trials branin",
        })
final class DemoVerb implements Callable<Integer> {
    private static final List<String> NAMES = List.of("branin");
    private static final int RECOMMEND_EVERY = 5;
    private static final int LOOKS_BACK = 10;

    @Parameters(paramLabel = "NAME", description = "The experiment: branin.")
    private String name = "";

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            description = "Where to keep the study; brink-demo if not given. A demo that was stopped there goes on.")
    private Path folder = Path.of("brink-demo");

    @Option(names = "--plain", description = "Print plain lines also in a terminal.")
    private boolean plain;

    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    private Optional<Recommendation> best = Optional.empty();

    @Override
    public Integer call() throws IOException {
        if (!NAMES.contains(name)) {
            throw new InvalidInputException("There is no demo '" + name + "': there is 'branin'.");
        }
        String text = text();
        Path file = makeFolder().resolve(StudyPlace.USUAL_FILE);
        OutputFile.write(file, text);
        StudyPlace place = StudyPlace.of(file.toString(), Path.of(""));
        PrintWriter out = spec.commandLine().getOut();
        text.lines().filter(line -> line.startsWith("#")).forEach(out::println);
        try (Journal journal = Journal.in(place.folder())) {
            Study study = Study.open(journal, StudyFile.read(file, place.conditions()), place.environment());
            run(study, out);
            return conclude(study, out);
        }
    }

    private Path makeFolder() {
        try {
            return Files.createDirectories(folder);
        } catch (IOException impossible) {
            throw new InvalidInputException(
                    "The folder '" + folder + "' cannot be made (" + impossible + "): name another with --folder.");
        }
    }

    private static String text() throws IOException {
        try (InputStream resource = DemoVerb.class.getResourceAsStream("branin.yaml")) {
            return new String(Objects.requireNonNull(resource, "branin.yaml").readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void run(Study study, PrintWriter out) {
        RunListener progress = !plain && Terminal.isLive(System.getenv())
                ? new LiveProgress(out, Terminal.width(), Clock.systemUTC())
                : new PlainProgress(out);
        try (Session session = study.beginSession()) {
            session.seen();
            while (study.usage().exhausted(study.plan().budget()).isEmpty()
                    || !study.waiting().isEmpty()) {
                progress.stands(status(study));
                progress.ended(measured(study), new Verdict.Measured(Map.of()));
                recommendNowAndThen(study, progress);
            }
        }
        if (progress instanceof LiveProgress live) {
            live.clear();
        }
    }

    private static Trial measured(Study study) {
        Trial trial = study.waiting().stream().findFirst().orElseGet(study::suggest);
        study.started(trial.number(), Map.of());
        return study.measured(trial.number(), BraninDemo.measure(trial.task(), trial.point()), OptionalDouble.empty());
    }

    private void recommendNowAndThen(Study study, RunListener progress) {
        if (study.usage().done() % RECOMMEND_EVERY == 0) {
            best = Optional.of(study.recommend());
            progress.recommended(best.get());
        }
    }

    private RunStatus status(Study study) {
        return new RunStatus(List.of(), study.usage(), study.plan().budget(), true, 0, best);
    }

    private int conclude(Study study, PrintWriter out) throws IOException {
        Recommendation answer = study.recommend();
        Answer.lines(answer, study.plan().problem()).forEach(out::println);
        double value =
                BraninDemo.branin(answer.point().real("x"), answer.point().real("y"));
        out.println("  In truth the value there is " + Words.number(value) + ", and the least in the disk is "
                + Words.number(BraninDemo.MINIMUM) + ".");
        Path report = folder.resolve("report.html");
        OutputFile.write(report, new Page(StudyReport.of(study, LOOKS_BACK, Version.brink())).html());
        out.println("The study is in " + folder + ", and its report is " + report + ".");
        return answer.confident() ? ExitCodes.OK : ExitCodes.NOT_CONFIDENT;
    }
}
