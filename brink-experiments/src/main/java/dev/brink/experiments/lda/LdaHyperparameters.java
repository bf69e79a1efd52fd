package dev.brink.experiments.lda;

import dev.brink.problem.Point;

/**
 * The five numbers that the paper tunes (section 4.2): "the number of topics, two Dirichlet distribution prior base
 * measures, and two learning rate parameters".
 *
 * <p>The paper used the program Vowpal Wabbit (its reference Agarwal et al. 2011), whose learning rate and "power of
 * t" are the two learning rate parameters that fit the ranges which the paper states: after minibatch t = 1, 2, … the
 * topics move by the share {@code rate t^-decay} to what that minibatch says. Hoffman et al. write the same share as
 * {@code (tau0 + t)^-kappa}; so {@code decay} is their kappa, their tau0 is 0, and {@code rate} stands before it. The
 * size of a minibatch is not tuned: see {@link LdaTraining}.
 *
 * @param topics how many topics there are, K
 * @param alpha of the symmetric Dirichlet prior of each document's shares of the topics
 * @param eta of the symmetric Dirichlet prior of each topic's shares of the words
 * @param rate the share of the first minibatch
 * @param decay how fast that share falls: not at all at 0, as 1/t at 1
 */
public record LdaHyperparameters(int topics, double alpha, double eta, double rate, double decay) {
    /**
     * The search goes down to 0, where a Dirichlet distribution ends: every word that the training documents lack
     * would be impossible, and the perplexity infinite. What is less than this is taken for this.
     */
    static final double LEAST_PRIOR = 1e-6;

    public LdaHyperparameters {
        require(topics >= 1, "topics", topics, "at least 1");
        require(alpha >= 0 && alpha < Double.POSITIVE_INFINITY, "alpha", alpha, "finite and not negative");
        require(eta >= 0 && eta < Double.POSITIVE_INFINITY, "eta", eta, "finite and not negative");
        require(rate > 0 && rate <= 1, "rate", rate, "more than 0 and at most 1");
        require(decay >= 0 && decay < Double.POSITIVE_INFINITY, "decay", decay, "finite and not negative");
        alpha = Math.max(alpha, LEAST_PRIOR);
        eta = Math.max(eta, LEAST_PRIOR);
    }

    /** What a point with parameters of these names says. */
    public static LdaHyperparameters of(Point point) {
        return new LdaHyperparameters(
                Math.toIntExact(point.integer("topics")),
                point.real("alpha"),
                point.real("eta"),
                point.real("rate"),
                point.real("decay"));
    }

    /** {@code rho_t = rate t^-decay}, the weight of minibatch t = 1, 2, … (Hoffman et al., section 2.3). */
    double weight(long minibatch) {
        return rate * Math.pow((double) minibatch, -decay);
    }

    private static void require(boolean fulfilled, String name, double value, String rule) {
        if (!fulfilled) {
            throw new IllegalArgumentException(
                    "LDA received " + name + " = " + value + ", but it must be " + rule + ": change it.");
        }
    }
}
