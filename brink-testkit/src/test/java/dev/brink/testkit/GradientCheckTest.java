package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class GradientCheckTest {
    /** Rosenbrock's function, with a factor on the second component of its gradient to plant errors. */
    private static DifferentiableFunction rosenbrock(double factor) {
        return (x, gradient) -> {
            double a = 1 - x[0];
            double b = x[1] - x[0] * x[0];
            gradient[0] = -2 * a - 400 * x[0] * b;
            gradient[1] = factor * 200 * b;
            return a * a + 100 * b * b;
        };
    }

    @Test
    void acceptsARightGradient() {
        RandomGenerator random = new SplittableRandom(7);
        for (int i = 0; i < 100; i++) {
            GradientCheck.of(rosenbrock(1))
                    .relative(1e-9)
                    .assertAt(4 * random.nextDouble() - 2, 4 * random.nextDouble() - 2);
        }
        GradientCheck.of(rosenbrock(1)).assertAt(1, 1);
    }

    @Test
    void rejectsAPartInAMillion() {
        GradientCheck check = GradientCheck.of(rosenbrock(1 + 1e-6));
        assertThatThrownBy(() -> check.assertAt(-0.7, 1.3))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("component 1 disagrees")
                .hasMessageContaining("[-0.7, 1.3]")
                .hasMessageContaining("analytic   162.0")
                .hasMessageContaining("allowed");
    }

    @Test
    void rejectsASmallComponentBesideALargeOne() {
        DifferentiableFunction uneven = (x, gradient) -> {
            gradient[0] = 1e4 * Math.cos(x[0]);
            gradient[1] = 1.01e-3 * Math.exp(x[1]);
            return 1e4 * Math.sin(x[0]) + 1e-3 * Math.exp(x[1]);
        };
        assertThatThrownBy(() -> GradientCheck.of(uneven).assertAt(0.3, 0.2))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("component 1");
    }

    @Test
    void rejectsNan() {
        GradientCheck check = GradientCheck.of(rosenbrock(Double.NaN));
        assertThatThrownBy(() -> check.assertAt(0.5, 0.5)).isInstanceOf(AssertionError.class);
    }

    @Test
    void doesNotPassForFreeWhereTheFunctionIsRough() {
        DifferentiableFunction rough = (x, gradient) -> {
            gradient[0] = 5;
            return Math.sin(1.2345e9 * x[0]);
        };
        assertThatThrownBy(() -> GradientCheck.of(rough).assertAt(0.3))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("cannot be judged");
    }

    @Test
    void asksOnlyInsideTheBox() {
        GradientCheck check = GradientCheck.of(x -> Math.sqrt(x[0]) + Math.log(1.5 - x[1]), x ->
                        new double[] {0.5 / Math.sqrt(x[0]), -1 / (1.5 - x[1])})
                .within(new double[] {0.01, 0}, new double[] {1, 1})
                .relative(1e-6);
        check.assertAt(0.01, 1);
        check.assertAt(1, 0);
        check.assertAt(0.4, 0.6);
        assertThatThrownBy(() -> check.assertAt(0.5)).hasMessageContaining("The point has 1 coordinates");
    }

    @Test
    void showsEveryComponent() {
        assertThat(GradientCheck.of(rosenbrock(1)).components(0.1, 0.2))
                .hasSize(2)
                .allMatch(GradientComponent::agrees);
    }
}
