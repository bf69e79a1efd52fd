package dev.brink.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.observation.Observation;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.KnownCommands;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.store.Journal;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A study file that is edited while its study goes on. */
class PlanChangeTest {
    private static final String FILE = """
            study: edited
            parameters:
              x: {type: real, min: 0, max: 4}
              c: {type: choice, values: [a, b, c]}
            objective: {metric: loss, minimize: true}
            constraints:
              small: {metric: size, at_most: 60, confidence: 0.9}
            command: ./train {x}
            budget: {trials: 12}
            """;

    @TempDir
    private Path folder;

    private static StudyPlan plan(String text) {
        return StudyFile.parse("study.yaml", text, KnownCommands.none());
    }

    private Study open(Journal journal, String text) {
        return Study.open(journal, plan(text), Environment.standard());
    }

    @BeforeEach
    void oneTrialIsDoneAndAnotherWaits() {
        try (Journal journal = Journal.in(folder)) {
            Study study = open(journal, FILE);
            study.add(Map.of("x", 3, "c", "a"), Optional.empty());
            study.add(Map.of("x", 1, "c", "b"), Optional.empty());
            study.measured(1, Map.of("loss", Observation.of(1), "size", Observation.of(2)), OptionalDouble.empty());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "trials: 12 | trials: 50 | Budget: was 12 trials and is 50 trials.",
                "trials: 12} | trials: 12}\\nparallel: 3 | Parallel trials: was 1 and is 3.",
                "./train {x} | ./train2 {x} | How task 'run' is carried out was by \"./train {x}\" and is by",
                "trials: 12} | trials: 12}\\ninitial_points: 3 | Initial points: was not set and is 3.",
                "confidence: 0.9 | confidence: 0.8 | Constraint 'small' was",
                "at_most: 60 | at_most: 50 | Constraint 'small' was",
                "max: 4 | max: 8 | Parameter 'x' was",
                "max: 4 | max: 3.5 | Parameter 'x' was",
                "values: [a, b, c] | values: [b, a] | Parameter 'c' was",
                "minimize: true | maximize: true | Objective 'loss' was",
                "small: {metric: size, at_most: 60, confidence: 0.9} | # | Constraint 'small' was removed.",
                "study: edited | study: edited # | edited without a change of meaning",
            })
    void whatFitsTheTrialsIsTakenAndRecorded(String old, String now, String recorded) {
        String text = FILE.replace(old, now.replace("\\n", "\n"));
        assertThat(text).isNotEqualTo(FILE);
        try (Journal journal = Journal.in(folder)) {
            Study study = open(journal, text);
            assertThat(study.planChanges().get(0).what()).contains(recorded);
            assertThat(study.history().size()).isEqualTo(1);
            assertThat(study.suggest().number()).isEqualTo(3);
        }
        try (Journal journal = Journal.in(folder)) {
            Study again = Study.find(journal, "edited", Environment.standard());
            assertThat(again.planChanges().get(0).what()).contains(recorded);
            assertThat(open(journal, text).planChanges()).isEqualTo(again.planChanges());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c: {type: choice, values: [a, b, c]} | # | Parameter 'c' was removed, but every trial has a value",
                "parameters: | parameters:\\n  z: {type: boolean} | Parameter 'z' was added, but no trial",
                "type: real | type: integer | Parameter 'x' has become of another kind, from real to integer",
                "max: 4 | max: 2 | Trial 1 does not fit. Parameter 'x' received 3",
                "values: [a, b, c] | values: [a, c] | Trial 2 does not fit.",
                "metric: loss | metric: price | Trial 1 measured other things.",
                "at_most: 60 | out_of: all, at_most: 0.6 | Trial 1 measured other things.",
                "command: ./train {x} | tasks: {go: {command: ./a, reveals: [loss, small]}} | Trial 1 does not fit.",
            })
    void whatDoesNotFitIsRefusedAndNothingIsRecorded(String old, String now, String message) {
        String text = FILE.replace(old.replace("\\n", "\n"), now.replace("\\n", "\n"));
        assertThat(text).isNotEqualTo(FILE);
        try (Journal journal = Journal.in(folder)) {
            int entries = journal.read("edited", 0).size();
            assertThatThrownBy(() -> open(journal, text))
                    .isInstanceOf(IncompatiblePlanException.class)
                    .hasMessageContaining(message)
                    .hasMessageContaining("give the study another name");
            assertThat(journal.read("edited", 0)).hasSize(entries);
            assertThat(open(journal, FILE).trials()).hasSize(2);
        }
    }

    @Test
    void aStudyIsFoundByNameWithoutItsFile() {
        try (Journal journal = Journal.in(folder)) {
            assertThat(Study.find(journal, "edited", Environment.standard())
                            .plan()
                            .budget()
                            .trials())
                    .hasValue(12);
            assertThatThrownBy(() -> Study.find(journal, "editde", Environment.standard()))
                    .isInstanceOf(UnknownStudyException.class)
                    .hasMessageContaining("did you mean 'edited'?");
        }
    }
}
