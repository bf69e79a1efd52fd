package dev.brink.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.data.InvalidMeasurementException;
import dev.brink.observation.Observation;
import dev.brink.study.event.Origin;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.KnownCommands;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.store.Journal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyTest {
    private static final OptionalDouble NO_COST = OptionalDouble.empty();
    private static final String FILE = """
            study: bowl
            parameters:
              x: {type: real, min: -2, max: 2}
              n: {type: integer, min: 1, max: 100, scale: log}
            objective: {metric: loss, minimize: true}
            constraints:
              small: {metric: size, at_most: 60, confidence: 0.9}
              works: {succeeds: run}
            budget: {trials: 12, failures: 0.5}
            retries: 1
            """;

    @TempDir
    private Path folder;

    private final TestClock clock = new TestClock();
    private final Environment environment = Environment.standard().at(clock);

    private StudyPlan plan(String text) {
        return StudyFile.parse("study.yaml", text, KnownCommands.none());
    }

    private Study open(Journal journal) {
        return Study.open(journal, plan(FILE), environment);
    }

    private static Map<String, Observation> values(Trial trial) {
        double x = trial.point().real("x");
        double n = trial.point().real("n");
        return Map.of("loss", Observation.of(x * x + 1 / n), "size", Observation.of(n));
    }

    @Test
    void aTrialGoesFromSuggestionToMeasurement() {
        try (Journal journal = Journal.in(folder)) {
            Study study = open(journal);
            Trial suggested = study.suggest();
            assertThat(suggested.number()).isEqualTo(1);
            assertThat(suggested.state()).isEqualTo(TrialState.WAITING);
            assertThat(suggested.origin()).isEqualTo(Origin.SUGGESTED);
            clock.pass(Duration.ofSeconds(5));
            Trial started = study.started(1, Map.of("pid", "42"));
            assertThat(started.state()).isEqualTo(TrialState.RUNNING);
            assertThat(started.details()).containsEntry("pid", "42");
            clock.pass(Duration.ofSeconds(7));
            Trial done = study.measured(1, values(started), NO_COST);
            assertThat(done.state()).isEqualTo(TrialState.DONE);
            assertThat(done.values()).containsKeys("loss", "size");
            assertThat(Duration.between(
                            done.times().started().orElseThrow(),
                            done.times().ended().orElseThrow()))
                    .isEqualTo(Duration.ofSeconds(7));
            assertThat(study.usage().trials()).isEqualTo(1);
            assertThat(study.history().size()).isEqualTo(1);
        }
    }

    @Test
    void everyPrefixOfAStudyGoesOnLikeTheWhole() {
        List<Trial> whole;
        try (Journal journal = Journal.in(folder.resolve("whole"))) {
            Study study = open(journal);
            for (int i = 0; i < 9; i++) {
                step(study, i);
            }
            whole = study.trials();
        }
        Path restarted = folder.resolve("restarted");
        for (int i = 0; i < 9; i++) {
            try (Journal journal = Journal.in(restarted)) {
                step(open(journal), i);
            }
        }
        try (Journal journal = Journal.in(restarted)) {
            List<Trial> pieces = open(journal).trials();
            assertThat(pieces)
                    .extracting(Trial::point)
                    .isEqualTo(whole.stream().map(Trial::point).toList());
            assertThat(pieces)
                    .extracting(Trial::why)
                    .isEqualTo(whole.stream().map(Trial::why).toList());
            assertThat(pieces)
                    .extracting(Trial::state)
                    .isEqualTo(whole.stream().map(Trial::state).toList());
        }
    }

    /** Two trials under way at once; every fourth fails. */
    private static void step(Study study, int i) {
        Trial next = study.suggest();
        study.started(next.number(), Map.of());
        long previous = next.number() - 1;
        if (previous > 0 && i % 4 == 3) {
            study.failed(previous, "diverged", NO_COST);
        } else if (previous > 0) {
            study.measured(previous, values(study.trial(previous)), NO_COST);
        }
    }

    @Test
    void aLostTrialWaitsAgainUntilItIsGivenUpAndTeachesNothing() {
        try (Journal journal = Journal.in(folder)) {
            Study study = open(journal);
            study.suggest();
            study.started(1, Map.of());
            assertThat(study.lost(1, "killed").state()).isEqualTo(TrialState.WAITING);
            study.started(1, Map.of());
            Trial lost = study.lost(1, "killed again");
            assertThat(lost.state()).isEqualTo(TrialState.LOST);
            assertThat(lost.attempts()).isEqualTo(2);
            assertThat(lost.reason()).hasValue("killed again");
            assertThat(study.history().size()).isZero();
            assertThat(study.usage().trials()).isZero();
            assertThat(study.retry(1).state()).isEqualTo(TrialState.WAITING);
        }
    }

    @Test
    void aFailureTeachesAndIsForgottenWhenRetried() {
        try (Journal journal = Journal.in(folder)) {
            Study study = open(journal);
            study.suggest();
            study.failed(1, "diverged", NO_COST);
            assertThat(study.history().size()).isEqualTo(1);
            study.retry(1);
            assertThat(study.history().size()).isZero();
            study.measured(1, values(study.trial(1)), NO_COST);
            assertThat(study.history().last().failure()).isEmpty();
        }
    }

    @Test
    void whatDoesNotFitIsRefusedAndNothingIsRecorded() {
        try (Journal journal = Journal.in(folder)) {
            Study study = open(journal);
            study.suggest();
            int entries = journal.read("bowl", 0).size();
            assertThatThrownBy(() -> study.measured(1, Map.of("loss", Observation.of(1)), NO_COST))
                    .isInstanceOf(InvalidMeasurementException.class)
                    .hasMessageContaining("lacks 'size'");
            assertThatThrownBy(() -> study.measured(1, Map.of(), NO_COST)).hasMessageContaining("lacks 'loss'");
            assertThatThrownBy(() -> study.retry(1))
                    .isInstanceOf(TrialStateException.class)
                    .hasMessageContaining("Trial 1 is waiting");
            assertThatThrownBy(() -> study.failed(7, "", NO_COST))
                    .isInstanceOf(UnknownTrialException.class)
                    .hasMessageContaining("no trial 7: its trials are 1 to 1");
            study.measured(1, values(study.trial(1)), NO_COST);
            assertThatThrownBy(() -> study.measured(1, values(study.trial(1)), NO_COST))
                    .isInstanceOf(TrialStateException.class)
                    .hasMessageContaining("Trial 1 is done");
            assertThat(journal.read("bowl", 0)).hasSize(entries + 1);
        }
    }

    @Test
    void pointsOfOnesOwnGoFirst() {
        try (Journal journal = Journal.in(folder)) {
            Study study = open(journal);
            study.suggest();
            study.add(Map.of("x", 0, "n", 10), Optional.empty());
            assertThat(study.waiting()).extracting(Trial::number).containsExactly(2L, 1L);
            Trial asked = study.ask();
            assertThat(asked.number()).isEqualTo(2);
            assertThat(asked.isByHand()).isTrue();
            assertThatThrownBy(() -> study.add(Map.of("x", 9, "n", 10), Optional.empty()))
                    .hasMessageContaining("out of its range");
        }
    }

    @Test
    void timeIsSummedOverSessionsAndNotBetweenThem() {
        try (Journal journal = Journal.in(folder)) {
            Study study = open(journal);
            try (Session session = study.beginSession()) {
                clock.pass(Duration.ofMinutes(3));
                session.seen();
                clock.pass(Duration.ofMinutes(1));
            }
            clock.pass(Duration.ofHours(5));
            study.suggest();
            try (Session session = study.beginSession()) {
                clock.pass(Duration.ofMinutes(2));
                session.seen();
                assertThat(study.usage().time()).isEqualTo(Duration.ofMinutes(6));
            }
        }
    }

    @Test
    void twoProcessesThatShareAStudySeeEachOther() {
        try (Journal one = Journal.in(folder);
                Journal other = Journal.in(folder)) {
            Study here = open(one);
            Study there = open(other);
            here.suggest();
            assertThat(there.suggest().number()).isEqualTo(2);
            there.measured(1, values(there.trial(1)), NO_COST);
            assertThatThrownBy(() -> here.cancelled(1, "not wanted")).hasMessageContaining("Trial 1 is done");
            here.refresh();
            assertThat(here.trials()).isEqualTo(there.trials());
        }
    }
}
