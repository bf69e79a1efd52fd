package dev.brink.experiments.hmc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.experiments.data.Credit;
import dev.brink.experiments.frame.Campaign;
import dev.brink.experiments.frame.Finished;
import dev.brink.experiments.frame.Notebook;
import dev.brink.experiments.frame.Run;
import dev.brink.experiments.frame.Section;
import dev.brink.experiments.frame.Strategy;
import dev.brink.experiments.frame.Table;
import dev.brink.experiments.frame.Watcher;
import dev.brink.problem.Point;
import dev.brink.study.Environment;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HmcExperimentTest {
    /** Twenty loans with two attributes, of which the first decides. */
    private static Credit loans() {
        SplittableRandom random = new SplittableRandom(1);
        double[][] attributes = new double[2][20];
        boolean[] bad = new boolean[20];
        for (int i = 0; i < 20; i++) {
            attributes[0][i] = random.nextGaussian();
            attributes[1][i] = random.nextGaussian();
            bad[i] = attributes[0][i] + random.nextGaussian() > 0;
        }
        return Credit.of(attributes, bad);
    }

    private static HmcExperiment tiny() {
        return HmcExperiment.of(loans(), new HmcExperiment.Extent("tiny", 4_000, 6, 1));
    }

    @Test
    void endsWithThePapersTableBesideOursAndTheFiveSurfaces(@TempDir Path folder)
            throws IOException, InterruptedException {
        HmcExperiment experiment = tiny();
        try (Journal journal = Journal.in(folder)) {
            List<Finished> finished = new Campaign(journal, Environment.standard(), new Watcher() {})
                    .carryOut(experiment.runs(1, EnumSet.allOf(Strategy.class)), 2);
            Notebook notebook = Notebook.in(folder.resolve("notes.txt"));
            List<Section> sections = experiment.conclude(finished, notebook, new Watcher() {});
            Table table = sections.get(0).table().orElseThrow();
            assertThat(table.rows())
                    .extracting(row -> row.get(0))
                    .containsExactly(
                            "paper, by hand",
                            "paper, BayesOpt",
                            "ours, by hand",
                            "ours, constrained, seed 1",
                            "ours, baseline, seed 1");
            assertThat(table.rows().get(2)).contains("100", "10 %");
            assertThat(sections.get(1).table().orElseThrow().rows()).hasSize(2);
            assertThat(sections.get(2).pictures().get(0).svg())
                    .contains("Pr(geweke at most 2)", "Pr(sample succeeds)", "Pr(all constraints hold)");
        }
    }

    @Test
    void aSettingThatDivergesFailsAndIsTheWorstForTheBaseline() {
        List<Run> runs = tiny().runs(1, EnumSet.allOf(Strategy.class));
        Run constrained = runs.get(0);
        Point point = constrained
                .plan()
                .problem()
                .space()
                .point(Map.of("steps", 100, "step_size", 1.0, "mass", 0.1, "burn_in", 0.1));
        Measurement failed = constrained.measuring().measure("sample", point, 1);
        assertThat(failed.failure()).isPresent();
        Measurement worst = runs.get(1).measuring().measure("sample", point, 1);
        assertThat(worst.values())
                .hasToString("{log10_effective=Real[value=0.0, standardDeviation=OptionalDouble.empty]}");
    }

    @Test
    void onlyTheStrategiesAskedForAreRun() {
        assertThat(tiny().runs(2, EnumSet.of(Strategy.BASELINE)))
                .extracting(Run::label)
                .containsExactly("baseline, seed 1", "baseline, seed 2");
    }
}
