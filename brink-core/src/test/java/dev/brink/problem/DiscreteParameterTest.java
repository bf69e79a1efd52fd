package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ordered, choice and boolean parameters, and the names of all. */
class DiscreteParameterTest {
    private static final Parameter BATCH = Parameter.ordered("batch", 16, 32, 64, 128);
    private static final Parameter ACT = Parameter.choice("act", "relu", "tanh", "gelu");
    private static final Parameter BIAS = Parameter.bool("bias");

    @Test
    void orderedValuesHaveEqualCellsInTheirOrder() {
        assertThat(encoded(BATCH, 16)).containsExactly(0.125);
        assertThat(encoded(BATCH, 128)).containsExactly(0.875);
        assertThat(BATCH.decode(new double[] {0.5}, 0)).isEqualTo(64L);
        assertThat(BATCH.decode(new double[] {-1}, 0)).isEqualTo(16L);
        assertThat(BATCH.decode(new double[] {1}, 0)).isEqualTo(128L);
        assertThat(BATCH.size()).hasValue(4);
        assertThat(BATCH.axes()).isEqualTo(1);
    }

    @Test
    void orderedNumbersAreAllWholeOrAllReal() {
        assertThat(Parameter.ordered("a", 1, 2.0, 3L)).isEqualTo(Parameter.ordered("a", List.of(1L, 2L, 3L)));
        Parameter mixed = Parameter.ordered("a", 2, 1, 0.5);
        assertThat(mixed.decode(new double[] {0.1}, 0)).isEqualTo(2.0);
        assertThat(mixed.check(1)).isEqualTo(1.0);
        assertThat(BATCH.check(32.0)).isEqualTo(32L);
    }

    @Test
    void orderedStringsKeepTheirOrder() {
        Parameter size = Parameter.ordered("size", List.of("small", "medium", "large"));
        assertThat(encoded(size, "medium")).containsExactly(0.5);
        assertThat(size.decode(new double[] {0.99}, 0)).isEqualTo("large");
    }

    @Test
    void orderedRefusesOtherValues() {
        refuses(BATCH, 48, "48, but that is none of its values: give one of 16, 32, 64, 128.");
        refuses(BATCH, 16.5, "16.5, but that is none of its values: give one of 16, 32, 64, 128.");
        refuses(BATCH, Double.NaN, "NaN, but that is none of its values: give one of 16, 32, 64, 128.");
        refuses(BATCH, "16", "\"16\", but that is none of its values: give one of 16, 32, 64, 128.");
    }

    @Test
    void orderedRefusesImpossibleLists() {
        invalid(
                () -> Parameter.ordered("a", 1),
                "Parameter 'a' has 1 value(s), but there must be at least two to choose from:"
                        + " add another or leave it out.");
        invalid(
                () -> Parameter.ordered("a"),
                "Parameter 'a' has 0 value(s), but there must be at least two to choose from:"
                        + " add another or leave it out.");
        invalid(
                () -> Parameter.ordered("a", 1, 2, 2.0),
                "Parameter 'a' has the value 2 twice, but its values must differ: remove one of them.");
        invalid(
                () -> Parameter.ordered("a", "none", 1, 2),
                "Parameter 'a' has the values \"none\", 1, 2, but they must be all numbers or all strings:"
                        + " write every value as a string.");
        invalid(
                () -> Parameter.ordered("a", true, false),
                "Parameter 'a' has the values true, false, but they must be all numbers or all strings:"
                        + " write every value as a string.");
        invalid(
                () -> Parameter.ordered("a", 1, Double.NaN),
                "Parameter 'a' has the values 1, NaN, but numbers must be finite: remove those that are not.");
        invalid(
                () -> Parameter.ordered("a", 8, 64, 32),
                "Parameter 'a' lists the numbers 8, 64, 32, but an ordered parameter must rise or fall throughout:"
                        + " sort them, or make it a choice.");
    }

    @Test
    void choicesAreOneHot() {
        assertThat(encoded(ACT, "relu")).containsExactly(1, 0, 0);
        assertThat(encoded(ACT, "gelu")).containsExactly(0, 0, 1);
        assertThat(ACT.decode(new double[] {0.2, 0.6, 0.5}, 0)).isEqualTo("tanh");
        assertThat(ACT.axes()).isEqualTo(3);
        assertThat(ACT.size()).hasValue(3);
    }

    @Test
    void theFirstOfEqualChoicesWins() {
        assertThat(ACT.decode(new double[] {0.5, 0.5, 0.5}, 0)).isEqualTo("relu");
        assertThat(ACT.decode(new double[] {0.1, 0.5, 0.5}, 0)).isEqualTo("tanh");
        assertThat(ACT.decode(new double[] {1, 7, -2}, 0)).isEqualTo("relu");
    }

    @Test
    void choiceRefusesOtherValues() {
        String values = ", but its values are \"relu\", \"tanh\", \"gelu\": ";
        refuses(ACT, "rleu", "\"rleu\"" + values + "did you mean \"relu\"?");
        refuses(ACT, "Tanh", "\"Tanh\"" + values + "did you mean \"tanh\"?");
        refuses(ACT, "softmax", "\"softmax\"" + values + "give one of these strings.");
        refuses(ACT, 1, "1" + values + "give one of these strings.");
    }

    @Test
    void choiceRefusesImpossibleLists() {
        invalid(
                () -> Parameter.choice("act", "relu"),
                "Parameter 'act' has 1 value(s), but there must be at least two to choose from:"
                        + " add another or leave it out.");
        invalid(
                () -> Parameter.choice("act", List.of("relu", "tanh", "relu")),
                "Parameter 'act' has the value \"relu\" twice, but its values must differ: remove one of them.");
    }

    @Test
    void booleansSplitAtOneHalf() {
        assertThat(encoded(BIAS, true)).containsExactly(1);
        assertThat(encoded(BIAS, false)).containsExactly(0);
        assertThat(BIAS.decode(new double[] {Math.nextDown(0.5)}, 0)).isEqualTo(false);
        assertThat(BIAS.decode(new double[] {0.5}, 0)).isEqualTo(true);
        assertThat(BIAS.size()).hasValue(2);
        refuses(BIAS, "true", "\"true\", but it is a boolean: give true or false.");
        refuses(BIAS, 1, "1, but it is a boolean: give true or false.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "1x", "-a", ".a", "a b", "a=b", "größe", "a/b", "{a}", "a\n"})
    void everyKindRefusesBadNames(String name) {
        String message = "A parameter has the name '" + name + "', but a name must start with a letter from A to Z or"
                + " an underscore and go on with letters, digits, '_', '-' or '.': choose another name.";
        invalid(() -> Parameter.real(name, 0, 1), message);
        invalid(() -> Parameter.integer(name, 0, 1), message);
        invalid(() -> Parameter.ordered(name, 0, 1), message);
        invalid(() -> Parameter.choice(name, "a", "b"), message);
        invalid(() -> Parameter.bool(name), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "_x", "X.y-z_1", "lr"})
    void acceptsGoodNames(String name) {
        assertThat(Parameter.bool(name).name()).isEqualTo(name);
    }

    private static double[] encoded(Parameter parameter, Object value) {
        double[] coordinates = new double[parameter.axes()];
        parameter.encode(value, coordinates, 0);
        assertThat(parameter.decode(coordinates, 0)).isEqualTo(parameter.check(value));
        return coordinates;
    }

    private static void refuses(Parameter parameter, Object value, String rest) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> parameter.check(value))
                .withMessage("Parameter '" + parameter.name() + "' received " + rest);
    }

    private static void invalid(ThrowingCallable construction, String message) {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(construction)
                .withMessage(message);
    }
}
