package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BraninDecoupledTest {
    @TempDir
    private Path folder;

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final ByteArrayOutputStream messages = new ByteArrayOutputStream();

    private int run(String... arguments) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--out", folder.resolve("out").toString()));
        return new BraninDecoupled(printing(output), printing(messages), false).run(all);
    }

    private static PrintStream printing(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    /** Puts finished runs into the store, so that nothing has to be measured: the recommendation of each is (pi, 2.3). */
    private void finished(String row, long seed, int objectives, double gap) throws IOException {
        List<Evaluation> evaluations = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            List<Double> point = List.of(-4.0 + i, 1.0 + i);
            evaluations.add(new Evaluation(i < objectives ? "f" : "g1", point, i + 1, true, false, 1, 0.01));
        }
        Recommended recommended = new Recommended(List.of(Math.PI, 2.3), 12, gap < 1, gap, 0.01);
        RunKey key = new RunKey(row, "brink", BraninDecoupled.BUDGET, 0, seed);
        new RunStore(folder.resolve("out")).save(new Run(key, 10, evaluations, List.of(recommended)));
    }

    private void finishedRuns() throws IOException {
        for (String row : BraninDecoupled.ROWS) {
            finished(row, 1, 8, 1e-6);
            finished(row, 2, 7, row.contains("binary") ? 7 : 3e-6);
        }
    }

    @Test
    void theTableStandsBesideThePapersRun() throws IOException, InterruptedException {
        finishedRuns();
        assertThat(run("--seeds", "2")).isZero();
        String table = output.toString(StandardCharsets.UTF_8);
        assertThat(table)
                .contains("| number                      |     2 |   2e-6 | 1.5e-6 – 2.5e-6 |  2e-6 |  3e-6 |")
                .contains("| yes or no                   |     2 |    3.5 |       1.8 – 5.3 |   3.5 |     7 |")
                .contains("7.5 : 4.5", "met so far", "not met so far", "50 %")
                .containsPattern("paper, section 4.1\\) \\| +1 \\| +0.083 .* yes .* 33 : 17");
    }

    @Test
    void itWritesTheDocumentAndEightPanelsForEitherConstraint() throws IOException, InterruptedException {
        finishedRuns();
        Path document = Files.writeString(
                folder.resolve("branin.md"),
                "a\n<!-- branin decoupled: begin -->\n<!-- branin decoupled: end -->\nb\n");
        assertThat(run("--seeds", "2", "--picture", "2", "--write", document.toString()))
                .isZero();
        assertThat(Files.readString(document))
                .contains("| yes or no ", "with seed 2", "](branin-decoupled-number.svg)")
                .endsWith("<!-- branin decoupled: end -->\nb\n");
        for (String seen : List.of("number", "yes-or-no")) {
            String svg = Files.readString(folder.resolve("branin-decoupled-" + seen + ".svg"));
            assertThat(svg)
                    .contains("True objective", "True constraint, at most 0", "f: mean", "f: standard deviation")
                    .contains("Where Pr ≥ 0.99 is reached", "Acquisition", "p_min")
                    .contains("after 7 objective and 5 constraint evaluations, seed 2")
                    .doesNotContain("NaN");
        }
    }

    @Test
    void whatMakesNoSenseIsRefused() throws IOException, InterruptedException {
        assertThat(run("gramacy")).isEqualTo(2);
        assertThat(run("--picture", "9", "--seeds", "3")).isEqualTo(2);
        assertThat(run("--sedes", "3")).isEqualTo(2);
        Path document = Files.writeString(folder.resolve("empty.md"), "nothing");
        assertThat(run("--write", document.toString())).isEqualTo(2);
        assertThat(messages.toString(StandardCharsets.UTF_8))
                .contains("'gramacy'", "'--picture' is 9", "'--sedes'", "branin decoupled: begin");
        assertThat(Optional.ofNullable(folder.resolve("out").toFile().list())).isEmpty();
    }

    @Test
    void theBarsAreThoseOfTheRows() {
        for (String row : BraninDecoupled.ROWS) {
            assertThat(ProblemRow.parse(row).name()).isEqualTo(row);
            assertThat(Bars.of(row, BraninDecoupled.BUDGET).orElseThrow().describe())
                    .isEqualTo("median 1e-5, worst 1e-3, all feasible");
        }
    }
}
