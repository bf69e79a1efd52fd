package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SearchSpaceTest {
    private static final SearchSpace SPACE = SearchSpace.of(
            Parameter.logReal("lr", 1e-4, 1),
            Parameter.integer("units", 1, 4),
            Parameter.choice("act", "relu", "tanh"),
            Parameter.bool("bias"));

    private static Map<String, Object> values() {
        return new HashMap<>(Map.of("lr", 1, "units", 2, "act", "tanh", "bias", true));
    }

    @Test
    void pointsTakeTheOrderAndTypesOfTheSpace() {
        Point point = SPACE.point(values());
        assertThat(point.asMap())
                .containsExactly(
                        Map.entry("lr", 1.0),
                        Map.entry("units", 2L),
                        Map.entry("act", "tanh"),
                        Map.entry("bias", true));
    }

    @Test
    void encodesEachParameterOnItsAxes() {
        assertThat(SPACE.axes()).isEqualTo(5);
        assertThat(SPACE.encode(SPACE.point(values()))).containsExactly(1, 0.375, 0, 1, 1);
        assertThat(SPACE.decode(new double[] {1, 0.3, 0.2, 0.9, 0.7})).isEqualTo(SPACE.point(values()));
    }

    @Test
    void snapMovesOnlyDiscreteAxes() {
        double third = 1.0 / 3;
        assertThat(SPACE.snap(new double[] {third, 0.3, 0.2, 0.9, 0.7})).containsExactly(third, 0.375, 0, 1, 1);
        assertThat(SPACE.snap(new double[] {-1, 2, 0.2, 0.2, 0.4})).containsExactly(0, 0.875, 1, 0, 0);
    }

    @Test
    void snapLeavesItsArgumentAlone() {
        double[] coordinates = {0.1, 0.3, 0.2, 0.9, 0.7};
        SPACE.snap(coordinates);
        assertThat(coordinates).containsExactly(0.1, 0.3, 0.2, 0.9, 0.7);
    }

    @Test
    void countsItsPoints() {
        assertThat(SPACE.size()).isEmpty();
        assertThat(SPACE.isContinuous()).isFalse();
        SearchSpace discrete = SearchSpace.of(
                List.of(Parameter.integer("n", 1, 10), Parameter.choice("c", "a", "b", "c"), Parameter.bool("b")));
        assertThat(discrete.size()).hasValue(60);
        assertThat(SearchSpace.of(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                        .isContinuous())
                .isTrue();
    }

    @Test
    void sizeIsEmptyBeyondALong() {
        Parameter half = Parameter.integer("a", 0, (1L << 31) - 1);
        assertThat(SearchSpace.of(half, Parameter.integer("b", 0, (1L << 31) - 1))
                        .size())
                .hasValue(1L << 62);
        assertThat(SearchSpace.of(half, Parameter.integer("b", 0, (1L << 32) - 1))
                        .size())
                .isEmpty();
        assertThat(SearchSpace.of(half, Parameter.integer("b", 0, (1L << 40) - 1))
                        .size())
                .isEmpty();
        assertThat(SearchSpace.of(Parameter.integer("b", Long.MIN_VALUE, Long.MAX_VALUE))
                        .size())
                .isEmpty();
    }

    @Test
    void refusesUnknownAndMissingNames() {
        Map<String, Object> misspelt = values();
        misspelt.put("unit", misspelt.remove("units"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SPACE.point(misspelt))
                .withMessage("The search space has no parameter 'unit': did you mean 'units'?");
        Map<String, Object> foreign = values();
        foreign.put("momentum", 0.9);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SPACE.point(foreign))
                .withMessage("The search space has no parameter 'momentum': known are 'lr', 'units', 'act', 'bias'.");
        Map<String, Object> missing = values();
        missing.remove("act");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SPACE.point(missing))
                .withMessage("Parameter 'act' has no value, but a point needs one for each of 'lr', 'units', 'act',"
                        + " 'bias': add the missing one.");
        missing.put("act", "rleu");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SPACE.point(missing))
                .withMessageStartingWith("Parameter 'act' received \"rleu\"");
    }

    @Test
    void refusesPointsOfAnotherSpace() {
        Point other = SearchSpace.of(Parameter.real("lr", 0, 1)).point(Map.of("lr", 0.5));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SPACE.encode(other))
                .withMessageStartingWith("A point has no parameter 'units', only 'lr'");
    }

    @Test
    void refusesBadCoordinates() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SPACE.decode(new double[4]))
                .withMessage("Received 4 coordinates, but the search space has 5 axes: give one for each.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SPACE.snap(new double[] {0, Double.NaN, 0, 0, 0}))
                .withMessage("Coordinate 1 is NaN, but coordinates must be numbers: look where it was computed.");
    }

    @Test
    void refusesNoParametersAndEqualNames() {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(SearchSpace::of)
                .withMessage("The search space has no parameters, but there must be something to choose:"
                        + " add at least one.");
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> SearchSpace.of(Parameter.bool("a"), Parameter.real("a", 0, 1)))
                .withMessage("Two parameters have the name 'a', but names must differ: rename one of them.");
    }

    @Test
    void isAValue() {
        SearchSpace one = SearchSpace.of(Parameter.bool("a"));
        assertThat(one)
                .isEqualTo(SearchSpace.of(List.of(Parameter.bool("a"))))
                .hasSameHashCodeAs(SearchSpace.of(Parameter.bool("a")));
        assertThat(one).isNotEqualTo(SearchSpace.of(Parameter.bool("b"))).hasToString("[BooleanParameter[name=a]]");
    }
}
