package dev.brink.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.runner.command.InvalidCommandException;
import dev.brink.study.Environment;
import dev.brink.study.Session;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.Usage;
import dev.brink.study.store.Journal;
import dev.brink.study.store.StudyInUseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunLoopTest {
    private static final String OBJECTIVE = "objective: {metric: loss, minimize: true}\n";

    @TempDir
    private Path folder;

    private TestProject project;

    @BeforeEach
    void makeProject() {
        project = new TestProject(folder);
    }

    private static Stop used(Usage.Limit limit) {
        return new Stop.BudgetUsed(limit);
    }

    private List<TrialState> states() {
        return project.trials().stream().map(Trial::state).toList();
    }

    @Test
    void runsAsManyTrialsAsTheBudgetAllowsAndRecommendsAtTheEnd() throws IOException {
        RunReport report = project.run(
                OBJECTIVE + "command: echo >> runs; echo loss={x}\nbudget: {trials: 5}\n", 2, (loop, trial) -> {});
        assertThat(report.stop()).isEqualTo(used(Usage.Limit.TRIALS));
        assertThat(report.usage().done()).isEqualTo(5);
        assertThat(report.best()).isPresent();
        assertThat(project.read("runs")).hasLineCount(5);
        assertThat(states()).hasSize(5).containsOnly(TrialState.DONE);
    }

    @Test
    void runningAgainAfterTheBudgetIsUsedRunsNothing() throws IOException {
        String file = OBJECTIVE + "command: echo >> runs; echo loss={x}\nbudget: {trials: 2}\n";
        project.run(file);
        project.run(file);
        assertThat(project.read("runs")).hasLineCount(2);
        project.run(file.replace("trials: 2", "trials: 3"));
        assertThat(project.read("runs")).hasLineCount(3);
    }

    @Test
    void aCostThatIsMeasuredIsTheSecondsThatARunTook() throws IOException {
        String tasks = "tasks: {slow: {command: 'sleep 0.3; echo loss={x}', reveals: [loss], cost: measured}}\n";
        RunReport report = project.run(OBJECTIVE + tasks + "budget: {trials: 2}\n");
        assertThat(project.trials())
                .allSatisfy(trial -> assertThat(trial.cost().orElseThrow()).isBetween(0.25, 60.0));
        assertThat(report.usage().cost()).isGreaterThan(0.5);
    }

    @Test
    void slotsAreUsedAtTheSameTime() throws IOException {
        // Each trial waits until four of them have begun.
        project.run(
                OBJECTIVE + "command: touch at-$BRINK_TRIAL; while [ $(ls at-* | wc -l) -lt 4 ]; do sleep 0.02; done;"
                        + " echo loss=1\ntimeout: 20s\nbudget: {trials: 4}\n",
                4,
                (loop, trial) -> {});
        assertThat(states()).containsOnly(TrialState.DONE);
    }

    @Test
    void theTimeIsLimited() throws IOException {
        RunReport report =
                project.run(OBJECTIVE + "command: sleep 0.2; echo loss=1\nbudget: {time: 1s, trials: 100}\n");
        assertThat(report.stop()).isEqualTo(used(Usage.Limit.TIME));
        assertThat(report.usage().done()).isBetween(1, 6);
    }

    @Test
    void theCostIsLimited() throws IOException {
        RunReport report = project.run(
                OBJECTIVE + "tasks: {train: {command: echo loss=1, reveals: [loss], cost: 10}}\nbudget: {cost: 25}\n");
        assertThat(report.stop()).isEqualTo(used(Usage.Limit.COST));
        assertThat(report.usage().done()).isEqualTo(3);
    }

    @Test
    void tooManyFailuresEndTheRun() throws IOException {
        RunReport report = project.run(OBJECTIVE + "command: exit 1\nbudget: {failures: 0.5, trials: 50}\n");
        assertThat(report.stop()).isEqualTo(used(Usage.Limit.FAILURES));
        assertThat(report.usage().failed()).isEqualTo(10);
        assertThat(report.best()).isEmpty();
    }

    @Test
    void aLostTrialIsTriedAgainInAFolderOfItsOwn() throws IOException {
        project.run(OBJECTIVE
                + "command: echo >> runs; if [ -e second ]; then echo loss=1; else touch second; kill -TERM $$; fi\n"
                + "budget: {trials: 1}\nretries: 2\n");
        Trial trial = project.trials().get(0);
        assertThat(trial.state()).isEqualTo(TrialState.DONE);
        assertThat(trial.attempts()).isEqualTo(2);
        assertThat(project.read("runs")).hasLineCount(2);
        assertThat(folder.resolve(".brink/trials/test/1.2/stdout")).content().isEqualTo("loss=1\n");
    }

    @Test
    void aTrialThatIsLostTooOftenIsGivenUp() throws IOException {
        project.run(OBJECTIVE
                + "command: if [ $BRINK_TRIAL = 1 ]; then kill -TERM $$; else echo loss=1; fi\n"
                + "budget: {trials: 2}\nretries: 1\n");
        assertThat(states()).startsWith(TrialState.LOST).contains(TrialState.DONE);
    }

    @Test
    void whatIsKilledInEveryAttemptIsTakenForTooLarge() throws IOException {
        project.run(OBJECTIVE
                + "command: if [ $BRINK_TRIAL = 1 ]; then kill -KILL $$; else echo loss=1; fi\n"
                + "budget: {trials: 2}\nretries: 1\n");
        assertThat(states()).containsExactly(TrialState.FAILED, TrialState.DONE);
        assertThat(project.trials().get(0).reason())
                .hasValue("killed in each of 2 attempts, perhaps for lack of memory");
    }

    @Test
    void anInterruptionLetsRunningTrialsFinishAndStartsNoMore() throws IOException {
        RunReport report =
                project.run(OBJECTIVE + "command: sleep 0.5; echo loss=1\nbudget: {trials: 9}\n", 2, (loop, trial) -> {
                    if (trial.number() == 2) {
                        loop.interrupt();
                    }
                });
        assertThat(report.stop()).isEqualTo(new Stop.Interrupted());
        assertThat(states()).startsWith(TrialState.DONE, TrialState.DONE).hasSizeLessThan(4);
    }

    @Test
    void aSecondInterruptionEndsThemAndTheyAreRunAgainNextTime() throws IOException {
        String file = OBJECTIVE + "command: echo >> runs; [ -e go ] || sleep 60; echo loss=1\nbudget: {trials: 2}\n";
        Instant began = Instant.now();
        RunReport report = project.run(file, 2, (loop, trial) -> {
            if (trial.number() == 2) {
                loop.interrupt();
                loop.interrupt();
            }
        });
        assertThat(Duration.between(began, Instant.now())).isLessThan(Duration.ofSeconds(30));
        assertThat(report.stop()).isEqualTo(new Stop.Interrupted());
        assertThat(states()).containsExactly(TrialState.WAITING, TrialState.WAITING);
        project.write("go", "");
        project.run(file, 2, (loop, trial) -> {});
        assertThat(states()).containsExactly(TrialState.DONE, TrialState.DONE);
        assertThat(project.trials()).allMatch(trial -> trial.attempts() == 2);
    }

    @Test
    void whatAnotherProcessCancelsIsEnded() throws IOException {
        String file = OBJECTIVE + "command: if [ $BRINK_TRIAL = 1 ]; then sleep 60; fi; echo loss=1\n"
                + "budget: {trials: 1}\n";
        project.run(file, 1, (loop, trial) -> {
            if (trial.number() == 1) {
                try (Journal other = Journal.in(folder)) {
                    Study.find(other, "test", Environment.standard()).cancelled(1, "not wanted");
                }
            }
        });
        assertThat(states()).containsExactly(TrialState.CANCELLED, TrialState.DONE);
    }

    @Test
    void whatAnotherProcessCancelsAndRetriesIsRunAgainOnce() throws IOException {
        String file = OBJECTIVE + "command: echo >> runs; [ $BRINK_ATTEMPT = 2 ] || sleep 60; echo loss=1\n"
                + "budget: {trials: 1}\nretries: 0\n";
        project.run(file, 2, (loop, trial) -> {
            if (trial.attempts() == 1) {
                try (Journal other = Journal.in(folder)) {
                    Study study = Study.find(other, "test", Environment.standard());
                    study.cancelled(1, "not now");
                    study.retry(1);
                }
            }
        });
        assertThat(states()).containsExactly(TrialState.DONE);
        assertThat(project.trials().get(0).attempts()).isEqualTo(2);
        assertThat(project.read("runs")).hasLineCount(2);
    }

    @Test
    void pointsOfOnesOwnAreRunFirst() throws IOException {
        String file = OBJECTIVE + "command: echo loss={x}\nbudget: {trials: 3}\n";
        project.run(file.replace("trials: 3", "trials: 1"));
        try (Journal journal = Journal.in(folder)) {
            Study.find(journal, "test", Environment.standard())
                    .add(Map.of("x", 1.5, "n", 7, "word", "tanh"), Optional.empty());
        }
        project.run(file);
        assertThat(project.trials().get(1).point().real("x")).isEqualTo(1.5);
        assertThat(states()).hasSize(3).containsOnly(TrialState.DONE);
    }

    @Test
    void knownConstraintsThatAllowNothingStopTheRun() throws IOException {
        RunReport report = project.run(OBJECTIVE + "known: [\"x > 5\"]\ncommand: echo loss=1\n");
        assertThat(report.stop())
                .isInstanceOfSatisfying(
                        Stop.SetupWrong.class,
                        wrong -> assertThat(wrong.message()).contains("x > 5"));
    }

    @Test
    void aKnownConstraintThatCannotBeAskedStopsTheRun() throws IOException {
        RunReport report = project.run(OBJECTIVE + "known: [{filter: \"exit 9\"}]\ncommand: echo loss=1\n");
        assertThat(report.stop())
                .isInstanceOfSatisfying(
                        Stop.SetupWrong.class,
                        wrong -> assertThat(wrong.message()).contains("{filter: \"exit 9\"}", "exit status 9"));
    }

    @Test
    void whereTheFilesOfATrialCannotBeWrittenNothingIsLost() throws IOException {
        String file = OBJECTIVE + "command: echo loss={x}\nretries: 0\nbudget: {trials: 2}\n";
        Path inTheWay = Files.createDirectories(folder.resolve(".brink")).resolve("trials");
        Files.writeString(inTheWay, "not a folder");
        for (int run = 0; run < 2; run++) {
            assertThat(project.run(file).stop())
                    .isInstanceOfSatisfying(
                            Stop.SetupWrong.class,
                            wrong -> assertThat(wrong.message()).contains("Trial 1 could not be started", "make room"));
            assertThat(states()).containsExactly(TrialState.RUNNING);
        }
        Files.delete(inTheWay);
        project.run(file);
        assertThat(states()).containsExactly(TrialState.DONE, TrialState.DONE);
        assertThat(project.trials().get(0).attempts()).isEqualTo(1);
    }

    @Test
    void aSecondRunOfTheSameStudyIsRefused() throws IOException {
        String file = OBJECTIVE + "command: echo loss=1\nbudget: {trials: 1}\n";
        project.run(file);
        try (Journal journal = Journal.in(folder);
                Session session =
                        Study.find(journal, "test", Environment.standard()).beginSession()) {
            session.seen();
            assertThatThrownBy(() -> project.run(file)).isInstanceOf(StudyInUseException.class);
        }
    }

    @Test
    void aTaskWithoutACommandIsRefused() {
        assertThatThrownBy(() -> project.run(OBJECTIVE + "budget: {trials: 1}\n"))
                .isInstanceOf(InvalidCommandException.class)
                .hasMessageContaining("brink ask");
    }
}
