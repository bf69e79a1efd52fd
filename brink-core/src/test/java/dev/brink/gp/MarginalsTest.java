package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarginalsTest {
    private final Example example = new Example(3, 0.4, 2.5, 0.7);
    private final double[][] data = Example.points(37, 3, 1);
    private final GaussianProcess process = example.given(data, Example.values(data), 1e-6);

    /** Each point takes the same operations in the same order, so that not a bit may differ across block borders. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 511, 512, 513, 1024, 2000})
    void thousandsOfPointsArePredictedAsEachAlone(int count) {
        double[][] points = Example.points(count, 3, 2);
        Marginals together = process.marginals(points);
        assertThat(together.size()).isEqualTo(count);
        for (int i = 0; i < count; i++) {
            Marginals alone = process.marginals(new double[][] {points[i]});
            assertThat(together.mean(i)).as("mean %d", i).isEqualTo(alone.mean(0));
            assertThat(together.variance(i)).as("variance %d", i).isEqualTo(alone.variance(0));
            assertThat(together.standardDeviation(i)).isEqualTo(Math.sqrt(alone.variance(0)));
        }
    }

    @Test
    void thePriorKnowsItsMeanAndVarianceEverywhere() {
        Marginals marginals = example.prior().marginals(Example.points(600, 3, 3));
        for (int i = 0; i < 600; i++) {
            assertThat(marginals.mean(i)).isEqualTo(0.7);
            assertThat(marginals.variance(i)).isEqualTo(2.5);
        }
    }

    @Test
    void processesThatShareAFactorArePredictedTogether() {
        double[][] points = Example.points(700, 3, 4);
        GaussianProcess zeros = process.withValues(new double[37]);
        GaussianProcess rising = process.withValues(firstCoordinates());
        List<GaussianProcess> all = List.of(process, zeros, rising);
        List<Marginals> together = GaussianProcess.marginals(all, points);
        for (int p = 0; p < 3; p++) {
            Marginals alone = all.get(p).marginals(points);
            for (int i = 0; i < points.length; i++) {
                assertThat(together.get(p).mean(i)).isEqualTo(alone.mean(i));
                assertThat(together.get(p).variance(i)).isEqualTo(alone.variance(i));
            }
        }
    }

    private double[] firstCoordinates() {
        double[] values = new double[data.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = data[i][0];
        }
        return values;
    }

    @Test
    void processesThatDoNotShareAFactorAreRefused() {
        GaussianProcess other = process.condition(new double[] {0.5, 0.5, 0.5}, 0, 0);
        assertThatThrownBy(() -> GaussianProcess.marginals(List.of(process, other), data))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2 processes do not all share a factor");
    }

    @Test
    void pointsOfAnotherSpaceAreRefused() {
        assertThatThrownBy(() -> process.marginals(new double[][] {{0.5, 0.5}}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2 coordinates");
    }

    /** The one-point path sums in another order. */
    @Test
    void theGradientComesWithTheSameMeanAndVariance() {
        for (double[] point : Example.points(50, 3, 5)) {
            Marginals marginals = process.marginals(new double[][] {point});
            MarginalGradient gradient = process.gradient(point);
            Within.absolute(gradient.mean(), marginals.mean(0), 1e-12, "mean");
            Within.absolute(gradient.variance(), marginals.variance(0), 1e-12, "variance");
        }
    }

    /** Two measurements of variance s² say what one of s²/2 says. */
    @Test
    void repeatedMeasurementsAverage() {
        double[][] twice = {{0.2, 0.3, 0.4}, {0.2, 0.3, 0.4}, {0.7, 0.1, 0.9}};
        GaussianProcess repeated = example.given(twice, new double[] {1, 2, 0}, 0.5);
        GaussianProcess averaged =
                example.given(new double[][] {twice[0], twice[2]}, new double[] {1.5, 0}, new double[] {0.25, 0.5});
        double[][] points = Example.points(20, 3, 6);
        for (int i = 0; i < 20; i++) {
            Within.absolute(
                    repeated.marginals(points).mean(i),
                    averaged.marginals(points).mean(i),
                    1e-11,
                    i);
            Within.absolute(
                    repeated.marginals(points).variance(i),
                    averaged.marginals(points).variance(i),
                    1e-11,
                    i);
        }
    }
}
