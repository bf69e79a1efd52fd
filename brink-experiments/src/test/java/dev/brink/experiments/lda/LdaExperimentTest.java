package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.experiments.frame.Campaign;
import dev.brink.experiments.frame.Finished;
import dev.brink.experiments.frame.Notebook;
import dev.brink.experiments.frame.Run;
import dev.brink.experiments.frame.Section;
import dev.brink.experiments.frame.Strategy;
import dev.brink.experiments.frame.Watcher;
import dev.brink.study.Environment;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LdaExperimentTest {
    private static LdaExperiment tiny() {
        return new LdaExperiment(Bars.corpus(60, 1), new LdaExperiment.Extent("tiny", new LdaTraining(20, 1), 7));
    }

    @Test
    void bothStrategiesEndInTheCurvesAndTheBestSettings(@TempDir Path folder) throws IOException, InterruptedException {
        LdaExperiment experiment = tiny();
        try (Journal journal = Journal.in(folder)) {
            List<Finished> finished = new Campaign(journal, Environment.standard(), new Watcher() {})
                    .carryOut(experiment.runs(2, EnumSet.allOf(Strategy.class)), 2);
            assertThat(finished).allMatch(one -> one.study().usage().done() == 7);
            List<Section> sections =
                    experiment.conclude(finished, Notebook.in(folder.resolve("notes.txt")), new Watcher() {});
            assertThat(sections.get(0).pictures().get(0).svg()).startsWith("<svg");
            assertThat(sections.get(0).table().orElseThrow().rows()).hasSize(2);
            List<List<String>> best = sections.get(1).table().orElseThrow().rows();
            assertThat(best).hasSize(4);
            // Topics over 25 words have at most log2 25 bits, so that nothing is broken here.
            assertThat(best).allMatch(row -> Double.parseDouble(row.get(1)) < Bars.WORDS);
            assertThat(sections.get(1).paragraphs())
                    .filteredOn(line -> line.contains("topics "))
                    .hasSize(4);
        }
    }

    @Test
    void oneStrategyMayBeLeftOut() {
        assertThat(tiny().runs(3, EnumSet.of(Strategy.BASELINE)))
                .extracting(Run::label)
                .containsExactly("baseline, seed 1", "baseline, seed 2", "baseline, seed 3");
    }
}
