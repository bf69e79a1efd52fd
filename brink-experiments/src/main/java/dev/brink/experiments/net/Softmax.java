package dev.brink.experiments.net;

/** From the sums of the last layer to probabilities of the digits. */
final class Softmax {
    private Softmax() {}

    /** {@code -log p(label)}, where {@code p_c = exp s_c / sum exp s}: not finite if the sums are not. */
    static double loss(float[] sums, int label) {
        return logNormalizer(sums) - sums[label];
    }

    /** Replaces the sums by the derivatives of the loss, {@code p_c - [c = label]}, times a weight. */
    static void differentiate(float[] sums, int label, double weight) {
        double logNormalizer = logNormalizer(sums);
        for (int c = 0; c < sums.length; c++) {
            double probability = Math.exp(sums[c] - logNormalizer);
            sums[c] = (float) (weight * (c == label ? probability - 1 : probability));
        }
    }

    /** The most probable digit, the lowest of several. */
    static int best(float[] sums) {
        int best = 0;
        for (int c = 1; c < sums.length; c++) {
            if (sums[c] > sums[best]) {
                best = c;
            }
        }
        return best;
    }

    private static double logNormalizer(float[] sums) {
        double max = Double.NEGATIVE_INFINITY;
        for (float sum : sums) {
            max = Math.max(max, sum);
        }
        double normalizer = 0;
        for (float sum : sums) {
            normalizer += Math.exp(sum - max);
        }
        return max + Math.log(normalizer);
    }
}
