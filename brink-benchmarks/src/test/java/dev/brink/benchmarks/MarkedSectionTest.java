package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkedSectionTest {
    private static final MarkedSection SECTION = new MarkedSection("speed table");
    private static final String BEGIN = "<!-- speed table: begin -->\n";
    private static final String END = "<!-- speed table: end -->\n";

    @Test
    void leavesTheTextAroundAsItIs() {
        String document = "# Speed\n" + BEGIN + "old\ntable\n" + END + "And so on.\n";
        assertThat(SECTION.replaced("performance.md", document, "new\n"))
                .isEqualTo("# Speed\n" + BEGIN + "new\n" + END + "And so on.\n");
    }

    @Test
    void saysHowToMakeAPlaceForTheTable() {
        String reversed = END + BEGIN;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SECTION.replaced("performance.md", reversed, "new\n"))
                .withMessageContaining("performance.md has no place for the table")
                .withMessageContaining("<!-- speed table: begin -->");
    }

    @Test
    void saysSoIfThereIsNoDocument(@TempDir Path folder) {
        Path missing = folder.resolve("performance.md");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SECTION.require(missing))
                .withMessageContaining(missing + " is not a file");
    }
}
