package dev.brink.study.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.problem.Parameter;
import dev.brink.problem.SearchSpace;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionTest {
    private static final List<Parameter> PARAMETERS = List.of(
            Parameter.real("x", -10, 10),
            Parameter.integer("units", 1, 100),
            Parameter.integer("batch-size", 1, 100),
            Parameter.choice("act", "relu", "tanh"),
            Parameter.ordered("size", "small", "large"),
            Parameter.bool("fast"));

    private static boolean holds(String text) {
        return Expression.condition(text, PARAMETERS)
                .test(SearchSpace.of(PARAMETERS)
                        .point(Map.of(
                                "x", 2.5, "units", 8, "batch-size", 3, "act", "tanh", "size", "small", "fast", true)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x <= 2.5",
                "x < 2.6 and units > 7",
                "units - 1 == 7",
                "units-1 == 7",
                "batch-size == 3",
                "batch-size-1 == 2",
                "2 + 3 * 4 == 14",
                "(2 + 3) * 4 == 20",
                "2 ^ 3 ^ 2 == 512",
                "-2 ^ 2 == -4",
                "2 ** -1 == 0.5",
                "7 % 4 == 3",
                "10 / 4 == x",
                "8 - 4 - 2 == 2",
                "1 <= x <= 3 < units",
                "not (1 <= x <= 2)",
                "act == \"tanh\" and size != 'large'",
                "\"tanh\" == act",
                "fast",
                "not not fast",
                "fast == true",
                "!fast || x > 0",
                "x > 100 or fast && units >= 8",
                "min(x, units, 1) == 1",
                "max(x, units) == 8",
                "abs(-x) == x",
                "log(exp(1)) == 1",
                "sqrt(16) == 4",
                "1e-4 < .5",
                "not log(-1) <= 0",
                "not log(-1) > 0",
            })
    void whatHolds(String text) {
        assertThat(holds(text)).isTrue();
        assertThat(holds("not (" + text + ")")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "unit <= 3 | 0 | did you mean 'units'?",
                "x <= | 4 | the end",
                "x + 1 | 0 | gives a number",
                "act | 0 | gives text",
                "x = 3 | 2 | write '=='",
                "act < 3 | 0 | needs a number",
                "act == 3 | 7 | needs text",
                "act == \"tan\" | 7 | did you mean 'tanh'?",
                "fast + 1 > 0 | 0 | needs a number",
                "x and fast | 0 | needs true or false",
                "(x < 3 | 6 | close it",
                "x < 3) | 5 | should have ended",
                "x < 3 units > 2 | 6 | should have ended",
                "x < 3 $ 4 | 6 | means nothing here",
                "sqr(x) < 2 | 0 | did you mean 'sqrt'?",
                "log(x, 2) < 2 | 0 | takes one number",
                "act == \"tanh | 7 | never closed",
                "not x | 4 | needs true or false",
                "` ` | 0 | the end",
            })
    void aMistakeIsNamedWithItsPlaceAndANextStep(String text, int position, String message) {
        assertThatThrownBy(() -> Expression.condition(text.strip(), PARAMETERS))
                .isInstanceOfSatisfying(
                        InvalidExpressionException.class,
                        invalid -> assertThat(invalid.position()).isEqualTo(position))
                .hasMessageContaining(message);
    }

    @Test
    void deepNestingIsRefusedAndDoesNotExhaustTheStack() {
        String deep = "(".repeat(100_000) + "x" + ")".repeat(100_000) + " < 1";
        assertThatThrownBy(() -> Expression.condition(deep, PARAMETERS)).hasMessageContaining("nested too deeply");
        assertThat(holds("not ".repeat(100_000) + "fast")).isTrue();
        assertThat(holds("-".repeat(100_000) + "x == x")).isTrue();
    }
}
