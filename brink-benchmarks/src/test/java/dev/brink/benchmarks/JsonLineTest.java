package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonLineTest {
    @Test
    void readsStringsAndNumbersAsPythonWritesThem() {
        JsonLine line =
                JsonLine.parse("{\"ready\": \"NumPy 2, \\\"fast\\\"\", \"seconds\": 2.5e-05, \"value\": -0.25}");
        assertThat(line.text("ready")).isEqualTo("NumPy 2, \"fast\"");
        assertThat(line.number("seconds")).isEqualTo(2.5e-5);
        assertThat(line.number("value")).isEqualTo(-0.25);
        assertThat(line.has("error")).isFalse();
    }

    @Test
    void readsAReadingBackToTheLastBit() {
        Reading reading = new Reading(1.0 / 3 * 1e-5, 52.15, -987.1508481377086);
        assertThat(Reading.parse(reading.toJson())).isEqualTo(reading);
    }

    @Test
    void readsWhatItWrites() {
        String text = "a \"quoted\" \\ path, with a comma";
        JsonLine line = JsonLine.parse(JsonLine.format(Map.of("text", text, "number", 1.0 / 3, "count", 12)));
        assertThat(line.text("text")).isEqualTo(text);
        assertThat(line.number("number")).isEqualTo(1.0 / 3);
        assertThat(line.number("count")).isEqualTo(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Traceback (most recent call last):", "{\"a\": [1]}", "{\"a\": 1 \"b\": 2}", "{a: 1}", ""})
    void refusesWhatIsNoSuchLine(String line) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JsonLine.parse(line))
                .withMessageContaining("The line \"" + line + "\" cannot be used");
    }

    @Test
    void saysWhichFieldIsMissingOrNoNumber() {
        JsonLine line = JsonLine.parse("{\"seconds\": \"soon\"}");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> line.number("value"))
                .withMessageContaining("no field 'value'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> line.number("seconds"))
                .withMessageContaining("'seconds' is no number");
    }
}
