package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;

class KnownConstraintTest {
    private static final SearchSpace SPACE =
            SearchSpace.of(Parameter.integer("a", 0, 10), Parameter.integer("b", 0, 10));

    private static Point point(int a, int b) {
        return SPACE.point(Map.of("a", a, "b", b));
    }

    @Test
    void answersForEveryPoint() {
        KnownConstraint constraint = new KnownConstraint("a <= b", p -> p.integer("a") <= p.integer("b"));
        assertThat(constraint.allows(point(1, 2))).isTrue();
        assertThat(constraint.allows(point(3, 2))).isFalse();
        assertThat(constraint.description()).isEqualTo("a <= b");
        assertThat(constraint).hasToString("a <= b");
    }

    @Test
    void saysWhereItThrew() {
        KnownConstraint constraint = new KnownConstraint("a / b < 4", p -> p.integer("a") / p.integer("b") < 4);
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> constraint.allows(point(3, 0)))
                .withMessage("Known constraint 'a / b < 4' threw java.lang.ArithmeticException: / by zero at"
                        + " {a=3, b=0}, but it must answer at every point of the space:"
                        + " make it return true or false there.")
                .withCauseExactlyInstanceOf(ArithmeticException.class);
    }

    @Test
    void needsADescription() {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> new KnownConstraint(" ", p -> true))
                .withMessage("A known constraint has no description, but messages speak of it by that:"
                        + " say what it demands.");
    }
}
