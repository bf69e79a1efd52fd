package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.Within;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each loop against its formula, on ranges of every length around the widths of vector instructions. */
class VectorLoopsTest {
    private static final int LENGTH = 40;

    private final RandomGenerator random = RandomStream.of(1).generator();
    private final double[] y = Textbook.gaussians(LENGTH, random);
    private final double[] a = Textbook.gaussians(LENGTH, random);
    private final double[] b = Textbook.gaussians(LENGTH, random);
    private final double[] c = Textbook.gaussians(LENGTH, random);
    private final double[] d = Textbook.gaussians(LENGTH, random);

    @FunctionalInterface
    private interface Element {
        double at(int j);
    }

    /** The range has new values, to a few roundings of terms of size ten, and the rest is untouched. */
    private void assertRange(double[] actual, Element expected, int from, int to) {
        for (int j = 0; j < LENGTH; j++) {
            if (from <= j && j < to) {
                Within.absolute(actual[j], expected.at(j), 1e-14, "element " + j);
            } else {
                assertThat(actual[j])
                        .as("element %d outside [%d, %d)", j, from, to)
                        .isEqualTo(y[j]);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0,0", "0,1", "0,3", "0,4", "0,5", "3,8", "1,17", "7,40", "0,40", "39,40", "5,5"})
    void everyLoopIsItsFormula(int from, int to) {
        double[] actual = y.clone();
        VectorLoops.addScaled(actual, 0.7, a, from, to);
        assertRange(actual, j -> y[j] + 0.7 * a[j], from, to);

        actual = y.clone();
        VectorLoops.addScaled(actual, 0.7, a, -1.3, b, 2.1, c, -0.2, d, from, to);
        assertRange(actual, j -> y[j] + 0.7 * a[j] - 1.3 * b[j] + 2.1 * c[j] - 0.2 * d[j], from, to);

        actual = y.clone();
        VectorLoops.addCombination(
                actual, new double[] {0.7, -1.3, 2.1, -0.2, 0.4, 9}, new double[][] {a, b, c, d, b}, from, to);
        assertRange(actual, j -> y[j] + 0.7 * a[j] - 0.9 * b[j] + 2.1 * c[j] - 0.2 * d[j], from, to);

        actual = y.clone();
        VectorLoops.scale(actual, -1.7, from, to);
        assertRange(actual, j -> -1.7 * y[j], from, to);

        actual = y.clone();
        VectorLoops.multiply(actual, a, from, to);
        assertRange(actual, j -> y[j] * a[j], from, to);

        actual = y.clone();
        VectorLoops.addSquared(actual, a, from, to);
        assertRange(actual, j -> y[j] + a[j] * a[j], from, to);

        actual = y.clone();
        VectorLoops.addSquaredDistance(actual, 0.3, a, 0.25, from, to);
        assertRange(actual, j -> y[j] + 0.3 * (a[j] - 0.25) * (a[j] - 0.25), from, to);

        actual = y.clone();
        VectorLoops.setSquaredDistance(actual, b, 0.3, a, 0.25, from, to);
        assertRange(actual, j -> b[j] + 0.3 * (a[j] - 0.25) * (a[j] - 0.25), from, to);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "0,1", "0,3", "0,4", "0,5", "3,8", "1,17", "7,40", "0,40"})
    void dotProductsAreTheirSums(int from, int to) {
        double expected = 0;
        double expectedOfDistances = 0;
        for (int j = from; j < to; j++) {
            expected += a[j] * b[j];
            expectedOfDistances += a[j] * (0.3 - b[j]);
        }
        Within.absolute(VectorLoops.dot(a, b, from, to), expected, 1e-14, from + " to " + to);
        Within.absolute(VectorLoops.dotDistances(a, 0.3, b, from, to), expectedOfDistances, 1e-14, from + " to " + to);
    }

    /** What is the basis of equal predictions for a point alone and among thousands. */
    @Test
    void anElementDoesNotDependOnItsRange() {
        double[] together = y.clone();
        VectorLoops.addScaled(together, 0.7, a, -1.3, b, 2.1, c, -0.2, d, 0, LENGTH);
        double[] alone = y.clone();
        for (int j = 0; j < LENGTH; j++) {
            VectorLoops.addScaled(alone, 0.7, a, -1.3, b, 2.1, c, -0.2, d, j, j + 1);
        }
        assertThat(alone).isEqualTo(together);
    }
}
