package dev.brink.experiments.lda;

import dev.brink.numeric.VectorLoops;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;

/**
 * What is believed of the topics' shares of the words while they are trained: for each topic k a Dirichlet
 * distribution with parameters {@code lambda_kw}, kept word by word since documents ask for words.
 */
final class Topics {
    private static final double UNEVENNESS = 0.2;

    private final double eta;
    private final double[][] lambda;
    private final int topics;

    Topics(double eta, double[][] lambda) {
        this.eta = eta;
        this.lambda = lambda;
        topics = lambda[0].length;
    }

    /**
     * Topics that differ by chance alone, and little: the prior, and as many words as a topic will have, spread evenly
     * to within {@link #UNEVENNESS}. From topics that differ much, such as exponential draws, training ends in worse
     * ones: the perplexity of the KOS corpus was up to 9 % higher then, and never lower, at the settings tried.
     */
    static Topics random(int topics, int vocabulary, double eta, double tokens, RandomGenerator random) {
        double mean = tokens / topics / vocabulary;
        double[][] lambda = new double[vocabulary][topics];
        for (double[] row : lambda) {
            for (int k = 0; k < topics; k++) {
                row[k] = eta + mean * (1 + UNEVENNESS * (2 * random.nextDouble() - 1));
            }
        }
        return new Topics(eta, lambda);
    }

    private double[] totals() {
        double[] totals = new double[topics];
        for (double[] row : lambda) {
            VectorLoops.addScaled(totals, 1, row, 0, topics);
        }
        return totals;
    }

    /** {@code psi(sum_w lambda_kw)} for every topic. */
    double[] digammaOfTotals() {
        return DoubleStream.of(totals()).map(Digamma::of).toArray();
    }

    /**
     * {@code exp E[log beta_kw]} for one word and every topic, scaled to have the maximum 1, where
     * {@code E[log beta_kw] = psi(lambda_kw) - psi(sum_w lambda_kw)} (Hoffman et al., equation 6).
     */
    double[] likelihood(int word, double[] digammaOfTotals) {
        double[] row = lambda[word];
        double[] likelihood = new double[topics];
        double max = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < topics; k++) {
            likelihood[k] = Digamma.of(row[k]) - digammaOfTotals[k];
            max = Math.max(max, likelihood[k]);
        }
        for (int k = 0; k < topics; k++) {
            likelihood[k] = Math.exp(likelihood[k] - max);
        }
        return likelihood;
    }

    /**
     * {@code lambda = (1 - weight) lambda + weight (eta + scale counts)} (Hoffman et al., Algorithm 2), where the counts
     * are those of a minibatch and the scale makes them those of a whole corpus.
     */
    void move(double weight, double scale, double[][] counts) {
        for (int word = 0; word < lambda.length; word++) {
            double[] row = lambda[word];
            double[] expected = counts[word];
            for (int k = 0; k < topics; k++) {
                row[k] = (1 - weight) * row[k] + weight * (eta + scale * expected[k]);
            }
        }
    }

    int count() {
        return topics;
    }

    /** {@code E[beta_kw] = lambda_kw / sum_w lambda_kw}: row w for word w. */
    double[][] means() {
        double[] totals = totals();
        double[][] means = new double[lambda.length][topics];
        for (int word = 0; word < lambda.length; word++) {
            for (int k = 0; k < topics; k++) {
                means[word][k] = lambda[word][k] / totals[k];
            }
        }
        return means;
    }
}
