package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.Within;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalGridTest {
    @ParameterizedTest
    @CsvSource({"8, 0.05", "11, 0.03", "16, 0.02"})
    void hasTheMomentsOfTheNormalDistribution(int nodes, double tolerance) {
        NormalGrid grid = new NormalGrid(nodes);
        double[] moments = new double[3];
        for (int i = 0; i < grid.size(); i++) {
            for (int power = 0; power < 3; power++) {
                moments[power] += grid.weight(i) * Math.pow(grid.node(i), power);
            }
        }
        Within.absolute(moments[0], 1, 1e-14, "weights");
        Within.absolute(moments[1], 0, 1e-14, "mean");
        Within.absolute(moments[2], 1, tolerance, "variance");
    }

    @Test
    void reachesRareOutcomes() {
        NormalGrid grid = new NormalGrid(16);
        assertThat(grid.node(0)).isEqualTo(-3);
        assertThat(grid.node(15)).isEqualTo(3);
        assertThat(grid.weight(15)).isBetween(0.001, 0.005);
    }
}
