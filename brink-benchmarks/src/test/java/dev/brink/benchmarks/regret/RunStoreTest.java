package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunStoreTest {
    private static final Job JOB = Runs.job("mystery+noise(1,0)", "random:design=uniform", 12, 3);
    private static final Run RUN = JOB.run();

    @TempDir
    private Path folder = Path.of("");

    private RunStore store = new RunStore(folder);

    @BeforeEach
    void open() {
        store = new RunStore(folder);
    }

    @Test
    void givesBackWhatItWasGivenToTheLastBit() throws IOException {
        assertThat(store.find(RUN.key())).isEmpty();
        store.save(RUN);
        assertThat(store.find(RUN.key())).contains(RUN);
        Run nothingFound = Runs.ending(RUN.key(), Double.POSITIVE_INFINITY, 1.0 / 3);
        store.save(nothingFound);
        assertThat(store.find(RUN.key())).contains(nothingFound);
    }

    @Test
    void leavesNothingBesideTheRun() throws IOException {
        store.save(RUN);
        assertThat(file()).hasFileName("seed-3.jsonl");
    }

    @Test
    void anIncompleteRunIsNoRun() throws IOException {
        store.save(RUN);
        Path file = file();
        List<String> lines = Files.readAllLines(file);
        for (int kept = 0; kept < lines.size(); kept++) {
            Files.write(file, lines.subList(0, kept));
            assertThat(store.find(RUN.key())).as("%d lines", kept).isEmpty();
        }
        String text = String.join("\n", lines);
        Files.writeString(file, text.substring(0, text.length() - 3));
        assertThat(store.find(RUN.key())).isEmpty();
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThat(store.find(RUN.key())).isEmpty();
        Files.writeString(file, text);
        assertThat(store.find(RUN.key())).contains(RUN);
    }

    @Test
    void whatChangesARunMakesItAnother() throws IOException {
        store.save(RUN);
        RunKey key = RUN.key();
        for (RunKey other : List.of(
                new RunKey("mystery", key.strategy(), key.budget(), key.recommendEvery(), key.seed()),
                new RunKey(key.row(), "random", key.budget(), key.recommendEvery(), key.seed()),
                // The same name of a file, but another strategy.
                new RunKey(key.row(), "random_design=uniform", key.budget(), key.recommendEvery(), key.seed()),
                new RunKey(key.row(), key.strategy(), 13, key.recommendEvery(), key.seed()),
                new RunKey(key.row(), key.strategy(), key.budget(), 5, key.seed()),
                new RunKey(key.row(), key.strategy(), key.budget(), key.recommendEvery(), 4))) {
            assertThat(store.find(other)).as("%s", other).isEmpty();
        }
    }

    @Test
    void deletesARunAndKnowsItsAge() throws IOException {
        store.save(RUN);
        FileTime saved = Files.getLastModifiedTime(file());
        assertThat(store.isOlder(RUN.key(), FileTime.fromMillis(saved.toMillis() + 1000)))
                .isTrue();
        assertThat(store.isOlder(RUN.key(), FileTime.fromMillis(saved.toMillis() - 1000)))
                .isFalse();
        store.delete(RUN.key());
        assertThat(store.find(RUN.key())).isEmpty();
        assertThat(store.isOlder(RUN.key(), saved)).isFalse();
    }

    private Path file() throws IOException {
        try (Stream<Path> files = Files.walk(folder).filter(Files::isRegularFile)) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            return all.get(0);
        }
    }
}
