package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressTest {
    private static final List<Job> JOBS = List.of(
            Runs.job("gramacy", "random", 40, 1),
            Runs.job("gramacy", "random", 40, 2),
            Runs.job("mystery", "random", 55, 1),
            Runs.job("mystery", "random", 55, 2),
            Runs.job("g08", "random", 60, 1));

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final AtomicLong clock = new AtomicLong();

    @Test
    void saysNowAndThenHowFarItIs() {
        Progress progress = progress(false, 1);
        progress.begin(7, JOBS);
        finish(progress, 0, 10);
        finish(progress, 2, 25);
        finish(progress, 1, 1);
        // What waits: mystery, 25 s as before, and g08, unknown, the mean of 10, 25 and 1.
        assertThat(progress.remainingSeconds()).isEqualTo(37);
        finish(progress, 3, 25);
        finish(progress, 4, 2);
        progress.end();
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "7 runs: 2 done before, 5 to be made.",
                        "2 of 5 runs, 35 s elapsed, about 53 s remaining",
                        "5 of 5 runs, 1 min 03 s elapsed, about 0 s remaining");
    }

    @Test
    void changesOneLineOfATerminal() {
        Progress progress = progress(true, 2);
        progress.begin(5, JOBS);
        finish(progress, 0, 10);
        // Four that wait, ten seconds each by all that is known, on two threads.
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .endsWith("\r\033[K1 of 5 runs, 10 s elapsed, about 20 s remaining");
    }

    private Progress progress(boolean terminal, int threads) {
        return new Progress(new PrintStream(bytes, true, StandardCharsets.UTF_8), terminal, threads, clock::get);
    }

    private void finish(Progress progress, int job, int seconds) {
        clock.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
        progress.finished(JOBS.get(job).key(), seconds);
    }

    @ParameterizedTest
    @CsvSource({"0.4, 0 s", "59.4, 59 s", "59.6, 1 min 00 s", "3599, 59 min 59 s", "3725, 1 h 02 min"})
    void showsTimesInTwoUnits(double seconds, String shown) {
        assertThat(Progress.duration(seconds)).isEqualTo(shown);
    }
}
