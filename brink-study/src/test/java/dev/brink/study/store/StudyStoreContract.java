package dev.brink.study.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.data.Suggestion.Reason;
import dev.brink.data.TaskValue;
import dev.brink.observation.Observation;
import dev.brink.study.event.Entry;
import dev.brink.study.event.Event;
import dev.brink.study.event.Origin;
import dev.brink.study.event.Why;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every store promises; a test of each store inherits it. */
abstract class StudyStoreContract {
    static final Instant NOW = Instant.parse("2026-01-02T03:04:05.678Z");

    @TempDir
    Path folder;

    /** Another view of the same store, as another process would open it. */
    abstract StudyStore open();

    static Entry entry(Event... events) {
        return new Entry(NOW, 0, List.of(events));
    }

    static Entry retried(long number) {
        return entry(new Event.Retried(number));
    }

    @Test
    void aNewStoreHasNoStudies() {
        try (StudyStore store = open()) {
            assertThat(store.studies()).isEmpty();
            assertThat(store.read("none", 0)).isEmpty();
            assertThat(store.notes()).isEmpty();
        }
    }

    @Test
    void everyKindOfEventComesBackAsItWas() {
        Why why = new Why(
                Reason.IMPROVEMENT,
                Double.NEGATIVE_INFINITY,
                List.of(new TaskValue("train", 0.1 + 0.2, Double.NaN, 1e-300)),
                List.of("mended\nby \"hand\" – ü"));
        Entry everything = new Entry(
                NOW,
                3,
                List.of(
                        new Event.Configured("a b.yaml", "study: x\n# ü \u2028 \u0000\n", List.of("Seed: was 1.")),
                        new Event.Created(
                                1,
                                Origin.SUGGESTED,
                                "train",
                                Map.of("x", 0.1, "n", Long.MAX_VALUE, "c", "a b", "b", true),
                                Optional.of(why)),
                        new Event.Created(2, Origin.IMPORTED, "train", Map.of("x", Double.MIN_VALUE), Optional.empty()),
                        new Event.Started(1, Map.of("pid", "7")),
                        new Event.Measured(
                                1,
                                Map.of(
                                        "a", Observation.of(1e308),
                                        "b", Observation.of(-0.1, 0.2),
                                        "c", Observation.counts(1, 2),
                                        "d", Observation.yes(),
                                        "e", Observation.moreThan(60)),
                                OptionalDouble.of(1.5)),
                        new Event.Failed(2, "diverged", OptionalDouble.empty()),
                        new Event.Lost(2, "killed", true),
                        new Event.Cancelled(2, "not wanted"),
                        new Event.Retried(2),
                        new Event.SessionBegan("process 7"),
                        new Event.SessionSeen(),
                        new Event.SessionEnded()));
        try (StudyStore store = open()) {
            assertThat(store.append("all", 0, everything)).isTrue();
            assertThat(store.read("all", 0)).containsExactly(everything);
        }
        try (StudyStore store = open()) {
            assertThat(store.read("all", 0)).containsExactly(everything);
        }
    }

    @Test
    void studiesAreKeptApartAndInTheOrderInWhichTheyBegan() {
        try (StudyStore store = open()) {
            assertThat(store.append("second-by-name", 0, retried(1))).isTrue();
            assertThat(store.append("a", 0, retried(2))).isTrue();
            assertThat(store.append("second-by-name", 1, retried(3))).isTrue();
            assertThat(store.studies()).containsExactly("second-by-name", "a");
            assertThat(store.read("second-by-name", 0)).containsExactly(retried(1), retried(3));
            assertThat(store.read("second-by-name", 1)).containsExactly(retried(3));
            assertThat(store.read("a", 7)).isEmpty();
        }
    }

    @Test
    void whoeverHasNotSeenEverythingAppendsNothing() {
        try (StudyStore one = open();
                StudyStore other = open()) {
            assertThat(one.append("s", 0, retried(1))).isTrue();
            assertThat(other.append("s", 0, retried(2))).isFalse();
            assertThat(other.read("s", 0)).containsExactly(retried(1));
            assertThat(other.append("s", 1, retried(2))).isTrue();
            assertThat(one.append("s", 2, retried(3))).isTrue();
            assertThat(one.read("s", 0)).containsExactly(retried(1), retried(2), retried(3));
        }
    }

    @Test
    void manyWritersAtOnceLoseNothing() throws Exception {
        int writers = 4;
        int each = 25;
        ExecutorService threads = Executors.newFixedThreadPool(writers);
        try (StudyStore shared = open()) {
            List<Callable<Void>> work = new ArrayList<>();
            for (int writer = 0; writer < writers; writer++) {
                long number = writer;
                work.add(() -> {
                    for (int i = 0; i < each; i++) {
                        while (!shared.append("s", shared.read("s", 0).size(), retried(number))) {
                            Thread.onSpinWait();
                        }
                    }
                    return null;
                });
            }
            for (Future<Void> done : threads.invokeAll(work)) {
                done.get();
            }
            List<Entry> entries = shared.read("s", 0);
            assertThat(entries).hasSize(writers * each);
            for (int writer = 0; writer < writers; writer++) {
                Entry own = retried(writer);
                assertThat(entries.stream().filter(own::equals)).hasSize(each);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void onlyOneHoldsAStudyAndTheSecondIsToldWho() {
        try (StudyStore store = open()) {
            Holder holder = Holder.here(NOW);
            try (RunLock first = store.hold("s", holder)) {
                assertThat(first).isNotNull();
                assertThat(store.holder("s")).hasValue(holder);
                assertThatThrownBy(() -> store.hold("s", holder))
                        .isInstanceOf(StudyInUseException.class)
                        .hasMessageContaining("process " + holder.pid() + " since 2026-01-02T03:04:05Z");
                try (RunLock another = store.hold("t", holder)) {
                    assertThat(another).isNotNull();
                }
            }
            assertThat(store.holder("s")).isEmpty();
            try (RunLock again = store.hold("s", holder)) {
                assertThat(again).isNotNull();
            }
        }
    }
}
