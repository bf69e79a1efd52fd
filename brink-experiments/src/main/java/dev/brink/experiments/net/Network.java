package dev.brink.experiments.net;

import dev.brink.experiments.data.Digits;
import dev.brink.numeric.RandomStream;
import java.util.stream.IntStream;

/**
 * Two hidden layers of rectified linear units, {@code max(0, s)}, and a softmax over the digits. The paper does not
 * name its units; these are what the program that it used, Deepnet, was made to show dropout with.
 */
final class Network {
    private static final int DIGITS = 10;

    /** So many digits are classified at once, which bounds memory. */
    private static final int CLASSIFIED_AT_ONCE = 500;

    private final Layer[] layers;
    private final Dropout[] dropouts;

    /**
     * Weights are drawn so that sums keep their size from layer to layer (He et al., "Delving Deep", ICCV 2015); those
     * of the last layer are zero, so that every network begins as a guess at random.
     */
    Network(int inputs, NetHyperparameters hyperparameters, RandomStream stream) {
        int[] units = {inputs, hyperparameters.hidden1(), hyperparameters.hidden2(), DIGITS};
        double[] maxNorms = {hyperparameters.maxNorm1(), hyperparameters.maxNorm2(), hyperparameters.maxNorm3()};
        layers = new Layer[maxNorms.length];
        for (int l = 0; l < layers.length; l++) {
            double variance = l == layers.length - 1 ? 0 : 2.0 / units[l];
            layers[l] = new Layer(
                    units[l],
                    units[l + 1],
                    Math.sqrt(variance),
                    maxNorms[l],
                    stream.split(l).generator());
        }
        dropouts = new Dropout[] {
            new Dropout(hyperparameters.dropout0()),
            new Dropout(hyperparameters.dropout1()),
            new Dropout(hyperparameters.dropout2())
        };
    }

    Layer layer(int number) {
        return layers[number];
    }

    /**
     * Moves the weights against the gradient of the mean loss of some digits.
     *
     * @param images which are overwritten
     * @param dropped decides what is dropped
     * @return the mean loss before, with what was dropped
     */
    double update(float[][] images, byte[] labels, double rate, double momentum, RandomStream dropped) {
        float[][][] units = new float[layers.length][][];
        units[0] = images;
        drop(images, 0, dropped);
        for (int l = 0; l + 1 < layers.length; l++) {
            units[l + 1] = rectify(layers[l].forward(units[l]));
            drop(units[l + 1], l + 1, dropped);
        }
        float[][] derivatives = layers[layers.length - 1].forward(units[layers.length - 1]);
        double loss = differentiateLoss(derivatives, labels);
        for (int l = layers.length - 1; l >= 0; l--) {
            float[][] below = l == 0 ? new float[0][] : layers[l].backward(derivatives);
            layers[l].update(units[l], derivatives, (float) rate, (float) momentum);
            if (l > 0) {
                gate(below, units[l], dropouts[l].scale());
            }
            derivatives = below;
        }
        return loss;
    }

    private void drop(float[][] units, int layer, RandomStream dropped) {
        long[] seeds = dropped.split(layer).generator().longs(units.length).toArray();
        IntStream.range(0, units.length).parallel().forEach(i -> dropouts[layer].apply(units[i], seeds[i]));
    }

    private static double differentiateLoss(float[][] sums, byte[] labels) {
        double loss = 0;
        for (int i = 0; i < sums.length; i++) {
            loss += Softmax.loss(sums[i], labels[i]);
            Softmax.differentiate(sums[i], labels[i], 1.0 / sums.length);
        }
        return loss / sums.length;
    }

    /** A unit that is off, or dropped, passes nothing back; any other what it passes on. */
    private static void gate(float[][] derivatives, float[][] units, float scale) {
        IntStream.range(0, derivatives.length).parallel().forEach(i -> {
            float[] row = derivatives[i];
            float[] unit = units[i];
            for (int j = 0; j < row.length; j++) {
                row[j] *= unit[j] > 0 ? scale : 0;
            }
        });
    }

    private static float[][] rectify(float[][] sums) {
        for (float[] row : sums) {
            for (int j = 0; j < row.length; j++) {
                row[j] = Math.max(row[j], 0);
            }
        }
        return sums;
    }

    /** The share of digits that the whole network, with nothing dropped, takes for another. */
    double error(Digits digits) {
        long wrong = 0;
        for (int from = 0; from < digits.size(); from += CLASSIFIED_AT_ONCE) {
            int first = from;
            int to = Math.min(from + CLASSIFIED_AT_ONCE, digits.size());
            float[][] sums =
                    classify(IntStream.range(first, to).mapToObj(digits::image).toArray(float[][]::new));
            wrong += IntStream.range(first, to)
                    .filter(i -> Softmax.best(sums[i - first]) != digits.label(i))
                    .count();
        }
        return (double) wrong / digits.size();
    }

    private float[][] classify(float[][] images) {
        float[][] units = images;
        for (int l = 0; l + 1 < layers.length; l++) {
            units = rectify(layers[l].forward(units));
        }
        return layers[layers.length - 1].forward(units);
    }
}
