package dev.brink.study.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.observation.Observation;
import dev.brink.study.Environment;
import dev.brink.study.ImportedResult;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.KnownCommands;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultsCsvTest {
    private static final StudyPlan PLAN = StudyFile.parse("cookies.yaml", """
            study: cookies
            parameters:
              sugar: {type: real, min: 0, max: 100}
              eggs: {type: integer, min: 0, max: 5}
              fat: {type: choice, values: [butter, oil]}
            objective: {metric: price, minimize: true}
            constraints:
              tasty: {metric: liked, out_of: asked, at_least: 0.95}
              safe: {metric: burnt, must_be: false}
            """, KnownCommands.none());
    private static final StudyPlan TWO_TASKS = StudyFile.parse("two.yaml", """
            study: two
            parameters: {x: {type: real, min: 0, max: 1}}
            objective: {metric: loss, minimize: true}
            constraints: {small: {metric: size, at_most: 3}}
            tasks:
              weigh: {reveals: [small]}
              train: {reveals: [loss]}
            """, KnownCommands.none());

    @TempDir
    private Path folder;

    private List<ImportedResult> read(StudyPlan plan, String text) throws IOException {
        return ResultsCsv.read(Files.writeString(folder.resolve("data.csv"), text), plan);
    }

    @Test
    void countsAreTwoColumnsAndFailuresHaveOneOfTheirOwn() throws IOException {
        List<ImportedResult> results = read(PLAN, """
                sugar,eggs,fat,price,liked,asked,burnt,failed
                50,2,butter,1.25,9,10,false,
                60,3,oil,,,,,"fell apart, badly"
                """);
        assertThat(results).hasSize(2);
        assertThat(results.get(0).values())
                .containsEntry("price", Observation.of(1.25))
                .containsEntry("liked", Observation.counts(9, 10))
                .containsEntry("burnt", Observation.no());
        assertThat(results.get(0).point().integer("eggs")).isEqualTo(2);
        assertThat(results.get(1).failure()).hasValue("fell apart, badly");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sugar,eggs,fatt,price | :1: There is no parameter or metric 'fatt': did you mean 'fat'?",
                "sugar,eggs,price | :1: The column of parameter 'fat' is missing",
                "sugar,sugar,eggs,fat | :1: The column 'sugar' is there twice",
                "sugar,eggs,fat,price,liked,asked,burnt;1,2,butter,1,9,10 | :2: The row has 6 fields, but the header names 7",
                "sugar,eggs,fat,price,liked,asked,burnt;500,2,butter,1,9,10,no | :2: Parameter 'sugar' received 500, but that is out of its range",
                "sugar,eggs,fat,price,liked,asked,burnt;5,2.5,butter,1,9,10,no | :2: Parameter 'eggs' received 2.5",
                "sugar,eggs,fat,price,liked,asked,burnt;5,2,buter,1,9,10,no | did you mean \"butter\"?",
                "sugar,eggs,fat,price,liked,asked,burnt;5,2,oil,dear,9,10,no | :2: Metric 'price' received \"dear\"",
                "sugar,eggs,fat,price,liked,asked,burnt;5,2,oil,NaN,9,10,no | :2: Metric 'price' received \"NaN\"",
                "sugar,eggs,fat,price,liked,asked,burnt;5,2,oil,1,11,10,no | :2: Metrics 'liked' and 'asked'",
                "sugar,eggs,fat,price,liked,asked,burnt;5,2,oil,1,9,,no | :2: Metric 'asked' was not reported",
                "sugar,eggs,fat,price,liked,asked,burnt;5,2,oil,1,9,10,7 | it is a yes or a no",
                "sugar,eggs,fat,price,liked,asked,burnt;,2,oil,1,9,10,no | :2: Parameter 'sugar' has no value",
            })
    void aWrongTableIsRefusedWithLineAndNextStep(String table, String message) {
        assertThatThrownBy(() -> read(PLAN, table.replace(';', '\n')))
                .isInstanceOf(InvalidResultsException.class)
                .hasMessageContaining(message)
                .hasMessageEndingWith("Nothing was imported.");
    }

    @Test
    void everyWrongRowIsNamed() {
        assertThatThrownBy(() -> read(TWO_TASKS, "x,loss\n0.1,bad\n0.2,1\n0.3,worse\n"))
                .hasMessageContaining(":2:")
                .hasMessageContaining(":4:");
    }

    @Test
    void anEmptyOrMissingFileIsNamed() {
        assertThatThrownBy(() -> read(PLAN, "")).hasMessageContaining("The table is empty");
        assertThatThrownBy(() -> ResultsCsv.read(folder.resolve("none.csv"), PLAN))
                .hasMessageContaining("does not exist");
    }

    @Test
    void aRowIsARunOfEveryTaskWhoseMetricsItHas() throws IOException {
        assertThat(read(TWO_TASKS, "x,loss,size\n0.1,1,2\n0.2,,3\n"))
                .extracting(ImportedResult::task)
                .containsExactly("weigh", "train", "weigh");
        assertThat(read(TWO_TASKS, "x,loss,size,task,failed\n0.1,1,2,train,\n0.2,,,train,diverged\n"))
                .extracting(ImportedResult::task)
                .containsExactly("train", "train");
        assertThatThrownBy(() -> read(TWO_TASKS, "x,loss,failed\n0.1,,diverged\n"))
                .hasMessageContaining("add a column 'task'");
        assertThatThrownBy(() -> read(TWO_TASKS, "x,loss\n0.1,\n")).hasMessageContaining("not all metrics");
    }

    @Test
    void whatIsExportedCanBeImported() throws IOException {
        List<ImportedResult> results = read(PLAN, """
                sugar,eggs,fat,price,liked,asked,burnt,failed
                0.1,2,butter,1.25±0.5,9,10,false,
                60,3,oil,,,,,"fell apart, 'badly'"
                7e-9,0,oil,>3,0,4,true,no
                """);
        try (Journal journal = Journal.in(folder.resolve("one"))) {
            Study study = Study.open(journal, PLAN, Environment.standard());
            List<Trial> imported = study.importResults(results);
            assertThat(imported)
                    .extracting(Trial::state)
                    .containsExactly(TrialState.DONE, TrialState.FAILED, TrialState.DONE);
            study.suggest();
            assertThat(read(PLAN, TrialsCsv.write(PLAN, study.trials()))).isEqualTo(results);
            assertThat(study.usage().trials()).isEqualTo(1);
            assertThat(study.history().size()).isEqualTo(3);
        }
    }
}
