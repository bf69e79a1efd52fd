package dev.brink.posterior;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.numeric.Cholesky;
import java.util.List;

/** Whitens values under a process by textbook formulas. */
final class WhitenedValues {
    private WhitenedValues() {}

    /** {@code U'^-1 (values - mean)}, with {@code a² U'U} the covariance of values with noise. */
    static double[] of(List<double[]> points, List<Double> values, List<Double> noise, Hyperparameters hyper) {
        int n = points.size();
        double[][] correlations = new double[n][n];
        double[] residuals = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                correlations[i][j] = matern52(points.get(i), points.get(j), hyper.lengthScales());
            }
            correlations[i][i] += GaussianProcess.JITTER + noise.get(i) / hyper.variance();
            residuals[i] = values.get(i) - hyper.mean();
        }
        return Cholesky.of(correlations).whiten(residuals);
    }

    private static double matern52(double[] x, double[] y, double[] lengthScales) {
        double sum = 0;
        for (int a = 0; a < x.length; a++) {
            sum += Math.pow((x[a] - y[a]) / lengthScales[a], 2);
        }
        double z = Math.sqrt(5 * sum);
        return (1 + z + z * z / 3) * Math.exp(-z);
    }
}
