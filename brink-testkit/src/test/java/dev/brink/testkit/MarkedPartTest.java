package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkedPartTest {
    private static final MarkedPart PART = new MarkedPart("promises");

    @TempDir
    private Path folder;

    @Test
    void leavesTheTextAroundAsItIs() throws IOException {
        Path document = Files.writeString(
                folder.resolve("page.md"), "Before.\n<!-- promises: begin -->\nold\n<!-- promises: end -->\nAfter.\n");
        PART.replace(document, "new\n");
        assertThat(document).hasContent("Before.\n<!-- promises: begin -->\nnew\n<!-- promises: end -->\nAfter.\n");
    }

    @Test
    void saysHowToMakeAPlaceForTheTable() throws IOException {
        Path document =
                Files.writeString(folder.resolve("page.md"), "<!-- promises: end -->\n<!-- promises: begin -->\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PART.replace(document, "new\n"))
                .withMessageContaining("page.md has no place for the table")
                .withMessageContaining("<!-- promises: begin -->");
    }
}
