package dev.brink.runner.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.observation.Observation;
import dev.brink.runner.execute.Ending;
import dev.brink.runner.execute.TrialFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResultReaderTest {
    private static final Duration TOOK = Duration.ofMillis(1500);

    @TempDir
    private Path path;

    private TrialFolder folder() {
        return new TrialFolder(path);
    }

    private void stdout(String text) throws IOException {
        Files.writeString(folder().stdout(), text);
    }

    private void resultFile(String text) throws IOException {
        Files.writeString(folder().result(), text);
    }

    private Verdict read(Ending ending, String... metrics) throws IOException {
        return new ResultReader(List.of(metrics).stream().map(Metric::of).toList()).read(ending, folder());
    }

    private Verdict read(int status, String... metrics) throws IOException {
        return read(new Ending.Exited(status, TOOK), metrics);
    }

    private static Verdict measured(String metric, Observation observation) {
        return new Verdict.Measured(Map.of(metric, observation));
    }

    private static Verdict loss(double value) {
        return measured("loss", Observation.of(value));
    }

    private static void assertUnusable(Verdict verdict, String... words) {
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Unusable.class,
                        unusable -> assertThat(unusable.message()).contains(words));
    }

    @Test
    void theResultFileComesFirstThenTheLastJsonLineThenNamesAndValues() throws IOException {
        stdout("loss=3\n");
        assertThat(read(0, "loss")).isEqualTo(loss(3));
        stdout("{\"loss\": 1}\nepoch done\n{\"loss\": 2}\nloss=3\n{not json}\nbye\n");
        assertThat(read(0, "loss")).isEqualTo(loss(2));
        resultFile("{\n  \"loss\": 1.5, \"other\": {\"ignored\": [1, 2, 3]}\n}\n");
        assertThat(read(0, "loss")).isEqualTo(loss(1.5));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "loss=0.25; 0.25",
                "loss = -1e-3; -0.001",
                "  loss=7  ; 7",
                "loss=1\\nloss=2\\nvalid_loss=9\\nfinal loss=8; 2",
                "{\"loss\":1e3}; 1000",
                "loss=.25; 0.25", // as bc prints it
                "loss=-.25; -0.25",
                "loss=+3.; 3",
                "loss=1.5E+01; 15",
            })
    void numbers(String text, double value) throws IOException {
        stdout(text.replace("\\n", "\n"));
        assertThat(read(0, "loss")).isEqualTo(loss(value));
    }

    @Test
    void everyKindOfValueInEveryPlace() throws IOException {
        Map<String, Observation> kinds = Map.of(
                "4.5", Observation.of(4.5),
                "true", Observation.yes(),
                "false", Observation.no(),
                "[27, 3]", Observation.counts(27, 30),
                "{\"successes\": 27, \"trials\": 30}", Observation.counts(27, 30),
                "{\"above\": 60}", Observation.moreThan(60),
                "{\"value\": 4.2, \"stddev\": 0.3}", Observation.of(4.2, 0.3),
                "{\"value\": 4.2}", Observation.of(4.2));
        for (Map.Entry<String, Observation> kind : kinds.entrySet()) {
            Verdict expected = measured("m", kind.getValue());
            stdout("m=" + kind.getKey() + "\n");
            assertThat(read(0, "m")).isEqualTo(expected);
            stdout("{\"m\": " + kind.getKey() + "}\n");
            assertThat(read(0, "m")).isEqualTo(expected);
            resultFile("{\"m\": " + kind.getKey() + "}\n");
            assertThat(read(0, "m")).isEqualTo(expected);
            Files.delete(folder().result());
        }
    }

    /** As programs print what is no JSON, and as people write it for {@code brink tell}. */
    @Test
    void linesMayHoldWhatPeopleWrite() throws IOException {
        Map<String, Observation> kinds = Map.of(
                "True", Observation.yes(),
                "no", Observation.no(),
                "27/30", Observation.counts(27, 30),
                "4.2±.3", Observation.of(4.2, 0.3),
                "4.2 +- 0.3", Observation.of(4.2, 0.3),
                ">60", Observation.moreThan(60));
        for (Map.Entry<String, Observation> kind : kinds.entrySet()) {
            stdout("m=" + kind.getKey() + "\n");
            assertThat(read(0, "m")).isEqualTo(measured("m", kind.getValue()));
        }
        stdout("m=0,5\n");
        assertUnusable(read(0, "m"), "\"0,5\" as 'm'");
    }

    @Test
    void whoHasMisspelledANameIsTold() throws IOException {
        stdout("epoch=3\ncost=1\nheat=2\n");
        assertUnusable(read(0, "cots"), "no 'cots'", "Is 'cost' meant?");
    }

    @Test
    void countsUnderTwoNames() throws IOException {
        ResultReader reader = new ResultReader(List.of(new Metric("liked", Optional.of("asked"))));
        Ending exited = new Ending.Exited(0, TOOK);
        stdout("liked=27\nasked=30\n");
        assertThat(reader.read(exited, folder())).isEqualTo(measured("liked", Observation.counts(27, 30)));
        stdout("liked=[27, 3]\n");
        assertThat(reader.read(exited, folder())).isEqualTo(measured("liked", Observation.counts(27, 30)));
        stdout("liked=27\n");
        assertUnusable(reader.read(exited, folder()), "no 'asked'");
        stdout("liked=0.9\nasked=30\n");
        assertUnusable(reader.read(exited, folder()), "0.9", "whole numbers");
        stdout("liked=31\nasked=30\n");
        assertUnusable(reader.read(exited, folder()), "31");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "loss=nan",
                "loss=NaN",
                "loss=inf",
                "loss=-Infinity",
                "{\"loss\": NaN}",
                "{\"loss\": Infinity}",
                "{\"loss\": -Infinity}",
                "{\"loss\": null}",
                "{\"loss\": {\"value\": NaN, \"stddev\": 1}}"
            })
    void whatIsNotANumberIsAFailure(String text) throws IOException {
        stdout(text);
        assertThat(read(0, "loss"))
                .isInstanceOfSatisfying(
                        Verdict.Failed.class,
                        failed -> assertThat(failed.reason()).startsWith("'loss' is "));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aFailureThatTheCommandReports(int status) throws IOException {
        stdout("{\"failed\": \"diverged\"}\n");
        assertThat(read(status, "loss")).isEqualTo(new Verdict.Failed("diverged"));
        stdout("failed=diverged\n");
        assertThat(read(status, "loss")).isEqualTo(new Verdict.Failed("diverged"));
        resultFile("{\"failed\": true}");
        assertThat(read(status, "loss")).isInstanceOf(Verdict.Failed.class);
    }

    @Test
    void aStatusOtherThanZeroIsAFailureWhateverWasPrinted() throws IOException {
        stdout("loss=0.5\n");
        Files.writeString(folder().stderr(), "Traceback\nValueError: too hot\n\n");
        assertThat(read(1, "loss")).isEqualTo(new Verdict.Failed("exit status 1: ValueError: too hot"));
        assertThat(read(139, "loss")).isInstanceOf(Verdict.Failed.class); // a segmentation fault is its own doing
        resultFile("{\"loss\": 2}");
        assertThat(read(1, "loss")).isEqualTo(loss(2)); // written on purpose
    }

    @ParameterizedTest
    @CsvSource({"129, HUP, false", "130, INT, false", "137, KILL, true", "143, TERM, false"})
    void signalsFromOutsideLoseTheTrial(int status, String signal, boolean killed) throws IOException {
        assertThat(read(status, "loss")).isEqualTo(new Verdict.Lost("ended by the signal " + signal, killed));
    }

    @ParameterizedTest
    @ValueSource(ints = {126, 127})
    void aCommandThatDoesNotExist(int status) throws IOException {
        Files.writeString(folder().stderr(), "sh: 1: trian: not found\n");
        assertUnusable(read(status, "loss"), "could not be run", "trian: not found", "spelled right");
    }

    @Test
    void aMissingMetricIsNamedAndTheLastLinesAreShown() throws IOException {
        stdout("line 1\n" + "progress\n".repeat(18) + "accuracy=0.5\nalmost there\n");
        Files.writeString(folder().stderr(), "a warning\n");
        Verdict verdict = read(0, "accuracy", "loss");
        assertUnusable(
                verdict,
                "no 'loss'",
                "lines have 'accuracy'.",
                "loss=…",
                "almost there",
                "a warning",
                "    accuracy=0.5\n");
        assertThat(((Verdict.Unusable) verdict).message()).doesNotContain("line 1");
    }

    @Test
    void noOutputAtAll() throws IOException {
        assertUnusable(read(0, "loss"), "no 'loss'", "It wrote nothing.");
    }

    @Test
    void garbage() throws IOException {
        byte[] noise = new byte[100_000];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) (i * 31 + i / 7);
        }
        Files.write(folder().stdout(), noise);
        assertUnusable(read(0, "loss"), "no 'loss'");
        stdout("loss=high\n");
        assertUnusable(read(0, "loss"), "\"high\"", "'loss'", "a value is a number");
        resultFile("loss: 3");
        assertUnusable(read(0, "loss"), "no JSON object", "It begins with: loss: 3");
        resultFile("{\"loss\": 3,}");
        assertUnusable(read(0, "loss"), "no JSON object", "It begins with: {\"loss\": 3,}");
        resultFile("[1]");
        assertUnusable(read(0, "loss"), "it is something else");
        resultFile("");
        assertUnusable(read(0, "loss"), "it has 0 bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"0.5\"", "[1, 2, 3]", "[0.5, 3]", "{\"value\": 1, \"sd\": 2}", "[-1, 3]", "{}"})
    void valuesOfNoKnownKind(String value) throws IOException {
        resultFile("{\"loss\": " + value + "}");
        assertThat(read(0, "loss")).isInstanceOf(Verdict.Unusable.class);
    }

    @Test
    void theTimeItTookNeedNotBeReported() throws IOException {
        assertThat(read(0, Metric.WALL_SECONDS)).isEqualTo(measured(Metric.WALL_SECONDS, Observation.of(1.5)));
        stdout("loss=2\n");
        assertThat(read(0, "loss", Metric.WALL_SECONDS))
                .isEqualTo(new Verdict.Measured(
                        Map.of("loss", Observation.of(2), Metric.WALL_SECONDS, Observation.of(1.5))));
        stdout("wall_seconds=9\n");
        assertThat(read(0, Metric.WALL_SECONDS)).isEqualTo(measured(Metric.WALL_SECONDS, Observation.of(9)));
    }

    @Test
    void aTimeOutIsAFailureUnlessTheTimeIsAllThatIsMeasured() throws IOException {
        Ending timedOut = new Ending.TimedOut(Duration.ofSeconds(90));
        stdout("loss=0.5\n");
        assertThat(read(timedOut, "loss", Metric.WALL_SECONDS)).isEqualTo(new Verdict.Failed("took longer than 90 s"));
        assertThat(read(timedOut, Metric.WALL_SECONDS))
                .isEqualTo(measured(Metric.WALL_SECONDS, Observation.moreThan(90)));
        resultFile("{\"loss\": 2}");
        assertThat(read(timedOut, "loss")).isEqualTo(loss(2));
    }

    @Test
    void whatVanishedIsLostUnlessItLeftAResult() throws IOException {
        assertThat(read(new Ending.Vanished("power cut"), "loss")).isEqualTo(new Verdict.Lost("power cut", false));
        resultFile("{\"loss\": 2}");
        assertThat(read(new Ending.Vanished("power cut"), "loss")).isEqualTo(loss(2));
        assertThat(read(new Ending.Cancelled(), "loss")).isEqualTo(new Verdict.Cancelled());
    }

    @Test
    void theResultIsFoundBehindMegabytesOfOutput() throws IOException {
        stdout("{\"loss\": 4}\n" + "noise\n".repeat(2_000_000));
        assertThat(read(0, "loss")).isEqualTo(loss(4));
    }
}
