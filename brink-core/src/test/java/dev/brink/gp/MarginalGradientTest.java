package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.numeric.RandomStream;
import dev.brink.testkit.GradientCheck;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarginalGradientTest {
    private static void assertGradients(GaussianProcess process, double[] point) {
        ofMean(process).assertAt(point);
        ofVariance(process).assertAt(point);
    }

    private static GradientCheck ofMean(GaussianProcess process) {
        return GradientCheck.of((x, out) -> {
            MarginalGradient gradient = process.gradient(x);
            Arrays.setAll(out, gradient::meanGradient);
            return gradient.mean();
        });
    }

    private static GradientCheck ofVariance(GaussianProcess process) {
        return GradientCheck.of((x, out) -> {
            MarginalGradient gradient = process.gradient(x);
            Arrays.setAll(out, gradient::varianceGradient);
            return gradient.variance();
        });
    }

    private static GaussianProcess process(int axes, double lengthScale, double noise, double[][] data) {
        return new Example(axes, lengthScale, 2.5, 0.7).given(data, Example.values(data), noise);
    }

    @ParameterizedTest
    @CsvSource({"1, 0.3, 1e-4", "1, 0.05, 0", "2, 0.3, 1e-4", "2, 0.4, 0", "6, 1, 1e-2", "6, 0.7, 0", "20, 2, 1e-3"})
    void gradientsAreThoseOfDifferences(int axes, double lengthScale, double noise) {
        double[][] data = Example.points(15, axes, 1);
        GaussianProcess process = process(axes, lengthScale, noise, data);
        for (double[] point : Example.points(4, axes, 2)) {
            assertGradients(process, point);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1e-2", "1, 1e-4", "2, 1e-2", "2, 1e-4", "2, 1e-7", "6, 1e-3", "20, 1e-3"})
    void gradientsNearAValueAreThoseOfDifferences(int axes, double distance) {
        double[][] data = Example.points(10, axes, 3);
        RandomGenerator random = RandomStream.of(4).generator();
        double[] near = data[3].clone();
        Arrays.setAll(near, a -> near[a] + distance * random.nextGaussian());
        assertGradients(process(axes, 0.5 * Math.sqrt(axes), 1e-4, data), near);
        assertGradients(process(axes, 0.5 * Math.sqrt(axes), 0, data), near);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "6", "20"})
    void gradientsAtAValueAreThoseOfDifferences(int axes) {
        double[][] data = Example.points(10, axes, 5);
        assertGradients(process(axes, 0.5 * Math.sqrt(axes), 1e-4, data), data[3]);
        GaussianProcess exact = process(axes, 0.5 * Math.sqrt(axes), 0, data);
        ofMean(exact).assertAt(data[3]);
        // The variance is JITTER, rounded to a hundredth of it: slopes of that size are not seen in differences.
        double unseen = 10 * exact.hyperparameters().variance() * GaussianProcess.JITTER;
        assertThat(ofVariance(exact).components(data[3]))
                .allMatch(component -> component.agrees() || Math.abs(component.analytic()) < unseen);
    }

    @Test
    void atTheOnlyExactValueTheVarianceHasItsLeastPlace() {
        double[][] data = {{0.3, 0.6}};
        MarginalGradient gradient = process(2, 0.5, 0, data).gradient(data[0]);
        assertThat(gradient.varianceGradient(0)).isZero();
        assertThat(gradient.varianceGradient(1)).isZero();
        assertThat(gradient.meanGradient(0)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "6", "20"})
    void gradientsFarAwayVanishLikeThoseOfDifferences(int axes) {
        GaussianProcess process = process(axes, 0.3, 1e-4, Example.points(10, axes, 7));
        for (double far : new double[] {3, 10, 100, 1e4, 1e8}) {
            double[] point = Example.repeated(axes, far);
            assertGradients(process, point);
        }
        MarginalGradient gradient = process.gradient(Example.repeated(axes, 1e4));
        for (int a = 0; a < axes; a++) {
            assertThat(Math.abs(gradient.meanGradient(a))).isLessThan(1e-45);
            assertThat(Math.abs(gradient.varianceGradient(a))).isLessThan(1e-45);
        }
    }

    @Test
    void thePriorIsFlat() {
        MarginalGradient gradient = new Example(2, 0.3, 2.5, 0.7).prior().gradient(new double[] {0.1, 0.9});
        assertThat(gradient.mean()).isEqualTo(0.7);
        assertThat(gradient.variance()).isEqualTo(2.5);
        for (int a = 0; a < 2; a++) {
            assertThat(gradient.meanGradient(a)).isZero();
            assertThat(gradient.varianceGradient(a)).isZero();
        }
    }

    @Test
    void processesThatShareAFactorHaveTheGradientsTheyHaveAlone() {
        double[][] data = Example.points(12, 3, 9);
        GaussianProcess first = process(3, 0.6, 1e-2, data);
        List<GaussianProcess> sharing = List.of(
                first, first.withValues(new double[12]), first.withValues(Example.values(Example.points(12, 3, 10))));
        for (double[] point : List.of(data[4], new double[] {0.2, 0.9, 0.4})) {
            List<MarginalGradient> together = GaussianProcess.gradients(sharing, point);
            assertThat(together).hasSize(3);
            for (int p = 0; p < 3; p++) {
                MarginalGradient alone = sharing.get(p).gradient(point);
                assertThat(together.get(p).mean()).isEqualTo(alone.mean());
                assertThat(together.get(p).variance()).isEqualTo(alone.variance());
                for (int a = 0; a < 3; a++) {
                    assertThat(together.get(p).meanGradient(a)).isEqualTo(alone.meanGradient(a));
                    assertThat(together.get(p).varianceGradient(a)).isEqualTo(alone.varianceGradient(a));
                }
            }
            assertThat(together.get(1).mean()).isNotEqualTo(together.get(2).mean());
        }
    }

    @Test
    void processesThatDoNotShareAFactorAreRefused() {
        double[][] data = Example.points(5, 2, 11);
        GaussianProcess one = process(2, 0.6, 1e-2, data);
        GaussianProcess other = process(2, 0.6, 1e-2, data);
        assertThatThrownBy(() -> GaussianProcess.gradients(List.of(one, other), data[0]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("The 2 processes do not all share a factor");
    }
}
