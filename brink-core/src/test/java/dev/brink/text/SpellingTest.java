package dev.brink.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {
    @ParameterizedTest
    @CsvSource({
        "same, same, 0",
        "Same, sAME, 0",
        "'', abc, 3",
        "kitten, sitting, 3",
        "error, eror, 1",
        "train, trian, 1",
        "ab, ba, 1",
        "abcd, badc, 2",
        "valid_error, valid-error, 1"
    })
    void countsEdits(String one, String other, int distance) {
        assertThat(Spelling.distance(one, other)).isEqualTo(distance);
        assertThat(Spelling.distance(other, one)).isEqualTo(distance);
    }

    @Test
    void suggestsTheNearestName() {
        List<String> known = List.of("valid_error", "weights", "train");
        assertThat(Spelling.nearest("wieght", known)).contains("weights");
        assertThat(Spelling.suggestion("valid_eror", known)).isEqualTo("did you mean 'valid_error'?");
    }

    @Test
    void listsAllNamesWhenNoneIsNear() {
        assertThat(Spelling.nearest("cake", List.of("weights", "train"))).isEmpty();
        assertThat(Spelling.suggestion("cake", List.of("weights", "train"))).isEqualTo("known are 'weights', 'train'.");
        assertThat(Spelling.suggestion("cake", List.of())).isEqualTo("leave it out.");
    }
}
