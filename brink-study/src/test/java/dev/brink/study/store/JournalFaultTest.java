package dev.brink.study.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.brink.study.event.Entry;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a journal when the process that writes it comes to grief. */
class JournalFaultTest {
    @TempDir
    private Path folder;

    private Process start(String work, String... before) throws IOException {
        List<String> command = new ArrayList<>(List.of(before));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                JournalProcess.class.getName(),
                work,
                folder.toString()));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static BufferedReader output(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    private List<Entry> read() {
        try (Journal journal = Journal.in(folder)) {
            return journal.read(JournalProcess.STUDY, 0);
        }
    }

    private static void assertConsecutive(List<Entry> entries) {
        for (int i = 0; i < entries.size(); i++) {
            assertThat(entries.get(i)).isEqualTo(JournalProcess.entry(i));
        }
    }

    @Test
    void whatWasAcknowledgedSurvivesAKilledWriter() throws Exception {
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 5; round++) {
            Process writer = start("write");
            BufferedReader output = output(writer);
            String acknowledged = output.readLine();
            Thread.sleep(random.nextInt(1, 120));
            writer.toHandle().destroyForcibly();
            writer.waitFor();
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                acknowledged = line;
            }
            List<Entry> entries = read();
            assertConsecutive(entries);
            assertThat(entries.size()).isBetween(number(acknowledged) + 1, number(acknowledged) + 2);
        }
    }

    private static int number(String line) {
        return Integer.parseInt(line);
    }

    /** A limit on the size of files stops a write half-way, as a full disk does. */
    @Test
    void aDiskThatFillsUpIsAClearErrorAndCorruptsNothing() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash to limit the size of files with");
        Process writer = start("write", "/bin/bash", "-c", "ulimit -f 40; exec \"$@\"", "limited");
        List<String> said = output(writer).lines().toList();
        assertThat(writer.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(said.get(said.size() - 1)).contains("could not be written", "Nothing was changed", "Make room");
        int acknowledged = number(said.get(said.size() - 2)) + 1;
        assertThat(acknowledged).isGreaterThan(10);
        try (Journal journal = Journal.in(folder)) {
            List<Entry> entries = journal.read(JournalProcess.STUDY, 0);
            assertThat(entries).hasSize(acknowledged);
            assertConsecutive(entries);
            assertThat(journal.append(JournalProcess.STUDY, acknowledged, JournalProcess.entry(acknowledged)))
                    .isTrue();
            assertThat(journal.notes()).isEmpty();
        }
        assertConsecutive(read());
    }

    @Test
    void theHoldOnAStudyDiesWithItsProcess() throws Exception {
        Process other = start("hold");
        assertThat(output(other).readLine()).isEqualTo("holding true");
        try (Journal journal = Journal.in(folder)) {
            assertThatThrownBy(() -> journal.hold(JournalProcess.STUDY, Holder.here(Instant.now())))
                    .isInstanceOf(StudyInUseException.class)
                    .hasMessageContaining("process " + other.pid() + " since ");
            assertThat(journal.holder(JournalProcess.STUDY).map(Holder::pid)).hasValue(other.pid());
            other.destroyForcibly().waitFor();
            assertThat(journal.holder(JournalProcess.STUDY)).isEmpty();
            try (RunLock lock = journal.hold(JournalProcess.STUDY, Holder.here(Instant.now()))) {
                assertThat(lock).isNotNull();
            }
        }
    }

    @Test
    void severalProcessesWriteAndReadAtOnce() throws Exception {
        Process writer = start("write");
        BufferedReader output = output(writer);
        assertThat(output.readLine()).isEqualTo("0");
        try (Journal journal = Journal.in(folder)) {
            int seen = 0;
            for (int i = 0; i < 50; i++) {
                List<Entry> entries = journal.read(JournalProcess.STUDY, 0);
                assertThat(entries.size()).isGreaterThanOrEqualTo(seen);
                assertConsecutive(entries);
                seen = entries.size();
                assertThat(journal.append("mine", i, JournalProcess.entry(i))).isTrue();
            }
            writer.destroyForcibly().waitFor();
            assertConsecutive(journal.read("mine", 0));
            assertThat(journal.studies()).containsExactly(JournalProcess.STUDY, "mine");
        }
    }
}
