package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class NumericalDerivativeTest {
    private record Case(String name, DoubleUnaryOperator function, DoubleUnaryOperator derivative) {}

    private static final List<Case> CASES = List.of(
            new Case("exp", Math::exp, Math::exp),
            new Case("sin 40x", x -> Math.sin(40 * x), x -> 40 * Math.cos(40 * x)),
            new Case("cube", x -> x * x * x, x -> 3 * x * x),
            new Case("constant", x -> 7, x -> 0),
            new Case("bell", x -> Math.exp(-50 * x * x), x -> -100 * x * Math.exp(-50 * x * x)),
            new Case("large offset", x -> 1e8 + Math.cos(x), x -> -Math.sin(x)),
            new Case("tiny", x -> 1e-200 * Math.sin(x), x -> 1e-200 * Math.cos(x)));

    @Test
    void isAsGoodAsItSays() {
        for (Case example : CASES) {
            for (double x : new double[] {-2.3, -0.1, 0, 0.02, 0.7, 3.1}) {
                NumericalDerivative found = NumericalDerivative.at(x, example.function);
                double exact = example.derivative.applyAsDouble(x);
                double error = Math.abs(found.value() - exact);
                assertThat(error)
                        .as(example.name + " at " + x)
                        .isLessThanOrEqualTo(5 * found.error() + 1e-12 * Math.abs(exact));
            }
        }
    }

    @Test
    void isSharpForSmoothFunctions() {
        assertThat(NumericalDerivative.at(1, Math::exp).error()).isLessThan(1e-10);
        assertThat(NumericalDerivative.at(0.3, x -> Math.sin(40 * x)).error()).isLessThan(1e-8);
    }

    @Test
    void staysInsideItsBounds() {
        DoubleUnaryOperator onlyInside = x -> {
            assertThat(x).isBetween(0.0, 1.0);
            return Math.exp(2 * x);
        };
        for (double x : new double[] {0, 1e-9, 0.001, 0.5, 0.97, 1}) {
            NumericalDerivative found = NumericalDerivative.at(x, onlyInside, 0, 1);
            Within.relative(found.value(), 2 * Math.exp(2 * x), 1e-8, "at " + x);
        }
    }

    @Test
    void admitsDoubtWhereNothingSettles() {
        NumericalDerivative rough = NumericalDerivative.at(0.3, x -> Math.sin(1.2345e9 * x));
        assertThat(rough.error()).isGreaterThan(0.01 * Math.abs(rough.value()));
        NumericalDerivative undefined = NumericalDerivative.at(0.3, x -> Double.NaN);
        assertThat(undefined.error()).isInfinite();
    }

    @Test
    void refusesAPointOutsideItsBounds() {
        assertThatThrownBy(() -> NumericalDerivative.at(2, Math::exp, 0, 1)).hasMessageContaining("within its bounds");
    }

    @Test
    void findsItsWayAroundNan() {
        // Every step of one and more leaves the domain of the logarithm.
        NumericalDerivative found = NumericalDerivative.at(0.01, Math::log);
        Within.relative(found.value(), 100, 1e-7, "log at 0.01");
    }
}
