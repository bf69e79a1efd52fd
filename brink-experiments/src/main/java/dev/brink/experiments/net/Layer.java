package dev.brink.experiments.net;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Weights and biases between one layer of units and the next, and how fast they move. */
final class Layer {
    /** Norms are summed in this many parts whatever the number of threads, so that rounding does not depend on it. */
    private static final int PARTS = 8;

    private final float[][] weights;
    private final float[][] velocities;
    private final float[][] transposed;
    private final float[] biases;
    private final float[] biasVelocities;
    private final double maxNorm;

    /** Weights drawn from a normal distribution with this standard deviation, and bounded from the start. */
    Layer(int inputs, int outputs, double deviation, double maxNorm, RandomGenerator random) {
        weights = new float[inputs][outputs];
        for (float[] row : weights) {
            for (int j = 0; j < outputs; j++) {
                row[j] = (float) (deviation * random.nextGaussian());
            }
        }
        velocities = new float[inputs][outputs];
        transposed = new float[outputs][inputs];
        biases = new float[outputs];
        biasVelocities = new float[outputs];
        this.maxNorm = maxNorm;
        boundNorms();
    }

    int outputs() {
        return biases.length;
    }

    /** Row k has the weights that lead out of unit k of the layer below. */
    float[][] weights() {
        return weights;
    }

    float[] biases() {
        return biases;
    }

    /** {@code b + x W} for every row x of inputs. */
    float[][] forward(float[][] inputs) {
        float[][] sums = new float[inputs.length][];
        for (int i = 0; i < sums.length; i++) {
            sums[i] = biases.clone();
        }
        MatrixProduct.add(sums, inputs, weights);
        return sums;
    }

    /** {@code d W^T}: the derivatives by the inputs, for every row d of derivatives by the sums. */
    float[][] backward(float[][] derivatives) {
        float[][] result = new float[derivatives.length][weights.length];
        MatrixProduct.transpose(weights, transposed);
        MatrixProduct.add(result, derivatives, transposed);
        return result;
    }

    /**
     * {@code v = momentum v - rate x^T d, W = W + v}, the same for the biases, and then every unit's incoming weights
     * are scaled back to the largest norm that they may have. The gradient is never written down: it is added to v.
     *
     * @param derivatives which are overwritten
     */
    void update(float[][] inputs, float[][] derivatives, float rate, float momentum) {
        for (float[] row : derivatives) {
            scale(row, -rate);
        }
        Arrays.stream(velocities).parallel().forEach(row -> scale(row, momentum));
        MatrixProduct.addLeftTransposed(velocities, inputs, derivatives);
        IntStream.range(0, weights.length).parallel().forEach(k -> add(weights[k], velocities[k]));
        scale(biasVelocities, momentum);
        add(biasVelocities, sum(derivatives));
        add(biases, biasVelocities);
        boundNorms();
    }

    private static void scale(float[] values, float factor) {
        for (int j = 0; j < values.length; j++) {
            values[j] *= factor;
        }
    }

    private static void add(float[] values, float[] others) {
        for (int j = 0; j < values.length; j++) {
            values[j] += others[j];
        }
    }

    private float[] sum(float[][] rows) {
        float[] sum = new float[outputs()];
        for (float[] row : rows) {
            add(sum, row);
        }
        return sum;
    }

    private void boundNorms() {
        float[] scales = scales();
        if (scales.length > 0) {
            Arrays.stream(weights).parallel().forEach(row -> {
                for (int j = 0; j < row.length; j++) {
                    row[j] *= scales[j];
                }
            });
        }
    }

    /** For every unit the factor that bounds the norm of its incoming weights; empty if all are 1. */
    private float[] scales() {
        float[] squares = squaredNorms();
        float most = (float) (maxNorm * maxNorm);
        boolean bounded = true;
        for (int j = 0; j < squares.length; j++) {
            bounded &= squares[j] <= most;
            squares[j] = squares[j] <= most ? 1 : (float) (maxNorm / Math.sqrt(squares[j]));
        }
        return bounded ? new float[0] : squares;
    }

    /** {@code sum_k W_kj^2} for every unit j. */
    private float[] squaredNorms() {
        float[][] parts = IntStream.range(0, PARTS)
                .parallel()
                .mapToObj(part -> squares(part * weights.length / PARTS, (part + 1) * weights.length / PARTS))
                .toArray(float[][]::new);
        return sum(parts);
    }

    private float[] squares(int from, int to) {
        float[] squares = new float[outputs()];
        for (int k = from; k < to; k++) {
            float[] row = weights[k];
            for (int j = 0; j < squares.length; j++) {
                squares[j] = Math.fma(row[j], row[j], squares[j]);
            }
        }
        return squares;
    }
}
