package dev.brink.runner.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LastLinesTest {
    @TempDir
    private Path folder;

    private List<String> lines(String text, int count) throws IOException {
        return LastLines.of(Files.writeString(folder.resolve("file"), text), count);
    }

    @Test
    void theLastLinesInOrder() throws IOException {
        assertThat(lines("a\nb\nc\n", 2)).containsExactly("b", "c");
        assertThat(lines("a\nb\nc", 2)).containsExactly("b", "c");
        assertThat(lines("a\r\nschön €\r\n", 9)).containsExactly("a", "schön €");
        assertThat(lines("\n\na\n\n", 9)).containsExactly("", "", "a", "");
    }

    @Test
    void ofNothingThereIsNone() throws IOException {
        assertThat(lines("", 3)).isEmpty();
        assertThat(LastLines.of(folder.resolve("absent"), 3)).isEmpty();
    }

    @Test
    void blocksCutLinesAnywhere() throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        for (int round = 0; round < 20; round++) {
            List<String> lines = new ArrayList<>();
            for (int i = random.nextInt(1, 200); i > 0; i--) {
                lines.add("ü".repeat(random.nextInt(3000)));
            }
            String text = lines.stream().collect(Collectors.joining("\n", "", "\n"));
            assertThat(lines(text, 1000)).as("round %d", round).isEqualTo(lines);
            assertThat(lines(text, 1)).isEqualTo(lines.subList(lines.size() - 1, lines.size()));
        }
    }

    @Test
    void aLineOfMegabytesIsPassedOver() throws IOException {
        List<String> lines = lines("first\n" + "x".repeat(3 << 20) + "\nlast\n", 3);
        assertThat(lines).isEqualTo(List.of("first", "", "last"));
        assertThat(lines("x".repeat(3 << 20), 3)).isEqualTo(Collections.singletonList(""));
    }
}
