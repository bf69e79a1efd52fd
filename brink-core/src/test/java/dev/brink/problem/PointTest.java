package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PointTest {
    private static final SearchSpace SPACE = SearchSpace.of(
            Parameter.real("lr", 0, 1),
            Parameter.integer("units", 1, 4),
            Parameter.choice("act", "relu", "tanh"),
            Parameter.bool("bias"));
    private static final Map<String, Object> VALUES = Map.of("lr", 0.5, "units", 2, "act", "tanh", "bias", true);
    private static final Point POINT = SPACE.point(VALUES);

    @Test
    void givesItsValues() {
        assertThat(POINT.value("lr")).isEqualTo(0.5);
        assertThat(POINT.real("lr")).isEqualTo(0.5);
        assertThat(POINT.real("units")).isEqualTo(2);
        assertThat(POINT.integer("units")).isEqualTo(2);
        assertThat(POINT.choice("act")).isEqualTo("tanh");
        assertThat(POINT.bool("bias")).isTrue();
        assertThat(POINT).hasToString("{lr=0.5, units=2, act=tanh, bias=true}");
    }

    @Test
    void isAValue() {
        assertThat(POINT).isEqualTo(SPACE.point(VALUES)).hasSameHashCodeAs(SPACE.point(VALUES));
        assertThat(POINT).isNotEqualTo(SPACE.decode(new double[5]));
    }

    @Test
    void cannotBeModified() {
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> POINT.asMap().put("lr", 0.7));
    }

    @Test
    void namesItsParametersWhenOneIsUnknown() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> POINT.integer("unit"))
                .withMessage("A point has no parameter 'unit', only 'lr', 'units', 'act', 'bias':"
                        + " did you mean 'units'?");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> POINT.value("momentum"))
                .withMessage("A point has no parameter 'momentum', only 'lr', 'units', 'act', 'bias':"
                        + " use one of these names.");
    }

    @Test
    void saysHowToReadAValueOfAnotherKind() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> POINT.integer("lr"))
                .withMessage("Parameter 'lr' is 0.5, which is not a whole number: read it with real(\"lr\").");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> POINT.real("act"))
                .withMessage("Parameter 'act' is \"tanh\", which is not a number: read it with choice(\"act\").");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> POINT.choice("bias"))
                .withMessage("Parameter 'bias' is true, which is not a string: read it with bool(\"bias\").");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> POINT.bool("units"))
                .withMessage("Parameter 'units' is 2, which is not a boolean: read it with integer(\"units\").");
    }
}
