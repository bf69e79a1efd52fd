package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.RandomStream;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class MatrixProductTest {
    /** Rows, inner size and columns: smaller and larger than blocks, narrow, and not divisible by anything. */
    private static final int[][] SHAPES = {
        {1, 1, 1}, {3, 2, 40}, {100, 300, 10}, {33, 129, 1025}, {70, 257, 31}, {5, 500, 33}, {200, 7, 64}
    };

    @Test
    void agreesWithTheDefinition() {
        for (int[] shape : SHAPES) {
            RandomGenerator random = RandomStream.of(shape[0]).generator();
            float[][] left = random(shape[0], shape[1], 0.6, random);
            float[][] right = random(shape[1], shape[2], 0, random);
            float[][] target = random(shape[0], shape[2], 0, random);
            double[][] expected = expected(target, left, right);
            float[][] again = copy(target);

            MatrixProduct.add(target, left, right);
            MatrixProduct.addLeftTransposed(again, MatrixProduct.transpose(left), right);

            for (int i = 0; i < shape[0]; i++) {
                for (int j = 0; j < shape[2]; j++) {
                    double rounding = 1e-6 * Math.sqrt(shape[1]);
                    assertThat((double) target[i][j]).isCloseTo(expected[i][j], within(4 * rounding));
                    assertThat((double) again[i][j]).isCloseTo(expected[i][j], within(4 * rounding));
                }
            }
        }
    }

    @Test
    void transposesExactly() {
        float[][] matrix = random(70, 33, 0, RandomStream.of(1).generator());

        float[][] transposed = MatrixProduct.transpose(matrix);

        assertThat(transposed).hasDimensions(33, 70);
        assertThat(transposed[32][69]).isEqualTo(matrix[69][32]);
        assertThat(MatrixProduct.transpose(transposed)).isDeepEqualTo(matrix);
    }

    @Test
    void whatIsNotANumberSpreads() {
        float[][] target = new float[1][40];

        MatrixProduct.add(target, new float[][] {{Float.NaN}}, new float[1][40]);

        assertThat(target[0]).containsOnly(Float.NaN);
    }

    private static double[][] expected(float[][] target, float[][] left, float[][] right) {
        double[][] expected = new double[left.length][right[0].length];
        for (int i = 0; i < left.length; i++) {
            for (int j = 0; j < right[0].length; j++) {
                expected[i][j] = target[i][j];
                for (int k = 0; k < right.length; k++) {
                    expected[i][j] += (double) left[i][k] * right[k][j];
                }
            }
        }
        return expected;
    }

    private static float[][] random(int rows, int columns, double zeros, RandomGenerator random) {
        float[][] matrix = new float[rows][columns];
        for (float[] row : matrix) {
            for (int j = 0; j < columns; j++) {
                row[j] = random.nextDouble() < zeros ? 0 : (float) random.nextGaussian();
            }
        }
        return matrix;
    }

    private static float[][] copy(float[][] matrix) {
        float[][] copy = new float[matrix.length][];
        for (int i = 0; i < copy.length; i++) {
            copy[i] = matrix[i].clone();
        }
        return copy;
    }
}
