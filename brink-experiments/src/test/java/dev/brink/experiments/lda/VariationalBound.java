package dev.brink.experiments.lda;

import org.apache.commons.numbers.gamma.Digamma;
import org.apache.commons.numbers.gamma.LogGamma;

/** What the E step makes as large as it can, for one document (Hoffman et al., equations 1 to 4), with the best phi. */
final class VariationalBound {
    private VariationalBound() {}

    /**
     * {@code sum_w n_w log sum_k exp(E[log theta_k] + E[log beta_kw]) + sum_k (alpha - gamma_k) E[log theta_k]
     * + log Gamma(gamma_k) - log Gamma(alpha) + log Gamma(K alpha) - log Gamma(sum_k gamma_k)}.
     */
    static double of(Document document, double[][] lambda, double alpha, double[] gamma) {
        int topics = gamma.length;
        double total = 0;
        for (double value : gamma) {
            total += value;
        }
        double bound = LogGamma.value(topics * alpha) - LogGamma.value(total);
        double[] expectedLogTheta = new double[topics];
        for (int k = 0; k < topics; k++) {
            expectedLogTheta[k] = Digamma.value(gamma[k]) - Digamma.value(total);
            bound += (alpha - gamma[k]) * expectedLogTheta[k] + LogGamma.value(gamma[k]) - LogGamma.value(alpha);
        }
        for (int i = 0; i < document.size(); i++) {
            double sum = 0;
            for (int k = 0; k < topics; k++) {
                double expectedLogBeta =
                        Digamma.value(lambda[document.words[i]][k]) - Digamma.value(columnSum(lambda, k));
                sum += Math.exp(expectedLogTheta[k] + expectedLogBeta);
            }
            bound += document.counts[i] * Math.log(sum);
        }
        return bound;
    }

    private static double columnSum(double[][] rows, int column) {
        double sum = 0;
        for (double[] row : rows) {
            sum += row[column];
        }
        return sum;
    }
}
