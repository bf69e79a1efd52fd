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
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/** The paper's first experiment in the terminal, as a study that the other verbs can look at. */
final class BraninRun {
    private static final int RECOMMEND_EVERY = 5;
    private static final int LOOKS_BACK = 10;

    private final Path folder;
    private final boolean plain;
    private final PrintWriter out;
    private Optional<Recommendation> best = Optional.empty();

    BraninRun(Path folder, boolean plain, PrintWriter out) {
        this.folder = folder;
        this.plain = plain;
        this.out = out;
    }

    int run() throws IOException {
        DemoFolder.make(folder);
        String text = text();
        Path file = folder.resolve(StudyPlace.USUAL_FILE);
        OutputFile.write(file, text);
        StudyPlace place = StudyPlace.of(file.toString(), Path.of(""));
        text.lines().filter(line -> line.startsWith("#")).forEach(out::println);
        try (Journal journal = Journal.in(place.folder())) {
            Study study = Study.open(journal, StudyFile.read(file, place.conditions()), place.environment());
            run(study);
            return conclude(study);
        }
    }

    private static String text() throws IOException {
        try (InputStream resource = BraninRun.class.getResourceAsStream("branin.yaml")) {
            return new String(Objects.requireNonNull(resource, "branin.yaml").readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void run(Study study) {
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

    private int conclude(Study study) throws IOException {
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
