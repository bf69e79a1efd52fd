package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GaussHermiteTest {
    @Test
    void nodesAndWeightsAgreeWithHighPrecision() {
        for (ReferenceRow row : ReferenceTable.load(GaussHermiteTest.class, "/reference/gauss-hermite.csv")
                .rows()) {
            GaussHermite rule = GaussHermite.of((int) row.get("n"));
            int i = (int) row.get("i");
            double node = row.get("node");
            double weight = row.get("weight");
            assertThat(rule.node(i)).as("node of %s", row).isEqualTo(node, within(4e-16 * Math.max(1, Math.abs(node))));
            assertThat(rule.weight(i)).as("weight of %s", row).isEqualTo(weight, within(1e-13 * weight));
        }
    }

    @Test
    void polynomialsUpToDegreeTwiceTheSizeLessOneAreExact() {
        for (int size = 1; size <= GaussHermite.MAXIMUM_SIZE; size++) {
            GaussHermite rule = GaussHermite.of(size);
            // E[Z^2k] = 1 * 3 * ... * (2k - 1); odd moments are zero by symmetry.
            double moment = 1;
            for (int degree = 0; degree <= 2 * size - 2; degree += 2) {
                moment *= Math.max(1, degree - 1);
                int power = degree;
                assertThat(rule.expectation(z -> Math.pow(z, power)))
                        .as("degree %d with %d nodes", degree, size)
                        .isEqualTo(moment, within(1e-13 * moment));
                assertThat(rule.expectation(z -> Math.pow(z, power + 1)))
                        .isEqualTo(0, within(1e-13 * moment * (power + 1)));
            }
        }
    }

    @Test
    void theNextDegreeIsNotExact() {
        // E[Z^2n] falls short by n!, the squared norm of the polynomial that vanishes at all nodes.
        assertThat(GaussHermite.of(3).expectation(z -> Math.pow(z, 6))).isEqualTo(15 - 6, within(1e-13));
    }

    @Test
    void smoothFunctionsConverge() {
        assertThat(GaussHermite.of(20).expectation(Math::exp)).isEqualTo(Math.exp(0.5), within(1e-14));
        // E[Phi(a + b Z)] = Phi(a/sqrt(1 + b^2)).
        assertThat(GaussHermite.of(64).expectation(z -> Normal.cdf(0.3 + 0.8 * z)))
                .isEqualTo(Normal.cdf(0.3 / Math.sqrt(1.64)), within(1e-12));
    }

    @Test
    void nodesRiseAndAreSymmetric() {
        for (int size = 1; size <= GaussHermite.MAXIMUM_SIZE; size++) {
            GaussHermite rule = GaussHermite.of(size);
            assertThat(rule.size()).isEqualTo(size);
            double sum = 0;
            for (int i = 0; i < size; i++) {
                assertThat(rule.node(i)).isEqualTo(-rule.node(size - 1 - i), within(0.0));
                assertThat(rule.weight(i)).isPositive().isEqualTo(rule.weight(size - 1 - i));
                if (i > 0) {
                    assertThat(rule.node(i)).isGreaterThan(rule.node(i - 1));
                }
                sum += rule.weight(i);
            }
            assertThat(sum).isEqualTo(1, within(1e-14));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 65})
    void otherSizesAreRefused(int size) {
        assertThatThrownBy(() -> GaussHermite.of(size))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A Gauss-Hermite rule was asked for with " + size
                        + " nodes, but has 1 to 64: choose a number between them.");
    }
}
