package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.benchmarks.strategies.Proposal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegretTest {
    @TempDir
    private Path folder = Path.of("");

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final ByteArrayOutputStream messages = new ByteArrayOutputStream();

    @Test
    void makesATableCsvFilesAndChartsAndNothingTwice() throws Exception {
        assertThat(regret("gramacy", "branin_disk+decoupled(1,1)")).isZero();
        assertThat(messages()).contains("8 runs: 0 done before, 8 to be made.", "8 of 8 runs");
        String table = output();
        assertThat(table)
                .contains("| gramacy                    | random                | 12 |     2 |")
                .contains("| branin_disk+decoupled(1,1) | random:design=uniform | 12 |     2 |")
                .contains("f 6, g1 6")
                .contains("brink-benchmarks/regret --strategy random");
        assertThat(Files.readAllLines(folder.resolve("runs.csv"))).hasSize(9);
        assertThat(Files.readAllLines(folder.resolve("curves.csv"))).hasSize(1 + 8 * 14);
        assertThat(folder.resolve("gramacy-n12.svg"))
                .content()
                .startsWith("<svg")
                .contains("random:design=uniform");
        assertThat(folder.resolve("branin_disk+decoupled(1,1)-n12.svg")).exists();

        List<String> before = runFiles();
        output.reset();
        messages.reset();
        assertThat(regret("gramacy", "branin_disk+decoupled(1,1)")).isZero();
        assertThat(messages()).contains("8 runs: 8 done before, 0 to be made.");
        assertThat(output()).isEqualTo(table);
        assertThat(runFiles()).isEqualTo(before);
    }

    @Test
    void makesAgainWhatIsIncompleteOrWanted() throws Exception {
        regret("gramacy");
        Path broken = files().get(0);
        List<String> lines = Files.readAllLines(broken);
        Files.write(broken, lines.subList(0, 4));
        messages.reset();
        regret("gramacy");
        assertThat(messages()).contains("4 runs: 3 done before, 1 to be made.");
        assertThat(Files.readAllLines(broken)).hasSameSizeAs(lines);
        messages.reset();
        regret("gramacy", "--fresh");
        assertThat(messages()).contains("4 runs: 0 done before, 4 to be made.");
    }

    @Test
    void makesTheTableOfWhatIsFinished() throws Exception {
        regret("gramacy");
        output.reset();
        messages.reset();
        assertThat(regret("gramacy", "mystery", "--finished")).isZero();
        assertThat(messages()).doesNotContain("to be made");
        assertThat(output()).contains("| gramacy | random").doesNotContain("| mystery");
    }

    @Test
    void writesTheTableBetweenItsMarkers() throws Exception {
        Path document = folder.resolve("regret.md");
        Files.writeString(document, "Before\n<!-- regret table: begin -->\nold\n<!-- regret table: end -->\nAfter\n");
        assertThat(regret("gramacy", "--write", document.toString())).isZero();
        assertThat(document)
                .content()
                .isEqualTo("Before\n<!-- regret table: begin -->\n" + output() + "<!-- regret table: end -->\nAfter\n");
    }

    @Test
    void looksForTheMarkersBeforeAnyRun() throws Exception {
        Path document = folder.resolve("regret.md");
        Files.writeString(document, "No place here.\n");
        assertThat(regret("gramacy", "--write", document.toString())).isEqualTo(2);
        assertThat(messages()).contains("has no place for the table").doesNotContain("to be made");
    }

    @Test
    void aRunThatBreaksDoesNotStopTheOthers() throws Exception {
        Job good = Runs.job("gramacy", "random", 12, 1);
        FixedStrategy wrongTask =
                new FixedStrategy(new Proposal(Starts.of(good.row().truth(), 1).get(0), "walk"));
        Job bad = new Job(new RunKey("gramacy", "fixed", 12, 10, 1), good.row(), wrongTask);
        RunStore store = new RunStore(folder);
        PrintStream stream = new PrintStream(messages, true, StandardCharsets.UTF_8);
        int broken = new Campaign(store, 1, stream)
                .make(List.of(bad, good), new Progress(stream, false, 1, System::nanoTime));
        assertThat(broken).isEqualTo(1);
        assertThat(store.find(good.key())).isPresent();
        assertThat(store.find(bad.key())).isEmpty();
        assertThat(messages()).contains("The run gramacy, fixed, n = 12, seed 1 broke", "no task 'walk'");
    }

    @Test
    void helpsAndRefuses() throws Exception {
        assertThat(regret("--help")).isZero();
        assertThat(output()).contains("Usage:", "+noise", "violations-as-worst", "gramacy");
        assertThat(regret("gramacey")).isEqualTo(2);
        assertThat(messages()).contains("did you mean 'gramacy'?");
    }

    private int regret(String... more) throws IOException, InterruptedException {
        List<String> arguments =
                new ArrayList<>(List.of("--strategy", "random", "--strategy", "random:design=uniform"));
        arguments.addAll(List.of("--seeds", "2", "--n", "12", "--jobs", "2", "--out", folder.toString()));
        arguments.addAll(List.of(more));
        return new Regret(
                        new PrintStream(output, true, StandardCharsets.UTF_8),
                        new PrintStream(messages, true, StandardCharsets.UTF_8),
                        false)
                .run(arguments);
    }

    private String output() {
        return output.toString(StandardCharsets.UTF_8);
    }

    private String messages() {
        return messages.toString(StandardCharsets.UTF_8);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("runs"))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** With the times in them, which would differ if a run were made again. */
    private List<String> runFiles() throws IOException {
        List<String> contents = new ArrayList<>();
        for (Path file : files()) {
            contents.add(file + "\n" + Files.readString(file));
        }
        return contents;
    }
}
