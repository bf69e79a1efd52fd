package dev.brink.study.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Suggestion.Reason;
import dev.brink.observation.Observation;
import dev.brink.study.Environment;
import dev.brink.study.Study;
import dev.brink.study.event.Entry;
import dev.brink.study.event.Event;
import dev.brink.study.event.Origin;
import dev.brink.study.event.Why;
import dev.brink.study.form.TrialForm;
import dev.brink.study.json.Json;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What many trials cost to open and to list, and what one entry costs to append. The figures stand in RATIONALE.md. */
@Tag("long")
class LargeStudyTest {
    private static final int TRIALS = 10_000;
    private static final String FILE = """
            study: large
            parameters:
              x: {type: real, min: 0, max: 1}
              y: {type: real, min: 0, max: 1}
              n: {type: integer, min: 1, max: 100}
            objective: {metric: loss, minimize: true}
            constraints: {small: {metric: size, at_most: 3}}
            """;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    @TempDir
    private Path folder;

    @Test
    void tenThousandTrialsAreOpenedAndListedInASecond() throws IOException {
        writeLargeStudy();
        Duration before = spent();
        try (Journal journal = Journal.in(folder)) {
            Study study = Study.find(journal, "large", Environment.standard());
            Duration opened = spent();
            String listed = Json.write(TrialForm.of(study.trials()));
            Duration printed = spent();
            assertThat(study.trials()).hasSize(TRIALS);
            assertThat(listed).contains("\"number\":" + TRIALS);
            System.out.println("Opening " + TRIALS + " trials took "
                    + opened.minus(before).toMillis() + " ms of one core, listing them as JSON "
                    + printed.minus(opened).toMillis() + " ms.");
            assertThat(printed.minus(before)).isLessThan(Duration.ofSeconds(2));
        }
    }

    @Test
    void appendsEachMadeDurable() {
        int entries = 1000;
        long began = System.nanoTime();
        try (Journal journal = Journal.in(folder)) {
            for (int i = 0; i < entries; i++) {
                assertThat(journal.append("large", i, measured(i, 0.5))).isTrue();
            }
        }
        System.out.println(Math.round(entries / ((System.nanoTime() - began) / 1e9)) + " durable appends a second.");
    }

    /** Time of this thread on a core, however busy the machine is. */
    private Duration spent() {
        return Duration.ofNanos(threads.getCurrentThreadCpuTime());
    }

    /** Without making every entry durable, which would take minutes. */
    private void writeLargeStudy() throws IOException {
        JournalFormat format = JournalFormat.current();
        SplittableRandom random = new SplittableRandom(1);
        Files.createDirectories(folder.resolve(".brink"));
        try (OutputStream file = new BufferedOutputStream(
                Files.newOutputStream(folder.resolve(".brink").resolve("journal")))) {
            file.write(format.write("large", entry(new Event.Configured("large.yaml", FILE, List.of()))));
            for (long number = 1; number <= TRIALS; number++) {
                file.write(format.write("large", created(number, random)));
                file.write(format.write("large", entry(new Event.Started(number, Map.of("pid", "12345")))));
                file.write(format.write("large", measured(number, random.nextDouble())));
            }
        }
    }

    private static Entry entry(Event event) {
        return new Entry(Instant.EPOCH, 1, List.of(event));
    }

    private static Entry created(long number, SplittableRandom random) {
        Map<String, Object> point =
                Map.of("x", random.nextDouble(), "y", random.nextDouble(), "n", random.nextLong(1, 101));
        Why why = new Why(Reason.IMPROVEMENT, -random.nextDouble(), List.of(), List.of());
        return entry(new Event.Created(number, Origin.SUGGESTED, "run", point, Optional.of(why)));
    }

    private static Entry measured(long number, double value) {
        return entry(new Event.Measured(
                number, Map.of("loss", Observation.of(value), "size", Observation.of(value)), OptionalDouble.of(1)));
    }
}
