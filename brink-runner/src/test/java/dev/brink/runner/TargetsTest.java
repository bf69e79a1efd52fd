package dev.brink.runner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs in shell, Python and Java that report in every way, run as trials of a study. */
class TargetsTest {
    private static final String FUNCTIONS = """
            objective: {metric: loss, minimize: true}
            constraints:
              stable: {metric: stable, must_be: true}
              tasty: {metric: liked, out_of: asked, at_least: 0.5}
            """;
    private static final String SHELL = """
            case $1 in
                file) printf '{"loss": {"value": %s, "stddev": 0.1}, "stable": true, "liked": [27, 3]}' "$2" \\
                    > "$BRINK_RESULT" ;;
                json) printf 'working\\n{"loss": {"value": %s, "stddev": 0.1}, "stable": true, "liked": 27, "asked": 30}\\nbye\\n' \\
                    "$2" ;;
                lines) printf 'loss={"value": %s, "stddev": 0.1}\\nstable=true\\nliked=27\\nasked=30\\n' "$2" ;;
            esac
            """;
    private static final String PYTHON = """
            import json, os, sys
            parameters = json.load(open(os.environ["BRINK_PARAMS"]))
            assert parameters["word"] in ("it's schön", "tanh"), parameters
            assert os.environ["BRINK_PARAM_word"] == parameters["word"]
            loss = {"value": parameters["x"], "stddev": 0.1}
            result = {"loss": loss, "stable": True, "liked": [27, 3]}
            if sys.argv[1] == "file":
                json.dump(result, open(os.environ["BRINK_RESULT"], "w"))
            elif sys.argv[1] == "json":
                print("working", json.dumps(result), sep="\\n")
            else:
                print(f"loss={json.dumps(loss)}", "stable=true", "liked=27", "asked=30", sep="\\n")
            """;
    private static final String JAVA = """
            import java.nio.file.*;
            public class Target {
                public static void main(String[] arguments) throws Exception {
                    String loss = "{\\"value\\": " + System.getenv("BRINK_PARAM_x") + ", \\"stddev\\": 0.1}";
                    String result = "{\\"loss\\": " + loss + ", \\"stable\\": true, \\"liked\\": [27, 3]}";
                    switch (arguments[0]) {
                        case "file" -> Files.writeString(Path.of(System.getenv("BRINK_RESULT")), result);
                        case "json" -> System.out.println("working\\n" + result);
                        default -> System.out.println("loss=" + loss + "\\nstable=true\\nliked=27\\nasked=30");
                    }
                }
            }
            """;

    @TempDir
    private Path temporary;

    private TestProject project;

    @BeforeEach
    void makeProject() throws IOException {
        project = new TestProject(Files.createDirectory(temporary.resolve("a project with spaces, schön")));
    }

    private Trial one(String command) throws IOException {
        project.run(FUNCTIONS + "command: >-\n  " + command + "\nbudget: {trials: 1}\nretries: 0\n");
        return project.trials().get(0);
    }

    private void assertMeasured(Trial trial) {
        Point point = trial.point();
        assertThat(trial.state()).as("%s", trial.reason()).isEqualTo(TrialState.DONE);
        assertThat(trial.values())
                .isEqualTo(Map.of(
                        "loss", Observation.of(point.real("x"), 0.1),
                        "stable", Observation.yes(),
                        "liked", Observation.counts(27, 30)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"file", "json", "lines"})
    void shell(String way) throws IOException {
        project.write("my target.sh", SHELL);
        assertMeasured(one("sh 'my target.sh' " + way + " {x} \"{word}\" {word} '{word}'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"file", "json", "lines"})
    void python(String way) throws IOException {
        project.write("target.py", PYTHON);
        assertMeasured(one("PYTHONUTF8=1 python3 target.py " + way));
    }

    @ParameterizedTest
    @ValueSource(strings = {"file", "json", "lines"})
    void java(String way) throws IOException {
        project.write("Target.java", JAVA);
        String java = ProcessHandle.current().info().command().orElse("java");
        assertMeasured(one("'" + java + "' -XX:TieredStopAtLevel=1 Target.java " + way));
    }

    private Trial plain(String command, String more) throws IOException {
        project.run("objective: {metric: loss, minimize: true}\ncommand: >-\n  " + command
                + "\nbudget: {trials: 1}\nretries: 0\n" + more);
        return project.trials().get(0);
    }

    private Trial plain(String command) throws IOException {
        return plain(command, "");
    }

    @Test
    void failuresAndNaN() throws IOException {
        Trial failed = plain("echo '{{\"failed\": \"diverged\"}}'");
        assertThat(failed.state()).isEqualTo(TrialState.FAILED);
        assertThat(failed.reason()).hasValue("diverged");
    }

    @Test
    void notANumber() throws IOException {
        assertThat(plain("echo loss=nan").state()).isEqualTo(TrialState.FAILED);
    }

    @Test
    void aCrashIsAFailureWithItsLastWords() throws IOException {
        assertThat(plain("echo loss=1; echo too hot >&2; exit 3").reason()).hasValue("exit status 3: too hot");
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "echo loss=high", "head -c 100000 /dev/urandom", "echo '[1]' > \"$BRINK_RESULT\""})
    void noOutputAndGarbageStopTheRunWithWhatWasSeen(String command) throws IOException {
        RunReport report = project.run("objective: {metric: loss, minimize: true}\ncommand: >-\n  " + command + "\n");
        assertThat(report.stop())
                .isInstanceOfSatisfying(
                        Stop.SetupWrong.class,
                        wrong -> assertThat(wrong.message()).contains("Trial 1 (task 'run'): "));
        assertThat(project.trials())
                .singleElement()
                .satisfies(trial -> assertThat(trial.state()).isEqualTo(TrialState.WAITING)); // for when it is mended
    }

    @Test
    void aCommandThatDoesNotExistStopsTheRun() throws IOException {
        RunReport report = project.run("objective: {metric: loss, minimize: true}\ncommand: no-such-command {x}\n");
        assertThat(report.stop())
                .isInstanceOfSatisfying(
                        Stop.SetupWrong.class,
                        wrong -> assertThat(wrong.message()).contains("could not be run", "no-such-command"));
    }

    @Test
    void tenMegabytesOfOutput() throws IOException {
        Trial trial = plain("yes abcdefgh | head -c 10000000; echo; echo loss=2");
        assertThat(trial.values()).isEqualTo(Map.of("loss", Observation.of(2)));
        assertThat(project.folder.resolve(".brink/trials/test/1/stdout")).hasSize(10_000_000 + 1 + 7);
    }

    @Test
    void aTimeOutIsAFailure() throws IOException {
        Trial trial = plain("echo loss=1; sleep 30", "timeout: 300ms\n");
        assertThat(trial.state()).isEqualTo(TrialState.FAILED);
        assertThat(trial.reason()).hasValue("took longer than 0.3 s");
    }

    @Test
    void aChildThatIgnoresTheFirstSignalIsStillEnded() throws IOException {
        Trial trial = plain("trap '' TERM; (trap '' TERM; sleep 30; touch survived) & sleep 30", "timeout: 300ms\n");
        assertThat(trial.state()).isEqualTo(TrialState.FAILED);
        assertThat(project.folder.resolve("survived")).doesNotExist();
    }

    @Test
    void whereTheTimeIsMeasuredATimeOutSaysThatItIsMore() throws IOException {
        project.run("""
                objective: {metric: wall_seconds, minimize: true}
                command: sleep 30
                timeout: 300ms
                budget: {trials: 1}
                """);
        assertThat(project.trials().get(0).values()).isEqualTo(Map.of("wall_seconds", Observation.moreThan(0.3)));
    }

    @Test
    void whatDoesNotFitTheProblemStopsTheRun() throws IOException {
        RunReport report =
                project.run("objective: {metric: loss, minimize: true, scale: log}\ncommand: echo loss=-1\n");
        assertThat(report.stop())
                .isInstanceOfSatisfying(
                        Stop.SetupWrong.class,
                        wrong -> assertThat(wrong.message()).contains("loss", "-1"));
        assertThat(project.verdicts).hasSize(1).first().isInstanceOf(Verdict.Unusable.class);
        assertThat(List.copyOf(project.trials())).hasSize(1);
    }
}
