package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.study.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The verbs that look at a study and those by which people take part in it. */
class StudyVerbsTest {
    private static final String FILE = """
            study: cookies
            parameters:
              sugar: {type: real, min: 0, max: 100}
              fat: {type: choice, values: [butter, oil]}
            objective: {metric: price, minimize: true, noise: none}
            constraints:
              tasty: {metric: liked, out_of: asked, at_least: 0.7, confidence: 0.8}
            budget: {trials: 30}
            """;

    @TempDir
    private Path folder;

    private String file = "";
    private String out = "";
    private String err = "";

    @BeforeEach
    void aStudyFile() throws IOException {
        file = Files.writeString(folder.resolve("cookies.yaml"), FILE).toString();
    }

    private int brink(String... arguments) {
        StringWriter printed = new StringWriter();
        StringWriter complained = new StringWriter();
        int status = Brink.speaking(
                        Brink.commandLine(arguments), new PrintWriter(printed, true), new PrintWriter(complained, true))
                .execute(arguments);
        out = printed.toString();
        err = complained.toString();
        return status;
    }

    private Map<?, ?> object() {
        return (Map<?, ?>) Objects.requireNonNull(Json.parse(out));
    }

    private List<?> array() {
        return (List<?>) Objects.requireNonNull(Json.parse(out));
    }

    private void someTrials() {
        assertThat(brink("add", "sugar=20", "fat=oil", "-s", file)).isZero();
        assertThat(brink("add", "sugar=70", "fat=butter", "-s", file)).isZero();
        assertThat(brink("tell", "1", "price=1.5", "liked=9", "asked=10", "-s", file))
                .isZero();
        assertThat(brink("tell", "2", "--failed", "fell apart", "-s", file)).isZero();
    }

    @Test
    void byHandFromTheFirstQuestionToTheAnswer() {
        assertThat(brink("ask", file)).isZero();
        assertThat(out).contains("Trial 1, task run: sugar=", "brink tell 1 price=… liked=… asked=…");
        assertThat(brink("tell", "1", "price=1.2", "liked=19/20", "-s", file)).isZero();
        assertThat(out).startsWith("trial 1 done: price 1.2, liked 19 out of 20 at sugar=");
        assertThat(brink("best", file, "--json")).isZero();
        assertThat(object().keySet().stream().map(String::valueOf))
                .contains("point", "objective", "constraints", "confident", "why");
        assertThat(object().get("confident")).isEqualTo(true);
        Map<?, ?> objective = (Map<?, ?>) Objects.requireNonNull(object().get("objective"));
        assertThat((List<?>) objective.get("interval")).hasSize(2);
        assertThat(objective.get("mean")).isInstanceOf(Double.class);
        Map<?, ?> tasty = (Map<?, ?>) ((Map<?, ?>) Objects.requireNonNull(object().get("constraints"))).get("tasty");
        assertThat(Objects.requireNonNull(tasty).get("required")).isEqualTo(0.8);
        assertThat(brink("best", file)).isZero();
        assertThat(out).startsWith("Recommended: sugar=");
    }

    @Test
    void anAnswerThatIsNotConfidentHasAnExitStatusOfItsOwn() {
        brink("add", "sugar=20", "fat=oil", "-s", file);
        brink("tell", "1", "price=1.5", "liked=1", "asked=10", "-s", file);
        assertThat(brink("best", file)).isEqualTo(3);
        assertThat(out).contains("Nothing passes with the confidence asked");
    }

    @Test
    void trialsAreListedShownAndExported() throws IOException {
        someTrials();
        assertThat(brink("trials", file)).isZero();
        assertThat(out.lines().map(line -> line.replaceAll(" +", " ").strip()))
                .containsExactly(
                        "1 done sugar=20 fat=oil price 1.5, liked 9 out of 10",
                        "2 failed sugar=70 fat=butter fell apart");
        brink("trials", file, "--json");
        Map<?, ?> second = (Map<?, ?>) Objects.requireNonNull(array().get(1));
        assertThat(second.get("number")).isEqualTo(2L);
        assertThat(second.get("state")).isEqualTo("failed");
        assertThat(second.get("reason")).isEqualTo("fell apart");
        assertThat(second.get("point")).isEqualTo(Map.of("sugar", 70.0, "fat", "butter"));
        assertThat(second.keySet().stream().map(String::valueOf)).contains("task", "values", "times");
        brink("trials", file, "--state", "failed", "--json");
        assertThat(array()).hasSize(1);
        brink("show", "1", file);
        assertThat(out).contains("Trial 1 of task run: done", "sugar = 20", "measured liked: 9 out of 10", "added");
        Path table = folder.resolve("trials.csv");
        assertThat(brink("export", file, "--csv", "-o", table.toString())).isZero();
        assertThat(Files.readString(table)).startsWith("number,state,task,failed,");
        Files.writeString(folder.resolve("other.yaml"), FILE.replace("study: cookies", "study: biscuits"));
        assertThat(brink(
                        "import", table.toString(), folder.resolve("other.yaml").toString()))
                .isZero();
        assertThat(out).contains("Imported 2 results", "into study biscuits");
        brink("export", file, "--json");
        assertThat(object().get("file")).isEqualTo(FILE);
    }

    @Test
    void aTableIsImportedOnce() throws IOException {
        Path table = folder.resolve("known.csv");
        Files.writeString(table, "sugar,fat,price,liked,failed\n20,oil,1.5,9/10,\n70,butter,,,fell apart\n");
        assertThat(brink("import", table.toString(), file)).isZero();
        assertThat(brink("import", table.toString(), file)).isEqualTo(2);
        assertThat(err).contains("Every result in " + table, "study cookies", "Nothing was imported", "--again");
        assertThat(brink("import", table.toString(), file, "--again")).isZero();
        Files.writeString(table, "sugar,fat,price,liked\n20,oil,1.5,9/10\n30,oil,1.6,9/10\n");
        assertThat(brink("import", table.toString(), file)).isZero();
        brink("trials", file, "--json");
        assertThat(array()).hasSize(6);
    }

    @Test
    void theTableComesBeforeTheStudy() {
        assertThat(brink("import", file, "known.csv")).isEqualTo(2);
        assertThat(err).contains("looks like a study's file: brink import known.csv " + file);
        assertThat(brink("import", file)).isEqualTo(2);
        assertThat(err).contains("looks like a study's file: brink import TABLE " + file);
    }

    @Test
    void theStatusCountsAndNeedsNoInference() {
        someTrials();
        brink("add", "sugar=50", "fat=oil", "-s", file);
        assertThat(brink("status", file)).isZero();
        assertThat(out)
                .contains("Study cookies", "2 of 30 trials", "1 waiting, 1 done, 1 failed", "'brink ask' goes on");
        brink("status", file, "--json");
        assertThat(object().get("trials"))
                .isEqualTo(Map.of("waiting", 1L, "running", 0L, "done", 1L, "failed", 1L, "lost", 0L, "cancelled", 0L));
    }

    @Test
    void trialsAreRetriedAndCancelled() {
        someTrials();
        assertThat(brink("retry", "2", file)).isZero();
        assertThat(out).isEqualTo("Trial 2 waits again: sugar=70 fat=butter\n");
        assertThat(brink("cancel", "2", file)).isZero();
        assertThat(brink("cancel", "2", file)).isEqualTo(2);
        assertThat(err).contains("Trial 2 is cancelled, but only one that is waiting, running or lost can be");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tell 1 price=1 liked=1/2 | Trial 1 is done",
                "tell 2 --failed --lost | brink tell: --failed, --lost are mutually exclusive",
                "tell price=1 | Invalid value for N: 'price=1' is not a whole number",
                "tell 3 price=1 liked=1/2 --cost much | option '--cost': 'much' is not a number",
                "tell 9 price=1 | no trial 9: its trials are 1 to 3",
                "tell 3 | Nothing was told of trial 3",
                "tell 3 prize=1 | did you mean 'price'?",
                "tell 3 price | is not of the form name=value",
                "tell 3 price=cheap liked=1/2 | Metric 'price' received \"cheap\"",
                "tell 3 price=1 price=2 | is given twice",
                "tell 3 price=1 liked=9 | Metric 'asked' was not reported",
                "tell 3 price=1 liked=11 asked=10 | Metrics 'liked' and 'asked'",
                "tell 3 price=1 --failed | cannot have both",
                "add sugar=1 | Parameter 'fat' has no value",
                "add sugar=1 fat=lard | its values are \"butter\", \"oil\"",
                "add sugar=much fat=oil | Parameter 'sugar' received \"much\"",
                "add suger=1 fat=oil | did you mean 'sugar'?",
                "add sugar=1 fat=oil --task bake | has no task 'bake'",
            })
    void whatIsWrongIsSaidWithTheNextStep(String arguments, String message) {
        someTrials();
        brink("add", "sugar=50", "fat=oil", "-s", file);
        String[] words = (arguments + " -s " + file).split(" ");
        assertThat(brink(words)).isEqualTo(2);
        assertThat(err).contains(message).doesNotContain("\tat ");
        assertThat(out).isEmpty();
    }

    @Test
    void aStudyWhoseBudgetIsUsedSaysSo() {
        someTrials();
        brink("add", "sugar=50", "fat=oil", "-s", file);
        assertThat(brink("status", edited("trials: 30", "trials: 3"))).isZero();
        assertThat(out).contains("'brink ask' goes on");
        assertThat(brink("ask", file)).isZero();
        assertThat(brink("status", file)).isZero();
        assertThat(out)
                .contains("its budget is used (trials)", "Budget: was 30 trials and is 3 trials.")
                .doesNotContain("time left");
    }

    private String edited(String old, String now) {
        try {
            return Files.writeString(Path.of(file), FILE.replace(old, now)).toString();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Test
    void unknownStudiesStatesAndFormatsAreNamed() {
        someTrials();
        assertThat(brink("trials", file, "--state", "finished")).isEqualTo(2);
        assertThat(err).contains("There is no state 'finished'");
        assertThat(brink("trials", file, "--json", "--csv")).isEqualTo(2);
        assertThat(brink("export", file)).isEqualTo(2);
        assertThat(err).contains("--csv", "--json");
        assertThat(brink("best", folder.resolve("none.yaml").toString())).isEqualTo(2);
        assertThat(err).contains("does not exist");
        assertThat(brink("import", folder.resolve("none.csv").toString(), file)).isEqualTo(2);
        assertThat(err).contains("does not exist", "Nothing was imported");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"best", "status", "trials", "show", "ask", "tell", "add", "import", "retry", "cancel", "export"})
    void everyVerbHasHelpWithExamples(String verb) {
        assertThat(brink(verb, "--help")).isZero();
        assertThat(out).contains("Usage: brink " + verb, "Examples:", "brink " + verb);
        assertThat(out.lines()).allMatch(line -> line.length() <= 80);
    }
}
