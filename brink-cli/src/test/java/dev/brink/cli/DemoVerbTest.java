package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoVerbTest {
    private static final Duration PATIENCE = Duration.ofSeconds(100);

    @TempDir
    private Path folder = Path.of("");

    private final StringWriter err = new StringWriter();

    private int brink(String... arguments) {
        return Brink.speaking(
                        Brink.commandLine(arguments),
                        new PrintWriter(new StringWriter(), true),
                        new PrintWriter(err, true))
                .execute(arguments);
    }

    private void assertRefused(String why, String... arguments) {
        assertThat(brink(arguments)).isEqualTo(2);
        assertThat(err.toString()).contains(why);
    }

    @Test
    void optionsThatMakeNoSenseAreRefused() {
        assertRefused("--seeds is 0", "demo", "hmc", "--seeds", "0");
        assertRefused("--jobs is -1", "demo", "hmc", "--jobs", "-1");
        assertRefused("--strategy is 'best'", "demo", "hmc", "--strategy", "best");
        assertRefused("'hmc' was given --data", "demo", "hmc", "--data", folder.toString());
        assertRefused("'branin' was given --quick", "demo", "branin", "--quick");
        assertRefused("'branin' was given --seeds", "demo", "branin", "--seeds", "3");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void anInterruptedExperimentSaysHowToGoOnAndDoes() throws IOException, InterruptedException {
        String[] command = {"demo", "hmc", "--quick", "--strategy", "baseline", "--folder", "here", "--plain"};
        BrinkProcess first = BrinkProcess.start(folder, command);
        await(first, "trial 2 done");
        first.signal("INT");
        assertThat(first.exitCode()).isEqualTo(130);
        assertThat(first.out()).contains("Everything measured is saved in here: run the same command again to go on.");
        BrinkProcess second = BrinkProcess.start(folder, command);
        await(second, "trials were there already");
        second.kill();
        BrinkProcess third = BrinkProcess.start(folder, command);
        await(third, "trial 3 done");
        third.kill();
        assertThat(third.out()).doesNotContain("trial 2 done");
    }

    private static void await(BrinkProcess process, String text) throws IOException, InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (!process.out().contains(text) && Instant.now().isBefore(end) && process.isAlive()) {
            Thread.sleep(100);
        }
        assertThat(process.out()).as(process.err()).contains(text);
    }
}
