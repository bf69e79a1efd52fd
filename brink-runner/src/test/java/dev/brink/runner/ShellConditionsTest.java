package dev.brink.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import dev.brink.runner.command.InvalidCommandException;
import dev.brink.study.plan.KnownCommand;
import dev.brink.study.plan.KnownCommand.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShellConditionsTest {
    private static final SearchSpace SPACE =
            SearchSpace.of(Parameter.integer("n", 1, 100), Parameter.choice("word", "it's", "süß"));

    /** Allows what is even, and notes what it was asked. */
    private static final String EVEN = """
            while read -r line; do
                echo "$line" >> asked
                n=${line#*:}; n=${n%%,*}
                if [ $((n % 2)) = 0 ]; then echo true; else echo false; fi
            done
            """;

    @TempDir
    private Path folder;

    private boolean allows(Kind kind, String line, long n) {
        return new ShellConditions(folder).allows(new KnownCommand(kind, line), point(n));
    }

    private boolean allows(String command, long n) {
        return allows(Kind.COMMAND, command, n);
    }

    private static Point point(long n) {
        return SPACE.point(Map.of("n", n, "word", n % 2 == 0 ? "süß" : "it's"));
    }

    @Test
    void theExitStatusDecides() {
        assertThat(allows("test {n} -gt 10", 11)).isTrue();
        assertThat(allows("test {n} -gt 10", 10)).isFalse();
        assertThat(allows("test \"$BRINK_PARAM_n\" = 7 && test {word} = \"it's\"", 7))
                .isTrue();
        assertThat(allows("test {word} = süß && test \"$BRINK_PARAM_word\" = süß", 8))
                .isTrue();
        assertThat(allows("exit 3", 8)).isFalse();
    }

    @Test
    void theSameQuestionIsAskedOnce() {
        ShellConditions conditions = new ShellConditions(folder);
        for (int i = 0; i < 3; i++) {
            assertThat(conditions.allows(new KnownCommand(Kind.COMMAND, "echo >> asked; test {n} -lt 5"), point(3)))
                    .isTrue();
        }
        assertThat(folder.resolve("asked")).hasSize(1);
    }

    @Test
    void aCommandMayReadItsInputAndHaveSeveralLines() {
        assertThat(allows("cat\nread -r more && exit 1\ntest {n} = 4\n", 4)).isTrue();
    }

    @Test
    void aCommandThatDoesNotExistIsNoAnswer() {
        assertThatThrownBy(() -> allows("no-such-command {n}", 1))
                .isInstanceOf(InvalidCommandException.class)
                .hasMessageContainingAll("no-such-command", "127");
    }

    @Test
    void aFilterIsStartedOnceAndAskedOnceAboutEachPoint() throws IOException {
        ShellConditions conditions = new ShellConditions(folder);
        KnownCommand even = new KnownCommand(Kind.FILTER, "echo >> started\n" + EVEN);
        for (int round = 0; round < 2; round++) {
            for (long n = 1; n <= 20; n++) {
                assertThat(conditions.allows(even, point(n))).as("%d", n).isEqualTo(n % 2 == 0);
            }
        }
        assertThat(folder.resolve("started")).hasSize(1);
        assertThat(Files.readAllLines(folder.resolve("asked")))
                .hasSize(20)
                .startsWith("{\"n\":1,\"word\":\"it's\"}", "{\"n\":2,\"word\":\"süß\"}");
    }

    @Test
    void severalThreadsMayAskAFilter() {
        ShellConditions conditions = new ShellConditions(folder);
        KnownCommand even = new KnownCommand(Kind.FILTER, EVEN);
        assertThat(LongStream.rangeClosed(1, 100)
                        .parallel()
                        .filter(n -> conditions.allows(even, point(n)))
                        .sorted())
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(1, 50).mapToObj(n -> 2 * n).toList());
    }

    @Test
    void aFilterThatEndsOrSaysSomethingElseIsNoAnswer() {
        assertThatThrownBy(() -> allows(Kind.FILTER, "read -r line; exit 5", 1))
                .isInstanceOf(InvalidCommandException.class)
                .hasMessageContainingAll(
                        "{filter: \"read -r line; exit 5\"}", "exit status 5", "echo '{\"n\":1,\"word\":\"it's\"}' |");
        assertThatThrownBy(() -> allows(Kind.FILTER, "no-such-command", 1)).hasMessageContaining("exit status 127");
        assertThatThrownBy(() -> allows(Kind.FILTER, "echo perhaps; cat", 1))
                .hasMessageContainingAll("answered 'perhaps'", "true or false");
    }
}
