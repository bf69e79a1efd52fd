package dev.brink.runner;

import dev.brink.runner.execute.LocalExecutor;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Environment;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.BiConsumer;

/** A project folder in which studies are run, all points spread out beforehand so that hardly anything is inferred. */
final class TestProject {
    private static final String PARAMETERS = """
            study: test
            parameters:
              x: {type: real, min: -2, max: 2}
              n: {type: integer, min: 1, max: 1000000, scale: log}
              word: {type: choice, values: ["it's schön", tanh]}
            initial_points: 100
            """;

    final Path folder;
    /** What was told about trials that ended, in order. */
    final List<Verdict> verdicts = new ArrayList<>();

    TestProject(Path folder) {
        this.folder = folder;
    }

    /** Runs a study with these parameters and the given rest of the file. */
    RunReport run(String restOfFile) throws IOException {
        return run(restOfFile, 1, (loop, trial) -> {});
    }

    /**
     * Runs a study.
     *
     * @param onStart is told of every trial that is started
     */
    RunReport run(String restOfFile, int slots, BiConsumer<RunLoop, Trial> onStart) throws IOException {
        Semaphore wake = new Semaphore(0);
        ShellConditions conditions = new ShellConditions(folder);
        StudyPlan plan = StudyFile.parse("study.yaml", PARAMETERS + restOfFile, conditions);
        try (Journal journal = Journal.in(folder)) {
            Study study = Study.open(journal, plan, Environment.standard().running(conditions));
            LocalExecutor executor = new LocalExecutor(
                    folder.resolve(".brink/trials"), folder, Duration.ofMillis(300), Clock.systemUTC(), wake::release);
            RunLoop[] loop = new RunLoop[1];
            RunListener listener = new RunListener() {
                @Override
                public void started(Trial trial) {
                    onStart.accept(loop[0], trial);
                }

                @Override
                public void ended(Trial trial, Verdict verdict) {
                    verdicts.add(verdict);
                }
            };
            RunOptions options = new RunOptions(slots, Duration.ofMillis(10), false);
            loop[0] = new RunLoop(study, executor, options, listener, Clock.systemUTC(), wake);
            return loop[0].run();
        }
    }

    List<Trial> trials() {
        try (Journal journal = Journal.in(folder)) {
            return Study.find(journal, "test", Environment.standard()).trials();
        }
    }

    String read(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    Path write(String file, String text) throws IOException {
        return Files.writeString(folder.resolve(file), text);
    }
}
