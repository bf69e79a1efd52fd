package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.benchmarks.work.SuggestionSize;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionTimesTest {
    @Test
    void theMedianOfAnEvenNumberLiesBetweenTheMiddleTwo() {
        assertThat(SuggestionTimes.median(List.of(9.0, 1.0, 2.0, 4.0))).isEqualTo(3);
        assertThat(SuggestionTimes.median(List.of(9.0, 1.0, 2.0))).isEqualTo(2);
    }

    @Test
    void everyTimeTakesSomeTime() {
        SuggestionRow row = new SuggestionTimes(2, 0).of(new SuggestionSize(6, 1, 1, true));
        assertThat(row.first()).isPositive();
        assertThat(row.next()).isPositive();
        assertThat(row.recommend()).isPositive();
    }
}
