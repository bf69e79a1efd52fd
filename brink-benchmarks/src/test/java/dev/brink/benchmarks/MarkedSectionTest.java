package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class MarkedSectionTest {
    @Test
    void leavesTheTextAroundAsItIs() {
        String document = "# Speed\n" + MarkedSection.BEGIN + "old\ntable\n" + MarkedSection.END + "And so on.\n";
        assertThat(MarkedSection.replaced("performance.md", document, "new\n"))
                .isEqualTo("# Speed\n" + MarkedSection.BEGIN + "new\n" + MarkedSection.END + "And so on.\n");
    }

    @Test
    void saysHowToMakeAPlaceForTheTable() {
        String reversed = MarkedSection.END + MarkedSection.BEGIN;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MarkedSection.replaced("performance.md", reversed, "new\n"))
                .withMessageContaining("performance.md has no place for the table")
                .withMessageContaining("<!-- speed table: begin -->");
    }
}
