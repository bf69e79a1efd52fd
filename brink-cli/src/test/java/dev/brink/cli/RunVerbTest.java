package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.study.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole runs of the command, as scripts see them. */
class RunVerbTest {
    private static final String HEAD = """
            study: bowl
            parameters: {x: {type: real, min: -2, max: 2}}
            objective: {metric: loss, minimize: true}
            """;

    @TempDir
    private Path temporary;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(temporary.resolve("my project"));
    }

    private BrinkProcess run(String restOfFile, String... arguments) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("study.yaml"), HEAD + restOfFile);
        BrinkProcess brink = BrinkProcess.start(folder, arguments);
        brink.exitCode();
        return brink;
    }

    private void await(String file) throws InterruptedException {
        Instant deadline = Instant.now().plus(Duration.ofSeconds(60));
        while (!Files.exists(folder.resolve(file))) {
            assertThat(Instant.now()).as("no file " + file).isBefore(deadline);
            Thread.sleep(20);
        }
    }

    @Test
    void aConfidentRecommendation() throws IOException, InterruptedException {
        BrinkProcess brink = run("command: echo loss={x}\nbudget: {trials: 2}\n", "run");
        assertThat(brink.err()).isEmpty();
        assertThat(brink.exitCode()).isZero();
        assertThat(brink.out())
                .contains("trial 1 done: loss", "The budget is used", "Recommended: x=", "minimize loss");
        BrinkProcess logs = BrinkProcess.start(folder, "logs", "2");
        assertThat(logs.exitCode()).isZero();
        assertThat(logs.out()).startsWith("loss=");
        BrinkProcess json = BrinkProcess.start(folder, "logs", "2", "--json");
        assertThat(json.exitCode()).isZero();
        assertThat(Json.parse(json.out()))
                .isEqualTo(Map.of(
                        "number",
                        2L,
                        "path",
                        folder.toRealPath().resolve(".brink/trials/bowl/2").toString(),
                        "stdout",
                        logs.out(),
                        "stderr",
                        ""));
        BrinkProcess unknown = BrinkProcess.start(folder, "logs", "3", "bowl");
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).contains("no trial 3");
    }

    @Test
    void jsonLines() throws IOException, InterruptedException {
        BrinkProcess brink = run("command: echo loss=1\nbudget: {trials: 1}\n", "run", "study.yaml", "--json");
        assertThat(brink.out().lines()).allMatch(line -> line.startsWith("{\"event\":\"") && line.endsWith("}"));
        assertThat(brink.out())
                .contains(
                        "\"state\":\"done\",\"values\":{\"loss\":1.0}", "\"event\":\"stopped\"", "\"confident\":true");
    }

    @Test
    void nothingConfident() throws IOException, InterruptedException {
        BrinkProcess brink = run(
                "constraints: {low: {metric: size, at_most: 0}}\ncommand: echo loss=1; echo size=5\nbudget: {trials: 2}\n",
                "run");
        assertThat(brink.exitCode()).isEqualTo(3);
        assertThat(brink.out()).contains("Nothing passes", "not enough");
    }

    @Test
    void tooManyFailures() throws IOException, InterruptedException {
        BrinkProcess brink = run("command: exit 1\nbudget: {failures: 0.5}\nparallel: 2\n", "run");
        assertThat(brink.exitCode()).isEqualTo(4);
        assertThat(brink.out()).contains("Too many trials failed", "brink logs N");
    }

    @Test
    void mistakes() throws IOException, InterruptedException {
        BrinkProcess noCommand = run("command: no-such-command {x}\n", "run");
        assertThat(noCommand.exitCode()).isEqualTo(2);
        assertThat(noCommand.err()).contains("no-such-command", "spelled right");
        BrinkProcess noFile = run("command: true\n", "run", "studi.yaml");
        assertThat(noFile.exitCode()).isEqualTo(2);
        assertThat(noFile.err()).contains("studi.yaml").doesNotContain("\tat ");
        BrinkProcess badPlaceholder = run("command: echo {y}\n", "run");
        assertThat(badPlaceholder.exitCode()).isEqualTo(2);
        assertThat(badPlaceholder.err()).contains("study.yaml:4: ", "{y}", "no parameter 'y'");
        BrinkProcess badFile = run("comand: echo\n", "run");
        assertThat(badFile.exitCode()).isEqualTo(2);
        assertThat(badFile.err()).contains("study.yaml:4", "'comand'");
    }

    @Test
    void controlCOnceWaitsForRunningTrials() throws IOException, InterruptedException {
        Files.writeString(
                folder.resolve("study.yaml"),
                HEAD + "command: touch began; while [ ! -e go ]; do sleep 0.05; done; echo loss=1\n");
        BrinkProcess brink = BrinkProcess.start(folder, "run");
        await("began");
        brink.signal("INT");
        Thread.sleep(500);
        assertThat(brink.isAlive()).isTrue();
        Files.createFile(folder.resolve("go"));
        assertThat(brink.exitCode()).isEqualTo(130);
        assertThat(brink.out()).contains("waiting for 1 running", "trial 1 done", "Everything is saved");
    }

    @Test
    void controlCTwiceAndTermEndRunningTrials() throws IOException, InterruptedException {
        Files.writeString(
                folder.resolve("study.yaml"), HEAD + "command: rm -f began; touch began; sleep 60; echo loss=1\n");
        BrinkProcess twice = BrinkProcess.start(folder, "run");
        await("began");
        twice.signal("INT");
        twice.signal("INT");
        assertThat(twice.exitCode()).isEqualTo(130);
        assertThat(twice.out()).contains("trial 1 lost, will be tried again");
        Files.delete(folder.resolve("began"));
        BrinkProcess terminated = BrinkProcess.start(folder, "run");
        await("began");
        terminated.signal("TERM");
        assertThat(terminated.exitCode()).isEqualTo(130);
    }

    @Test
    void failuresThatNobodyForesawAreAConstraintOfTheAnswer() throws IOException, InterruptedException {
        String negativeOnly = "case $1 in -*) echo loss=$1;; *) exit 3;; esac";
        BrinkProcess run = BrinkProcess.start(
                folder,
                "tune",
                "--minimize",
                "loss",
                "--trials",
                "6",
                "--",
                "sh",
                "-c",
                negativeOnly,
                "sh",
                "{x:-2..2}");
        assertThat(run.exitCode()).as(run.err()).isIn(0, 3);
        assertThat(run.out() + run.err()).contains("run-succeeds: ").doesNotContain("unexpected error");
    }

    @Test
    void theOneLinerRunsAndGoesOn() throws IOException, InterruptedException {
        String[] line = {
            "tune",
            "--minimize",
            "loss",
            "--subject-to",
            "size <= 60 @ 90%",
            "--subject-to",
            "succeeds",
            "--trials",
            "3",
            "--parallel",
            "2",
            "--",
            "sh",
            "-c",
            "echo >> runs; echo loss=$1; echo size=$2",
            "sh",
            "{x:-2..2}",
            "{n:1..50 int log}"
        };
        BrinkProcess first = BrinkProcess.start(folder, line);
        assertThat(first.exitCode()).as(first.err()).isIn(0, 3);
        assertThat(first.err()).contains("This is study tune-sh-");
        assertThat(folder.resolve("runs")).hasSize(3);
        BrinkProcess again = BrinkProcess.start(folder, line);
        again.exitCode();
        assertThat(folder.resolve("runs")).hasSize(3);
    }

    @Test
    void wrongOneLiners() throws IOException, InterruptedException {
        assertRefused("nothing to search for", "tune", "--", "echo", "{x:0..1}");
        assertRefused("declares no parameter", "tune", "--minimize", "a", "--", "echo", "{x:wide}");
        assertRefused("is no constraint", "tune", "--subject-to", "a < 3", "--", "echo", "{x:0..1}");
        assertRefused("only one objective", "tune", "--minimize", "a", "--maximize", "b", "--", "echo", "{x:0..1}");
        assertRefused("COMMAND", "tune", "--minimize", "a");
    }

    private void assertRefused(String message, String... arguments) throws IOException, InterruptedException {
        BrinkProcess brink = BrinkProcess.start(folder, arguments);
        assertThat(brink.exitCode()).isEqualTo(2);
        assertThat(brink.err()).contains(message).doesNotContain("\tat ");
    }
}
