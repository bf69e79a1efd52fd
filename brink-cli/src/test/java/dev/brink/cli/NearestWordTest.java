package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestWordTest {
    private static final List<String> KNOWN = List.of("parameters", "objective", "constraints", "budget", "--help");

    @ParameterizedTest
    @CsvSource({
        "parameter, parameters", // one letter missing
        "parametters, parameters", // one too many
        "objectibe, objective", // one wrong
        "budegt, budget", // two swapped
        "cnostrainst, constraints", // swapped twice
        "BUDGET, budget", // case does not count
        "help, --help", // nor do dashes
    })
    void findsWhatWasMeant(String mistyped, String meant) {
        assertThat(NearestWord.to(mistyped, KNOWN)).hasValue(meant);
    }

    @ParameterizedTest
    @CsvSource({"seed", "obj", "parallel", "x", "''", "--"})
    void guessesNothingFromAWordThatIsNearNone(String word) {
        assertThat(NearestWord.to(word, KNOWN)).isEmpty();
    }

    @Test
    void aSwapIsOneSlipAndTwoReplacementsAreTwo() {
        assertThat(NearestWord.to("abcd", List.of("acbd"))).hasValue("acbd");
        assertThat(NearestWord.to("abcd", List.of("axyd"))).isEmpty();
    }

    @Test
    void theFirstOfEquallyNearWordsIsTaken() {
        assertThat(NearestWord.to("trial", List.of("trials", "triad"))).hasValue("trials");
        assertThat(NearestWord.to("trial", List.of("triad", "trials"))).hasValue("triad");
    }
}
