package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.RandomStream;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class NetworkTest {
    private static final int INPUTS = 9;
    private static final int EXAMPLES = 7;

    private static final double UNBOUNDED = 1e6;
    private static final double RATE = 0.5;

    /** Weights are of the order of 1 and have 24 bits; gradients are of the order of 0.1 and are sums of some tens. */
    private static final double ROUNDING = 5e-7;

    @Test
    void gradientsAgreeWithFiniteDifferences() {
        for (int seed = 0; seed < 5; seed++) {
            assertUpdate(seed, 0, hyperparameters(UNBOUNDED, 0, 0, 0));
            assertUpdate(seed, 0, hyperparameters(UNBOUNDED, 0.2, 0.4, 0.3));
        }
    }

    @Test
    void momentumRepeatsAShareOfTheLastStep() {
        for (int seed = 0; seed < 5; seed++) {
            assertUpdate(seed, 0.7, hyperparameters(UNBOUNDED, 0.2, 0.4, 0.3));
        }
    }

    /** {@code W_2 = W_1 + momentum (W_1 - W_0) - rate gradient(W_1)} for all weights and biases of all layers. */
    private static void assertUpdate(int seed, double momentum, NetHyperparameters hyperparameters) {
        RandomStream stream = RandomStream.of(seed);
        byte[] labels = labels(stream);
        Network network = new Network(INPUTS, hyperparameters, stream.split("weights"));
        moveBiases(network, stream.split("biases").generator());
        network.update(images(stream), labels, 0.3, 0.9, stream.split("zeroth"));
        float[][][] start = weights(network);
        network.update(images(stream), labels, 0.3, 0.9, stream.split("first"));
        float[][][] before = weights(network);
        ReferenceNet reference =
                new ReferenceNet(network, dropouts(hyperparameters), images(stream), labels, stream.split("second"));

        double loss = network.update(images(stream), labels, RATE, momentum, stream.split("second"));

        assertThat(loss).isCloseTo(reference.loss(), within(ROUNDING));
        float[][][] after = weights(network);
        for (int l = 0; l < 3; l++) {
            int inputs = network.layer(l).weights().length;
            for (int k = 0; k <= inputs; k++) {
                for (int j = 0; j < after[l][k].length; j++) {
                    double gradient =
                            k < inputs ? reference.derivativeByWeight(l, k, j) : reference.derivativeByBias(l, j);
                    double step = momentum * (before[l][k][j] - start[l][k][j]) - RATE * gradient;
                    assertThat((double) after[l][k][j] - before[l][k][j])
                            .as("seed %d, layer %d, from %d to %d", seed, l, k, j)
                            .isCloseTo(step, within(ROUNDING));
                }
            }
        }
    }

    /**
     * At a bias of zero a unit whose inputs are all dropped sits on the kink of max(0, s), where differences mislead.
     */
    private static void moveBiases(Network network, RandomGenerator random) {
        for (int l = 0; l < 3; l++) {
            float[] biases = network.layer(l).biases();
            for (int j = 0; j < biases.length; j++) {
                biases[j] = (random.nextBoolean() ? 1 : -1) * random.nextFloat(0.05f, 0.3f);
            }
        }
    }

    @Test
    void incomingWeightsStayWithinTheirNorm() {
        for (double norm : new double[] {0.3, 1, 3}) {
            RandomStream stream = RandomStream.of(5);
            Network network = new Network(INPUTS, hyperparameters(norm, 0.1, 0.1, 0.1), stream.split("weights"));
            assertNorms(network, norm);
            for (int update = 0; update < 30; update++) {
                network.update(images(stream), labels(stream), 5, 0.9, stream.split(update));
                assertNorms(network, norm);
            }
            assertThat(largestNorm(network)).isCloseTo(norm, within(1e-5 * norm));
        }
    }

    private static void assertNorms(Network network, double most) {
        assertThat(largestNorm(network)).isLessThanOrEqualTo(most * (1 + 1e-6));
    }

    private static double largestNorm(Network network) {
        double largest = 0;
        for (int l = 0; l < 3; l++) {
            for (int j = 0; j < network.layer(l).outputs(); j++) {
                double square = 0;
                for (float[] row : network.layer(l).weights()) {
                    square += (double) row[j] * row[j];
                }
                largest = Math.max(largest, Math.sqrt(square));
            }
        }
        return largest;
    }

    @Test
    void aNormThatIsNotReachedChangesNothing() {
        RandomStream stream = RandomStream.of(6);
        Network free = new Network(INPUTS, hyperparameters(UNBOUNDED, 0, 0, 0), stream.split("weights"));
        Network wide = new Network(INPUTS, hyperparameters(50, 0, 0, 0), stream.split("weights"));

        free.update(images(stream), labels(stream), 0.1, 0, stream.split("first"));
        wide.update(images(stream), labels(stream), 0.1, 0, stream.split("first"));

        assertThat(weights(wide)).isDeepEqualTo(weights(free));
    }

    /** The weights of every layer, and its biases as one row more. */
    private static float[][][] weights(Network network) {
        float[][][] weights = new float[3][][];
        for (int l = 0; l < 3; l++) {
            float[][] rows = network.layer(l).weights();
            weights[l] = new float[rows.length + 1][];
            for (int k = 0; k < rows.length; k++) {
                weights[l][k] = rows[k].clone();
            }
            weights[l][rows.length] = network.layer(l).biases().clone();
        }
        return weights;
    }

    private static NetHyperparameters hyperparameters(double norm, double dropout0, double dropout1, double dropout2) {
        return new NetHyperparameters(0.1, 0.5, 0.5, 6, 8, norm, norm, norm, dropout0, dropout1, dropout2);
    }

    private static Dropout[] dropouts(NetHyperparameters hyperparameters) {
        return new Dropout[] {
            new Dropout(hyperparameters.dropout0()),
            new Dropout(hyperparameters.dropout1()),
            new Dropout(hyperparameters.dropout2())
        };
    }

    private static float[][] images(RandomStream stream) {
        RandomGenerator random = stream.split("images").generator();
        float[][] images = new float[EXAMPLES][INPUTS];
        for (float[] image : images) {
            for (int k = 0; k < INPUTS; k++) {
                image[k] = random.nextDouble() < 0.3 ? 0 : random.nextFloat();
            }
        }
        return images;
    }

    private static byte[] labels(RandomStream stream) {
        RandomGenerator random = stream.split("labels").generator();
        byte[] labels = new byte[EXAMPLES];
        for (int i = 0; i < EXAMPLES; i++) {
            labels[i] = (byte) random.nextInt(10);
        }
        return labels;
    }
}
