package dev.brink.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import dev.brink.runner.command.InvalidCommandException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShellConditionsTest {
    private static final SearchSpace SPACE =
            SearchSpace.of(Parameter.integer("n", 1, 100), Parameter.choice("word", "it's", "b"));

    @TempDir
    private Path folder;

    private boolean allows(String command, long n) {
        return new ShellConditions(folder).allows(command, point(n));
    }

    private static Point point(long n) {
        return SPACE.point(Map.of("n", n, "word", "it's"));
    }

    @Test
    void theExitStatusDecides() {
        assertThat(allows("test {n} -gt 10", 11)).isTrue();
        assertThat(allows("test {n} -gt 10", 10)).isFalse();
        assertThat(allows("test \"$BRINK_PARAM_n\" = 7 && test {word} = \"it's\"", 7))
                .isTrue();
    }

    @Test
    void theSameQuestionIsAskedOnce() {
        ShellConditions conditions = new ShellConditions(folder);
        for (int i = 0; i < 3; i++) {
            assertThat(conditions.allows("echo >> asked; test {n} -lt 5", point(3)))
                    .isTrue();
        }
        assertThat(folder.resolve("asked")).hasSize(1);
    }

    @Test
    void aCommandThatDoesNotExistIsNoAnswer() {
        assertThatThrownBy(() -> allows("no-such-command {n}", 1))
                .isInstanceOf(InvalidCommandException.class)
                .hasMessageContainingAll("no-such-command", "127");
    }
}
