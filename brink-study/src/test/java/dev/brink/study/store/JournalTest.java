package dev.brink.study.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.brink.study.event.Entry;
import dev.brink.study.event.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class JournalTest extends StudyStoreContract {
    @Override
    StudyStore open() {
        return Journal.in(folder);
    }

    private Path file() {
        return folder.resolve(".brink/journal");
    }

    private void write(int entries) {
        try (StudyStore store = open()) {
            for (int i = 0; i < entries; i++) {
                assertThat(store.append("s", i, retried(i))).isTrue();
            }
        }
    }

    private List<Entry> read() {
        try (StudyStore store = open()) {
            return store.read("s", 0);
        }
    }

    private static List<Entry> entries(int count) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            entries.add(retried(i));
        }
        return entries;
    }

    @Test
    void readingCreatesNothing() {
        assertThat(read()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    /** Power fails at any instant: of the last entry any number of bytes may have reached the disk. */
    @Test
    void aTornEntryIsDroppedWhereverItIsTorn() throws IOException {
        write(3);
        byte[] whole = Files.readAllBytes(file());
        int two = lastLineStart(whole);
        for (int length = two; length < whole.length; length++) {
            Files.write(file(), Arrays.copyOf(whole, length));
            assertThat(read()).isEqualTo(entries(2));
            try (StudyStore store = open()) {
                assertThat(store.append("s", 2, retried(2))).isTrue();
                assertThat(store.notes()).hasSize(length == two ? 0 : 1);
            }
            assertThat(Files.readAllBytes(file())).isEqualTo(whole);
        }
    }

    /** A file system may make a file longer before it writes what is in it. */
    @Test
    void zerosAndGarbageAtTheEndAreATornEntryToo() throws IOException {
        write(2);
        byte[] whole = Files.readAllBytes(file());
        for (String tail : List.of("\0\0\0\0", "\0\0\n", "garbage\nmore\n", "\n", "00000000 1 s {}\n")) {
            Files.write(file(), (new String(whole, StandardCharsets.UTF_8) + tail).getBytes(StandardCharsets.UTF_8));
            assertThat(read()).isEqualTo(entries(2));
            try (StudyStore store = open()) {
                assertThat(store.append("s", 2, retried(2))).isTrue();
                assertThat(store.notes()).singleElement().asString().contains("was incomplete", "kept in");
            }
            assertThat(read()).isEqualTo(entries(3));
            assertThat(Files.readString(folder.resolve(".brink/journal.torn-at-" + whole.length)))
                    .isEqualTo(tail);
            Files.write(file(), whole);
        }
    }

    @Test
    void anyChangedByteBeforeTheLastEntryIsRefusedWithItsPlace() throws IOException {
        write(3);
        byte[] whole = Files.readAllBytes(file());
        int last = lastLineStart(whole);
        SplittableRandom random = new SplittableRandom(1);
        for (int at = 0; at < last; at++) {
            byte[] damaged = whole.clone();
            damaged[at] ^= (byte) random.nextInt(1, 256);
            Files.write(file(), damaged);
            int offset = at < last / 2 ? 0 : last / 2;
            assertThatThrownBy(this::read)
                    .isInstanceOf(DamagedJournalException.class)
                    .hasMessageContaining(file().toString())
                    .hasMessageContaining("damaged at byte " + offset + ":")
                    .hasMessageContaining("Restore");
            try (StudyStore store = open()) {
                assertThatThrownBy(() -> store.append("s", 3, retried(3))).isInstanceOf(DamagedJournalException.class);
            }
            assertThat(Files.readAllBytes(file())).isEqualTo(damaged);
        }
    }

    private static int lastLineStart(byte[] bytes) {
        for (int i = bytes.length - 2; i >= 0; i--) {
            if (bytes[i] == '\n') {
                return i + 1;
            }
        }
        return 0;
    }

    @Test
    void aJournalOfVersionOneIsReadForEver() throws IOException {
        installVersionOne();
        try (StudyStore store = open()) {
            assertThat(store.studies()).containsExactly("old", "other");
            assertThat(store.read("old", 0)).hasSize(2);
            assertThat(store.read("old", 0).get(1).events().get(0)).isEqualTo(new Event.Cancelled(1, "not wanted"));
        }
    }

    /** A later version renames a member: entries of version 1 are brought up to date while they are read. */
    @Test
    void olderEntriesAreMigratedStepByStep() throws IOException {
        installVersionOne();
        JournalFormat later = new JournalFormat(List.of(JournalTest::later));
        try (Journal journal = Journal.in(folder, later)) {
            assertThat(journal.append("old", 2, retried(1))).isTrue();
            assertThat(journal.read("old", 0).get(1).events().get(0))
                    .isEqualTo(new Event.Cancelled(1, "not wanted (said in version 1)"));
            assertThat(journal.read("old", 2)).containsExactly(retried(1));
        }
        assertThatThrownBy(() -> open().studies())
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("version 2")
                .hasMessageContaining("update Brink");
    }

    private static Map<String, Object> later(Map<String, Object> entry) {
        Map<String, Object> newer = new LinkedHashMap<>(entry);
        List<Object> events = new ArrayList<>();
        for (Object event : (List<?>) Objects.requireNonNull(entry.get("events"))) {
            Map<Object, Object> changed = new LinkedHashMap<>((Map<?, ?>) event);
            changed.computeIfPresent("reason", (name, reason) -> reason + " (said in version 1)");
            events.add(changed);
        }
        newer.put("events", events);
        return newer;
    }

    private void installVersionOne() throws IOException {
        Files.createDirectories(file().getParent());
        try (var fixture = Objects.requireNonNull(getClass().getResourceAsStream("journal-version-1"))) {
            Files.write(file(), fixture.readAllBytes());
        }
    }

    @Test
    void aReadOnlyFolderCanBeReadButNotWritten() throws IOException {
        assumeTrue(!System.getProperty("user.name").equals("root"), "root may write everywhere");
        write(1);
        Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("r--r--r--"));
        assertThat(read()).isEqualTo(entries(1));
        try (StudyStore store = open()) {
            assertThatThrownBy(() -> store.append("s", 1, retried(1)))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("Nothing was changed");
        }
    }

    @Test
    void aFolderThatIsNoneIsAClearError() throws IOException {
        Files.writeString(folder.resolve(".brink"), "a file where the folder belongs");
        try (StudyStore store = open()) {
            assertThatThrownBy(() -> store.append("s", 0, retried(1)))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("could not be written to the journal");
            assertThatThrownBy(() -> store.hold("s", Holder.here(NOW))).hasMessageContaining("cannot be locked");
        }
    }
}
