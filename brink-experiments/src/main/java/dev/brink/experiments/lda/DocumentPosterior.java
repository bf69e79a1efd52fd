package dev.brink.experiments.lda;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What is believed of one document's shares of the topics, a Dirichlet distribution with parameters gamma, given its
 * words and the topics: the E step of Hoffman et al., equation 5 and Algorithm 2.
 *
 * <p>The shares of the topics in a word, {@code phi_k ∝ exp(E[log theta_k] + E[log beta_kw])}, do not change when
 * {@code exp E[log beta_kw]} is scaled by a factor of its own for every word, or {@code exp E[log theta_k]} by one for
 * the document. So both are scaled to have the maximum 1, which keeps them from vanishing under sparse priors.
 */
final class DocumentPosterior {
    /** Hoffman et al. stop at 1e-5; Vowpal Wabbit at 1e-3, which we take since it is what the paper ran. */
    private static final double TOLERANCE = 1e-3;

    private static final int ITERATIONS = 100;

    /** Below any product of two positive shares that matters; keeps 0/0 from arising. */
    private static final double VANISHING = 1e-300;

    private final double alpha;
    private final double[] gamma;
    private final double[] shares;
    private final double[] responsibilities;

    private DocumentPosterior(double alpha, double[] gamma, double[] shares, double[] responsibilities) {
        this.alpha = alpha;
        this.gamma = gamma;
        this.shares = shares;
        this.responsibilities = responsibilities;
    }

    /**
     * Until gamma rests.
     *
     * @param likelihood for every word of the vocabulary, of which there is at least one, {@link Topics#likelihood}
     */
    static DocumentPosterior of(Document document, double[][] likelihood, double alpha) {
        return of(document, likelihood, alpha, ITERATIONS);
    }

    static DocumentPosterior of(Document document, double[][] likelihood, double alpha, int iterations) {
        int topics = likelihood[0].length;
        double[] gamma = new double[topics];
        Arrays.fill(gamma, 1);
        double[][] rows =
                IntStream.of(document.words).mapToObj(word -> likelihood[word]).toArray(double[][]::new);
        DocumentPosterior posterior =
                new DocumentPosterior(alpha, gamma, new double[topics], new double[document.size()]);
        posterior.iterate(document.counts, rows, iterations);
        return posterior;
    }

    private void iterate(double[] counts, double[][] likelihood, int iterations) {
        int topics = gamma.length;
        double[][] byTopic = transposed(likelihood, topics);
        double[] evidence = new double[topics];
        takeShares();
        takeResponsibilities(counts, byTopic);
        for (int iteration = 0; iteration < iterations; iteration++) {
            Arrays.fill(evidence, 0);
            RowSum.add(evidence, responsibilities, likelihood, likelihood.length, topics);
            double change = 0;
            for (int k = 0; k < topics; k++) {
                double next = alpha + shares[k] * evidence[k];
                change += Math.abs(next - gamma[k]);
                gamma[k] = next;
            }
            takeShares();
            takeResponsibilities(counts, byTopic);
            if (change < TOLERANCE * topics) {
                return;
            }
        }
    }

    /** {@code exp E[log theta_k]}, up to a factor. */
    private void takeShares() {
        double max = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < gamma.length; k++) {
            shares[k] = Digamma.of(gamma[k]);
            max = Math.max(max, shares[k]);
        }
        for (int k = 0; k < gamma.length; k++) {
            shares[k] = Math.exp(shares[k] - max);
        }
    }

    /** {@code n_w / sum_k exp(E[log theta_k] + E[log beta_kw])}: with both factors it makes {@code n_w phi_wk}. */
    private void takeResponsibilities(double[] counts, double[][] byTopic) {
        int size = responsibilities.length;
        Arrays.fill(responsibilities, VANISHING);
        RowSum.add(responsibilities, shares, byTopic, shares.length, size);
        for (int i = 0; i < size; i++) {
            responsibilities[i] = counts[i] / responsibilities[i];
        }
    }

    private static double[][] transposed(double[][] rows, int columns) {
        double[][] transposed = new double[columns][rows.length];
        for (int i = 0; i < rows.length; i++) {
            double[] row = rows[i];
            for (int k = 0; k < columns; k++) {
                transposed[k][i] = row[k];
            }
        }
        return transposed;
    }

    /** The parameters of the Dirichlet distribution, one for every topic. */
    double[] gamma() {
        return gamma;
    }

    /** {@code exp E[log theta_k]}, up to a factor. */
    double[] shares() {
        return shares;
    }

    /** For the document's word i the factor that makes {@code n_i phi_ik} of shares and likelihood. */
    double responsibility(int i) {
        return responsibilities[i];
    }
}
