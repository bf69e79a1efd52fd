package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.testkit.Within;
import org.junit.jupiter.api.Test;

class InputsTest {
    @Test
    void pointsComeBackAsTheyWereGivenAndAreCopies() {
        double[][] points = Example.points(30, 3, 1);
        Inputs inputs = Inputs.of(points, 3);
        double kept = points[4][1];
        points[4][1] = 77;
        assertThat(inputs.size()).isEqualTo(30);
        assertThat(inputs.axes()).isEqualTo(3);
        assertThat(inputs.point(4)[1]).isEqualTo(kept);
        assertThat(inputs.point(29)).isEqualTo(points[29]);
    }

    @Test
    void onePointMoreLeavesTheOthersAlone() {
        double[][] points = Example.points(140, 2, 1);
        Inputs inputs = Inputs.of(new double[0][], 2);
        for (double[] point : points) {
            Inputs grown = inputs.with(point);
            assertThat(grown.size()).isEqualTo(inputs.size() + 1);
            inputs = grown;
        }
        for (int i = 0; i < points.length; i++) {
            assertThat(inputs.point(i)).isEqualTo(points[i]);
        }
    }

    @Test
    void distancesAreWeightedByAxis() {
        double[][] points = Example.points(20, 3, 2);
        double[] weights = {4, 0.25, 1e6};
        double[] from = {0.1, 0.9, 0.5};
        double[] distances = Example.repeated(20, -7);
        Inputs.of(points, 3).squaredDistances(from, weights, distances, 5, 19);
        for (int i = 0; i < 20; i++) {
            double expected = 0;
            for (int a = 0; a < 3; a++) {
                expected += weights[a] * Math.pow(points[i][a] - from[a], 2);
            }
            Within.relative(distances[i], i < 5 || i == 19 ? -7 : expected, 1e-14, "point " + i);
        }
    }

    @Test
    void pointsOfAnotherSpaceAreRefused() {
        assertThatThrownBy(() -> Inputs.of(new double[][] {{0, 1}, {0, 1, 2}}, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Point 1 has 3 coordinates, but the space has 2.");
        Inputs inputs = Inputs.of(new double[][] {{0, 1}}, 2);
        assertThatThrownBy(() -> inputs.with(new double[] {0, 1, 2}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Point 1 has 3 coordinates, but the space has 2.");
    }
}
