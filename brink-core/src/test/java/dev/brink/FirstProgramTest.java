package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Recommendation;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class FirstProgramTest {
    /** The least cost at which the strength is 30, from a grid of a thousand by a thousand. */
    private static final double LEAST_COST = leastCost();

    @Test
    void theReadmeShowsTheProgramThatRuns() throws IOException {
        List<String> readme = Files.readAllLines(Path.of("..", "README.md"));
        List<String> source = Files.readAllLines(Path.of("src", "test", "java", "dev", "brink", "FirstProgram.java"));
        List<String> program = between(source, "        // README begins", "        // README ends").stream()
                .map(String::stripTrailing)
                .map(line -> line.substring(8))
                .toList();
        assertThat(between(readme, "```java", "```")).isEqualTo(program);
    }

    @Test
    void itFindsWhatItIsMeantToFind() {
        Recommendation best = FirstProgram.run();
        assertThat(best.confident()).isTrue();
        assertThat(FirstProgram.strength(best.point())).isGreaterThan(29.9);
        assertThat(FirstProgram.cost(best.point())).isLessThan(1.05 * LEAST_COST);
    }

    private static List<String> between(List<String> lines, String begin, String end) {
        List<String> rest = lines.subList(lines.indexOf(begin) + 1, lines.size());
        return rest.subList(0, rest.indexOf(end));
    }

    private static double leastCost() {
        SearchSpace space = SearchSpace.of(Parameter.real("celsius", 20, 150), Parameter.logReal("minutes", 1, 100));
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i <= 1000; i++) {
            for (int j = 0; j <= 1000; j++) {
                Point oven = space.decode(new double[] {i / 1000.0, j / 1000.0});
                if (FirstProgram.strength(oven) >= 30) {
                    least = Math.min(least, FirstProgram.cost(oven));
                }
            }
        }
        return least;
    }
}
