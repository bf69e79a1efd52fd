package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.benchmarks.work.SuggestionSize;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionMarkdownTest {
    private static final SuggestionSize DECOUPLED = new SuggestionSize(50, 2, 1, true);

    @Test
    void comparesTheDecoupledStudyWithTheCoupledOne() {
        String table = new SuggestionMarkdown(List.of(
                        new SuggestionRow(SuggestionSize.coupled(100, 2, 1), 1, 0.4, 0.02),
                        new SuggestionRow(SuggestionSize.coupled(50, 2, 1), 0.5, 0.1, 0.01),
                        new SuggestionRow(DECOUPLED, 0.6, 0.25, 0.01)))
                .format();
        assertThat(table).isEqualTo("""
                | tasks          |   n | d | K | suggestion | ÷ coupled | recommendation | first suggestion |
                |----------------|----:|--:|--:|-----------:|----------:|---------------:|-----------------:|
                | one            | 100 | 2 | 1 |     400 ms |           |        20.0 ms |           1.00 s |
                | one            |  50 | 2 | 1 |     100 ms |           |        10.0 ms |           500 ms |
                | one a function |  50 | 2 | 1 |     250 ms |      2.50 |        10.0 ms |           600 ms |
                """);
    }

    @Test
    void hasNoRatioWithoutTheCoupledStudy() {
        assertThat(new SuggestionMarkdown(List.of(new SuggestionRow(DECOUPLED, 0.6, 0.25, 0.01))).format())
                .contains("| one a function | 50 | 2 | 1 |     250 ms |           |");
    }
}
