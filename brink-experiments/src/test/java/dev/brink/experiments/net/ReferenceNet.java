package dev.brink.experiments.net;

import dev.brink.numeric.RandomStream;
import java.util.Arrays;

/**
 * The loss of a network in double precision, by loops that follow the definition; what is dropped is decided once and
 * stays. Derivatives are central differences of this loss, which owe nothing to back-propagation.
 */
final class ReferenceNet {
    /** The error of a central difference is this squared, and rounding over this: both some 1e-10. */
    private static final double STEP = 1e-5;

    private final double[][][] weights = new double[3][][];
    private final double[][] biases = new double[3][];
    private final float[][] images;
    private final byte[] labels;
    private final double[][][] kept;

    ReferenceNet(Network network, Dropout[] dropouts, float[][] images, byte[] labels, RandomStream dropped) {
        for (int l = 0; l < 3; l++) {
            weights[l] = doubles(network.layer(l).weights());
            biases[l] = doubles(new float[][] {network.layer(l).biases()})[0];
        }
        this.images = images;
        this.labels = labels;
        kept = new double[3][images.length][];
        for (int l = 0; l < 3; l++) {
            long[] seeds = dropped.split(l).generator().longs(images.length).toArray();
            for (int i = 0; i < images.length; i++) {
                kept[l][i] = kept(weights[l].length, dropouts[l], seeds[i]);
            }
        }
    }

    /** The factor of every unit: 0 if it is dropped, else the scale. */
    private static double[] kept(int units, Dropout dropout, long seed) {
        float[] factors = new float[units];
        Arrays.fill(factors, 1);
        dropout.apply(factors, seed);
        return doubles(new float[][] {factors})[0];
    }

    double loss() {
        double loss = 0;
        for (int i = 0; i < images.length; i++) {
            double[] units = doubles(new float[][] {images[i]})[0];
            double[] sums = {};
            for (int l = 0; l < 3; l++) {
                sums = sums(l, units, kept[l][i]);
                units = rectify(sums);
            }
            double normalizer = 0;
            for (double sum : sums) {
                normalizer += Math.exp(sum);
            }
            loss += Math.log(normalizer) - sums[labels[i]];
        }
        return loss / images.length;
    }

    double derivativeByWeight(int layer, int from, int to) {
        return derivative(weights[layer][from], to);
    }

    double derivativeByBias(int layer, int unit) {
        return derivative(biases[layer], unit);
    }

    private double derivative(double[] values, int index) {
        double value = values[index];
        values[index] = value + STEP;
        double above = loss();
        values[index] = value - STEP;
        double below = loss();
        values[index] = value;
        return (above - below) / (2 * STEP);
    }

    private double[] sums(int layer, double[] units, double[] factors) {
        double[] sums = biases[layer].clone();
        for (int k = 0; k < units.length; k++) {
            for (int j = 0; j < sums.length; j++) {
                sums[j] += units[k] * factors[k] * weights[layer][k][j];
            }
        }
        return sums;
    }

    private static double[] rectify(double[] sums) {
        double[] units = sums.clone();
        for (int j = 0; j < units.length; j++) {
            units[j] = Math.max(0, units[j]);
        }
        return units;
    }

    private static double[][] doubles(float[][] rows) {
        double[][] doubles = new double[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            doubles[i] = new double[rows[i].length];
            for (int j = 0; j < rows[i].length; j++) {
                doubles[i][j] = rows[i][j];
            }
        }
        return doubles;
    }
}
