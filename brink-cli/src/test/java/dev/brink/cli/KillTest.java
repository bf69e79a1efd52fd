package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.study.Environment;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills {@code brink run} with four slots at random instants, runs it again each time, and looks whether everything that
 * was acknowledged is there once, nothing was run twice, and the end is that of an undisturbed run. The points are all
 * spread out beforehand, so that they do not depend on the order in which results come in.
 */
class KillTest {
    private static final long SEED = 20140603;

    @TempDir
    private Path temporary;

    private Path folder;
    private final Map<Long, Map<String, Observation>> acknowledged = new HashMap<>();

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(temporary.resolve("a project"));
    }

    /** Every run leaves a line; how long it takes depends on its number. */
    private static String file(int trials, double shortest) {
        return """
                study: killed
                parameters:
                  x: {type: real, min: -2, max: 2}
                  n: {type: integer, min: 1, max: 1000}
                objective: {metric: loss, minimize: true}
                command: >-
                  echo "$BRINK_TRIAL.$BRINK_ATTEMPT" >> runs; sleep $(awk "BEGIN {{ print %s * (1 + $BRINK_TRIAL %% 4) }}");
                  echo loss={x}
                budget: {trials: %d}
                initial_points: 10000
                parallel: 4
                retries: 10000
                """.formatted(shortest, trials);
    }

    private List<Trial> trials(Path project) {
        try (Journal journal = Journal.in(project)) {
            return journal.studies().isEmpty()
                    ? List.of()
                    : Study.find(journal, "killed", Environment.standard()).trials();
        }
    }

    private static Map<Long, Point> points(List<Trial> trials) {
        return trials.stream().collect(Collectors.toMap(Trial::number, Trial::point));
    }

    private void checkAcknowledged() {
        List<Trial> trials = trials(folder);
        Map<Long, Map<String, Observation>> now = trials.stream()
                .filter(trial -> trial.state() == TrialState.DONE)
                .collect(Collectors.toMap(Trial::number, Trial::values));
        assertThat(now).containsAllEntriesOf(acknowledged);
        acknowledged.putAll(now);
        for (Trial trial : trials) {
            if (trial.state() == TrialState.DONE) {
                assertThat(trial.values())
                        .isEqualTo(Map.of("loss", Observation.of(trial.point().real("x"))));
            }
        }
    }

    /** Ends some of the commands together with Brink, so that trials are lost. */
    private void killSomeSupervisors(SplittableRandom random) throws IOException {
        try (Stream<Path> claims =
                Files.find(folder.resolve(".brink/trials"), 4, (path, attributes) -> path.endsWith("claim"))) {
            for (Path claim : claims.toList()) {
                if (!Files.exists(claim.resolveSibling("exit")) && random.nextBoolean()) {
                    ProcessHandle.of(
                                    Long.parseLong(Files.readSymbolicLink(claim).toString()))
                            .ifPresent(ProcessHandle::destroyForcibly);
                }
            }
        }
    }

    private void killAtRandomInstants(int kills, int trials, double shortest, boolean supervisorsToo)
            throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        Files.writeString(folder.resolve("study.yaml"), file(trials, shortest));
        for (int kill = 0; kill < kills; kill++) {
            BrinkProcess brink = BrinkProcess.start(folder, "run", "--quiet");
            Thread.sleep(random.nextInt(200, 1800));
            brink.kill();
            if (supervisorsToo && Files.exists(folder.resolve(".brink/trials"))) {
                killSomeSupervisors(random);
            }
            assertThat(brink.err()).isEmpty();
            checkAcknowledged();
        }
        finish(trials);
    }

    /** Runs until all is measured; the answer need not be waited for. */
    private void finish(int trials) throws IOException, InterruptedException {
        BrinkProcess brink = BrinkProcess.start(folder, "run", "--quiet");
        Instant deadline = Instant.now().plus(Duration.ofMinutes(10));
        while (brink.isAlive()
                && trials(folder).stream()
                                .filter(trial -> trial.state() == TrialState.DONE)
                                .count()
                        < trials) {
            assertThat(Instant.now()).isBefore(deadline);
            Thread.sleep(200);
        }
        brink.kill();
        assertThat(brink.err()).isEmpty();
        checkAcknowledged();
        assertThat(trials(folder)).hasSize(trials).allMatch(trial -> trial.state() == TrialState.DONE);
    }

    private void checkRuns(boolean noneWasLost) throws IOException {
        List<String> runs = Files.readAllLines(folder.resolve("runs"));
        Set<String> once = new HashSet<>(runs);
        assertThat(runs).as("no attempt is run twice").hasSameSizeAs(once);
        for (Trial trial : trials(folder)) {
            assertThat(once).contains(trial.number() + "." + trial.attempts());
            if (noneWasLost) {
                assertThat(trial.attempts()).isEqualTo(1);
            }
        }
    }

    private void compareWithUndisturbedRun(int trials) throws IOException, InterruptedException {
        Map<Long, Point> disturbed = points(trials(folder));
        folder = Files.createDirectory(temporary.resolve("undisturbed"));
        acknowledged.clear();
        Files.writeString(folder.resolve("study.yaml"), file(trials, 0.0));
        finish(trials);
        assertThat(points(trials(folder))).isEqualTo(disturbed);
    }

    @Test
    void killedAFewTimes() throws IOException, InterruptedException {
        killAtRandomInstants(5, 24, 0.1, false);
        checkRuns(true);
        compareWithUndisturbedRun(24);
    }

    @Test
    void killedTogetherWithSomeCommands() throws IOException, InterruptedException {
        killAtRandomInstants(4, 16, 0.15, true);
        checkRuns(false);
    }

    @Test
    @Tag("long")
    void killedTwoHundredTimes() throws IOException, InterruptedException {
        killAtRandomInstants(200, 300, 0.5, false);
        checkRuns(true);
        compareWithUndisturbedRun(300);
    }

    @Test
    @Tag("long")
    void killedTwoHundredTimesTogetherWithSomeCommands() throws IOException, InterruptedException {
        killAtRandomInstants(200, 200, 0.5, true);
        checkRuns(false);
    }
}
