package dev.brink.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTest {
    @ParameterizedTest
    @CsvSource({
        "900, 900",
        "-3, -3",
        "0.05, 0.05",
        "0.0001, 1e-4",
        "1e-300, 1e-300",
        "1.5e-7, 1.5e-7",
        "999999999999, 999999999999",
        "1e12, 1e12",
        "1.7e308, 1.7e308",
        "-0.0, 0",
        "NaN, NaN",
        "Infinity, Infinity",
        "-Infinity, -Infinity"
    })
    void writesNumbersAsAPersonWould(double value, String expected) {
        assertThat(Text.number(value)).isEqualTo(expected);
    }

    @Test
    void quotesStringsAndNothingElse() {
        assertThat(Text.values(List.of("a b", 2.0, 2.5f, 7L, true))).isEqualTo("\"a b\", 2, 2.5, 7, true");
        assertThat(Text.value(null)).isEqualTo("null");
    }

    @Test
    void listsNames() {
        assertThat(Text.names(List.of("lr", "units"))).isEqualTo("'lr', 'units'");
        assertThat(Text.names(List.of())).isEqualTo("none");
    }
}
