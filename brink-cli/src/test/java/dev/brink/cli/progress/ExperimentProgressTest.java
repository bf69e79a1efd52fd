package dev.brink.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.experiments.frame.Run;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExperimentProgressTest {
    private static final Run RUN =
            new Run("constrained", 1, "", (task, point, seed) -> Measurement.of(point, task, Map.of()));

    private final StringWriter text = new StringWriter();
    private final PrintWriter out = new PrintWriter(text, true);

    @Test
    void aTerminalShowsABarForEachStudyThatIsRedrawn() {
        CampaignProgress progress = CampaignProgress.live(out, 60);
        progress.begins(List.of(RUN, new Run("baseline", 12, "", RUN.measuring())));
        progress.stands(RUN, 25, 50);
        assertThat(text.toString())
                .contains("constrained, seed 1  waiting", "baseline, seed 12    waiting")
                .contains("constrained, seed 1  ###############............... 25/50");
        progress.working("a very long line about something else that does not fit into the window");
        assertThat(text.toString()).contains("a very long line about something else that does not fit in…");
        progress.clear();
        assertThat(text.toString()).endsWith("\u001b[1A\u001b[2K".repeat(3));
    }

    @Test
    void aFileGetsLines() {
        CampaignProgress progress = CampaignProgress.plain(out);
        progress.begins(List.of(RUN));
        progress.stands(RUN, 3, 50);
        progress.working("drawing again");
        progress.clear();
        assertThat(text.toString().lines())
                .containsExactly("constrained, seed 1: 3 of 50 trials were there already.", "drawing again");
    }

    @Test
    void downloadsShowTheirProgress() {
        DownloadProgress progress = new DownloadProgress(out, false);
        progress.received("a.gz", 1 << 19, 1 << 20);
        progress.received("a.gz", (1 << 19) + 7, 1 << 20);
        progress.received("a.gz", 1 << 20, 1 << 20);
        progress.received("b", 5 << 20, -1);
        assertThat(text.toString().lines())
                .containsExactly(
                        "downloading a.gz  ###############...............  0.5 MB",
                        "downloading a.gz  ##############################  1.0 MB",
                        "downloading b  5.0 MB");
    }
}
