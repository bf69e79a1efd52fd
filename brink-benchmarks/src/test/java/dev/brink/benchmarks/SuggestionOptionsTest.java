package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.brink.benchmarks.work.SuggestionSize;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SuggestionOptionsTest {
    @Test
    void allCasesHaveEveryNumberThatTheTableIsToShow() {
        List<SuggestionSize> sizes =
                SuggestionOptions.parse(List.of("--cases", "full")).sizes();
        assertThat(sizes).doesNotHaveDuplicates();
        assertThat(sizes.stream().map(SuggestionSize::n).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(20, 50, 100, 200, 500);
        assertThat(sizes.stream().map(SuggestionSize::d).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(2, 6, 10, 20);
        assertThat(sizes.stream().map(SuggestionSize::constraints).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(0, 1, 3, 10);
        assertThat(sizes.stream().filter(SuggestionSize::decoupled))
                .hasSize(2)
                .allSatisfy(decoupled -> assertThat(sizes).contains(decoupled.whenCoupled()));
    }

    @Test
    void readsSizesRepetitionsAndOutput() {
        SuggestionOptions options = SuggestionOptions.parse(List.of(
                "--sizes", "50:2:1,100:6:3:decoupled", "--repetitions", "10", "--output", "docs/performance.md"));
        assertThat(options.sizes())
                .containsExactly(SuggestionSize.coupled(50, 2, 1), new SuggestionSize(100, 6, 3, true));
        assertThat(options.repetitions()).isEqualTo(10);
        assertThat(options.output()).contains(Path.of("docs/performance.md"));
        assertThat(SuggestionOptions.parse(List.of()).repetitions()).isEqualTo(5);
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertRefused("There is no option '--fast'", "--fast", "yes");
        assertRefused("Option '--sizes' needs a value", "--sizes");
        assertRefused("There are no cases 'some': say quick or full.", "--cases", "some");
        assertRefused("'50:2' is no size: write n:d:K or n:d:K:decoupled", "--sizes", "50:2");
        assertRefused("'50:2:one' is no size", "--sizes", "50:2:one");
        assertRefused("'50:2:1:coupled' is no size", "--sizes", "50:2:1:coupled");
        assertRefused("K at least 0, or 1 where it is decoupled", "--sizes", "50:2:0:decoupled");
        assertRefused("d between 1 and 20", "--sizes", "50:21:0");
        assertRefused("'--repetitions' is some, but", "--repetitions", "some");
        assertRefused("'--repetitions' is 0, but", "--repetitions", "0");
    }

    private static void assertRefused(String message, String... arguments) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SuggestionOptions.parse(List.of(arguments)))
                .withMessageContaining(message);
    }
}
