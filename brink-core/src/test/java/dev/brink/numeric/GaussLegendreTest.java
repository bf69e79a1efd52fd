package dev.brink.numeric;

import dev.brink.testkit.Within;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GaussLegendreTest {
    private static double integral(GaussLegendre rule, double from, double to, int power) {
        double sum = 0;
        for (int i = 0; i < rule.size(); i++) {
            sum += rule.weight(i, from, to) * Math.pow(rule.node(i, from, to), power);
        }
        return sum;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 20})
    void powersBelowTwiceTheNumberOfNodesAreExact(int size) {
        GaussLegendre rule = GaussLegendre.of(size);
        for (int power = 0; power < 2 * size; power++) {
            double exact = (Math.pow(2, power + 1) - Math.pow(-1, power + 1)) / (power + 1);
            Within.absoluteOrRelative(integral(rule, -1, 2, power), exact, 1e-13, 1e-13, power);
        }
    }

    @Test
    void theNextPowerIsNot() {
        double error = Math.abs(integral(GaussLegendre.of(2), 0, 1, 4) - 0.2);
        Within.relative(error, 1.0 / 180, 1e-12, "the error term of two nodes");
    }
}
