package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.experiments.frame.Campaign;
import dev.brink.experiments.frame.Finished;
import dev.brink.experiments.frame.Notebook;
import dev.brink.experiments.frame.Section;
import dev.brink.experiments.frame.Strategy;
import dev.brink.experiments.frame.Watcher;
import dev.brink.study.Environment;
import dev.brink.study.Trial;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetExperimentTest {
    private static final int TRAININGS = 6;

    @Test
    void trainingsEndAStudyAndCountsAreNearlyFree(@TempDir Path folder) throws IOException, InterruptedException {
        NetExperiment experiment = new NetExperiment(
                Blobs.digits(240, 1), new NetExperiment.Extent("tiny", new NetTraining(20, 20), TRAININGS));
        try (Journal journal = Journal.in(folder)) {
            List<Finished> finished = new Campaign(journal, Environment.standard(), new Watcher() {})
                    .carryOut(experiment.runs(1, EnumSet.allOf(Strategy.class)), 2);
            for (Finished one : finished) {
                List<String> tasks =
                        one.study().trials().stream().map(Trial::task).toList();
                long trained = tasks.stream().filter(NetStudies.TRAIN::equals).count();
                boolean counts = one.run().group().equals(Strategy.CONSTRAINED.group());
                assertThat(trained).as(one.run().label()).isBetween(counts ? 1L : TRAININGS, (long) TRAININGS);
                assertThat(tasks.contains(NetStudies.COUNT)).isEqualTo(counts);
            }
            List<Section> sections =
                    experiment.conclude(finished, Notebook.in(folder.resolve("notes.txt")), new Watcher() {});
            assertThat(sections.get(0).table().orElseThrow().rows()).hasSize(2);
            assertThat(sections.get(1).table().orElseThrow().rows())
                    .allMatch(row -> Double.parseDouble(row.get(1)) <= NetMeasuring.WORST);
            assertThat(sections.get(1).paragraphs())
                    .filteredOn(line -> line.contains("hidden1 "))
                    .hasSize(2);
        }
    }
}
