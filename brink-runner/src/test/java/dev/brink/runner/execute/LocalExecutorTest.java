package dev.brink.runner.execute;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LocalExecutorTest {
    private static final Duration SHORT_GRACE = Duration.ofMillis(300);
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    private Path temporary;

    private Path project;
    private final Semaphore wake = new Semaphore(0);
    private final List<Job> submitted = new ArrayList<>();
    private LocalExecutor executor;

    @BeforeEach
    void makeProject() throws IOException {
        project = Files.createDirectories(temporary.resolve("a project, schön"));
        executor = newExecutor();
    }

    /** A shell that has said how its command ended takes a moment more to end itself. */
    @AfterEach
    void nothingIsLeftRunning() {
        for (Job job : submitted) {
            ProcessTree processes = new ProcessTree(Optional.empty(), job);
            await(() -> processes.running().isEmpty(), "processes of " + job + " are left");
        }
    }

    private LocalExecutor newExecutor() {
        return new LocalExecutor(
                project.resolve(".brink/trials"), project, SHORT_GRACE, Clock.systemUTC(), wake::release);
    }

    private static Point point() {
        return SearchSpace.of(Parameter.logReal("lr", 1e-6, 1), Parameter.choice("act", "it's schön", "tanh"))
                .point(Map.of("lr", 1e-5, "act", "it's schön"));
    }

    private Job job(String command, Duration timeout) {
        Job job =
                new Job("test-" + System.nanoTime(), "a-study", 7, 1, "train", point(), command, Optional.of(timeout));
        submitted.add(job);
        return job;
    }

    private Job job(String command) {
        return job(command, Duration.ofMinutes(1));
    }

    private Ending run(String command) throws IOException {
        Job job = job(command);
        executor.submit(job);
        return awaited(job);
    }

    private Ending awaited(Job job) {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (Instant.now().isBefore(deadline)) {
            for (Finished finished : executor.poll()) {
                assertThat(finished.job()).isEqualTo(job);
                return finished.ending();
            }
            pause();
        }
        return fail(job + " did not end within " + PATIENCE);
    }

    private void pause() {
        try {
            var unused = wake.tryAcquire(20, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private void await(Path file) {
        await(() -> Files.exists(file), "no file " + file);
    }

    private void await(BooleanSupplier condition, String otherwise) {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as(otherwise).isBefore(deadline);
            pause();
        }
    }

    private String read(String file) throws IOException {
        return Files.readString(project.resolve(".brink/trials/a-study/7").resolve(file));
    }

    @Test
    void outputAndStatusAreKept() throws IOException {
        assertThat(run("echo hello; echo oh >&2; exit 3"))
                .isInstanceOfSatisfying(
                        Ending.Exited.class,
                        exited -> assertThat(exited.status()).isEqualTo(3));
        assertThat(read("stdout")).isEqualTo("hello\n");
        assertThat(read("stderr")).isEqualTo("oh\n");
    }

    @Test
    void theCommandRunsInTheProjectWithItsParametersInTheEnvironmentAndAFile() throws IOException {
        run("pwd -P; env | grep ^BRINK_ | sort; cat \"$BRINK_PARAMS\"; echo '{\"x\":1}' > \"$BRINK_RESULT\"");
        Path folder = project.resolve(".brink/trials/a-study/7");
        assertThat(read("stdout").lines())
                .contains(
                        project.toRealPath().toString(),
                        "BRINK_PARAM_act=it's schön",
                        "BRINK_PARAM_lr=1e-5",
                        "BRINK_STUDY=a-study",
                        "BRINK_TASK=train",
                        "BRINK_TRIAL=7",
                        "BRINK_ATTEMPT=1",
                        "BRINK_PARAMS=" + folder.resolve("params.json"),
                        "{\"lr\":1.0E-5,\"act\":\"it's schön\"}");
        assertThat(read("result.json")).isEqualTo("{\"x\":1}\n");
    }

    @Test
    void standardInputIsEmpty() throws IOException {
        assertThat(run("cat")).isInstanceOf(Ending.Exited.class);
    }

    @Test
    void muchOutputNeitherBlocksNorFillsTheMemory() throws IOException {
        assertThat(run("head -c 10000000 /dev/zero; head -c 10000000 /dev/zero >&2; echo end"))
                .isInstanceOf(Ending.Exited.class);
        assertThat(project.resolve(".brink/trials/a-study/7/stdout")).hasSize(10_000_004);
    }

    @Test
    void aJobThatIsWaitedForIsReportedOnceAndItsTimeIsTaken() throws IOException {
        assertThat(run("sleep 0.3"))
                .isInstanceOfSatisfying(
                        Ending.Exited.class,
                        exited -> assertThat(exited.took()).isBetween(Duration.ofMillis(250), PATIENCE));
        assertThat(executor.poll()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sleep 60",
                "sleep 60 & sleep 60 & wait",
                "trap '' TERM; sleep 60; sleep 60",
                "sh -c 'trap \"\" TERM; while :; do sleep 1; done' & exec sleep 60",
                "setsid sleep 60 & setsid setsid sleep 60 & sleep 60",
                "(setsid sh -c 'trap \"\" TERM; sleep 60; sleep 60' &) ; sleep 60"
            })
    void aTimeOutEndsEverythingThatTheCommandStarted(String command) throws IOException {
        Job job = job("touch began; " + command, Duration.ofMillis(400));
        executor.submit(job);
        assertThat(awaited(job)).isEqualTo(new Ending.TimedOut(Duration.ofMillis(400)));
        assertThat(project.resolve("began")).exists(); // and nothingIsLeftRunning
    }

    @Test
    void aCommandMayTidyUpBeforeItIsEnded() throws IOException {
        Job job = job("trap 'echo tidied; exit 0' TERM; touch began; while :; do sleep 0.05; done");
        executor.submit(job);
        await(project.resolve("began"));
        executor.cancel(job);
        assertThat(awaited(job)).isEqualTo(new Ending.Cancelled());
        assertThat(read("stdout")).isEqualTo("tidied\n");
    }

    @Test
    void aJobWithoutALimitRunsOn() throws IOException {
        Job job = new Job("unlimited", "a-study", 7, 1, "train", point(), "sleep 0.5", Optional.empty());
        executor.submit(job);
        assertThat(awaited(job)).isInstanceOf(Ending.Exited.class);
    }

    @Test
    void anotherExecutorTakesUpWhatIsStillRunning() throws IOException {
        Job job = job("touch began; while [ ! -e go ]; do sleep 0.05; done; echo >> runs; exit 5");
        executor.submit(job);
        await(project.resolve("began"));
        executor = newExecutor();
        executor.submit(job);
        assertThat(executor.poll()).isEmpty();
        Files.createFile(project.resolve("go"));
        assertThat(awaited(job))
                .isInstanceOfSatisfying(
                        Ending.Exited.class,
                        exited -> assertThat(exited.status()).isEqualTo(5));
        assertThat(project.resolve("runs")).hasSize(1);
    }

    @Test
    void anotherExecutorFindsWhatHasEndedMeanwhile() throws IOException {
        Job job = job("echo >> runs; exit 6");
        executor.submit(job);
        awaited(job);
        executor = newExecutor();
        executor.submit(job);
        assertThat(awaited(job))
                .isInstanceOfSatisfying(
                        Ending.Exited.class,
                        exited -> assertThat(exited.status()).isEqualTo(6));
        assertThat(project.resolve("runs")).hasSize(1);
    }

    @Test
    void timeOutsHoldForWhatAnEarlierExecutorStarted() throws IOException {
        Job job = job("touch began; sleep 60", Duration.ofMillis(600));
        executor.submit(job);
        await(project.resolve("began"));
        executor = newExecutor();
        executor.submit(job);
        assertThat(awaited(job)).isInstanceOf(Ending.TimedOut.class);
    }

    @Test
    void twoExecutorsThatStartTheSameJobRunItOnce() throws IOException {
        for (int round = 0; round < 30; round++) {
            Job job =
                    new Job("round-" + round, "a-study", round, 1, "train", point(), "echo >> runs", Optional.empty());
            submitted.add(job);
            executor.submit(job);
            LocalExecutor other = newExecutor();
            other.submit(job); // perhaps before the first one's process has claimed the folder
            assertThat(awaited(job)).isInstanceOf(Ending.Exited.class);
        }
        assertThat(project.resolve("runs")).content().hasLineCount(30);
    }

    @Test
    void aJobWhoseSupervisorWasKilledHasVanishedWithAllItsProcesses() throws IOException {
        Job job = job("touch began; sleep 60 & sleep 60");
        executor.submit(job);
        await(project.resolve("began"));
        long supervisor = executor.folder(job).owner().orElseThrow();
        ProcessHandle.of(supervisor).orElseThrow().destroyForcibly();
        assertThat(awaited(job)).isInstanceOf(Ending.Vanished.class);
    }

    @Test
    void anotherProcessWithTheNumberOfADeadSupervisorIsNotTakenForIt() throws IOException {
        Job job = job("echo never");
        TrialFolder folder = executor.folder(job);
        folder.clear();
        folder.markAsOf(job);
        Files.createSymbolicLink(
                folder.path().resolve("claim"),
                Path.of(Long.toString(ProcessHandle.current().pid())));
        executor.submit(job);
        assertThat(awaited(job)).isInstanceOf(Ending.Vanished.class);
        assertThat(folder.stdout()).doesNotExist();
    }

    @Test
    void theFilesOfAnotherJobInTheSameFolderDoNotCount() throws IOException {
        run("echo first; exit 1");
        assertThat(run("echo second"))
                .isInstanceOfSatisfying(
                        Ending.Exited.class,
                        exited -> assertThat(exited.status()).isZero());
        assertThat(read("stdout")).isEqualTo("second\n");
    }

    @Test
    void laterAttemptsHaveFoldersOfTheirOwn() {
        Job second = new Job("x", "a-study", 7, 2, "train", point(), "true", Optional.empty());
        assertThat(executor.folder(second).path().getFileName()).hasToString("7.2");
    }
}
