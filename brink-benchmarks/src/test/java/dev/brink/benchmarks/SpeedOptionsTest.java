package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.brink.benchmarks.work.Measure;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpeedOptionsTest {
    @Test
    void takesPythonFromTheOptionThenTheEnvironmentThenThePath() {
        Map<String, String> environment = Map.of("BRINK_PYTHON", "/venv/bin/python");
        assertThat(SpeedOptions.parse(List.of("--python", "python3.13"), environment)
                        .python())
                .isEqualTo("python3.13");
        assertThat(SpeedOptions.parse(List.of(), environment).python()).isEqualTo("/venv/bin/python");
        assertThat(SpeedOptions.parse(List.of(), Map.of()).python()).isEqualTo("python3");
    }

    @Test
    void readsCasesOutputAndTheOtherJava() {
        SpeedOptions options = SpeedOptions.parse(
                List.of("--cases", "full", "--output", "docs/performance.md", "--java", "/jdk-25"), Map.of());
        assertThat(options.cases().sizes(Measure.CHOLESKY)).hasSize(5);
        assertThat(options.cases().sizes(Measure.SWEEP)).hasSize(15);
        assertThat(options.output()).contains(Path.of("docs/performance.md"));
        assertThat(options.otherJava()).contains(Path.of("/jdk-25"));
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertRefused("There is no option '--fast'", "--fast", "yes");
        assertRefused("Option '--cases' needs a value", "--cases");
        assertRefused("There are no cases 'some': say quick or full.", "--cases", "some");
    }

    private static void assertRefused(String message, String... arguments) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SpeedOptions.parse(List.of(arguments), Map.of()))
                .withMessageContaining(message);
    }
}
