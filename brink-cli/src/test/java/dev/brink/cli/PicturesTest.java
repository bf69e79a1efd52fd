package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.observation.Observation;
import dev.brink.study.Environment;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.KnownCommands;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The verbs that draw, on a study of a few trials. */
class PicturesTest {
    private static final String STUDY = """
            study: cake
            parameters:
              sugar: {type: real, min: 10, max: 300, scale: log}
              minutes: {type: integer, min: 20, max: 60}
              flour: {type: choice, values: [wheat, rye]}
            objective: {metric: taste, maximize: true}
            constraints:
              brown: {metric: brown, at_most: 3, confidence: 0.9}
            command: "bake {sugar} {minutes} {flour}"
            budget: {trials: 20}
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void aStudyWithAFewTrials() throws IOException {
        Path file = Files.writeString(folder.resolve("cake study.yaml"), STUDY);
        try (Journal journal = Journal.in(folder)) {
            Study study = Study.open(journal, StudyFile.read(file, KnownCommands.none()), Environment.standard());
            for (int i = 0; i < 6; i++) {
                Trial trial = study.suggest();
                study.started(trial.number(), Map.of());
                if (i == 2) {
                    study.failed(trial.number(), "burnt <black>", OptionalDouble.empty());
                } else {
                    study.measured(trial.number(), baked(trial), OptionalDouble.empty());
                }
            }
            study.suggest();
        }
    }

    private static Map<String, Observation> baked(Trial trial) {
        double minutes = trial.point().real("minutes");
        double sugar = Math.log(trial.point().real("sugar"));
        return Map.of("taste", Observation.of(5 - Math.pow(sugar - 4, 2)), "brown", Observation.of(minutes / 15));
    }

    private int brink(String verb, String... more) {
        String[] arguments = new String[more.length + 2];
        arguments[0] = verb;
        arguments[1] = folder.resolve("cake study.yaml").toString();
        System.arraycopy(more, 0, arguments, 2, more.length);
        return Brink.speaking(Brink.commandLine(arguments), new PrintWriter(out, true), new PrintWriter(err, true))
                .execute(arguments);
    }

    @Test
    void plotDrawsTwoParameters() throws IOException {
        Path svg = folder.resolve("out.svg");
        int code = brink("plot", "-x", "sugar", "-y", "minutes", "--at", "flour=rye", "-o", svg.toString());
        assertThat(err.toString()).contains("Wrote ");
        assertThat(code).isZero();
        assertThat(Files.readString(svg))
                .startsWith("<svg")
                .contains("cake: what is believed along sugar and minutes", "at flour = rye", "Pr(brown at most 3)")
                .contains("burnt &lt;black&gt;", "Pr(run succeeds)");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(Path::getFileName).map(Path::toString))
                    .containsExactlyInAnyOrder(".brink", "cake study.yaml", "out.svg");
        }
    }

    @Test
    void plotDrawsOneParameterToTheStandardOutput() {
        assertThat(brink("plot", "-x", "flour", "-o", "-")).isZero();
        assertThat(out.toString()).startsWith("<svg").contains("taste: mean and 95 % interval", "wheat");
    }

    @Test
    void plotRefusesWhatMakesNoSense() {
        assertThat(brink("plot", "-x", "suger", "-o", "-")).isEqualTo(2);
        assertThat(err.toString()).contains("'suger'", "did you mean 'sugar'?");
        assertThat(brink("plot", "-x", "sugar", "-y", "sugar", "-o", "-")).isEqualTo(2);
        assertThat(brink("plot", "-x", "sugar", "--at", "minutes=7", "-o", "-")).isEqualTo(2);
        assertThat(err.toString()).contains("20 to 60");
        assertThat(brink("plot", "-x", "sugar", "--at", "minutes", "-o", "-")).isEqualTo(2);
        assertThat(err.toString()).contains("not of the form name=value");
        assertThat(brink(
                        "plot",
                        "-x",
                        "sugar",
                        "-o",
                        folder.resolve("none/out.svg").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("Cannot write");
    }

    @Test
    void reportIsOnePageOfEverything() throws IOException {
        Path page = folder.resolve("report.html");
        int code = brink("report", "-o", page.toString());
        assertThat(err.toString()).contains("Wrote ");
        assertThat(code).isZero();
        assertThat(Files.readString(page))
                .startsWith("<!DOCTYPE html>")
                .contains("<h1>cake</h1>", "burnt &lt;black&gt;", "initial design", "waiting", "bake {sugar}")
                .contains("20 trials; 1 at a time, seed");
    }
}
