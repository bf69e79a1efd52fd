package dev.brink.experiments.hmc;

import java.util.Arrays;

/** The German credit data as a logistic regression: an intercept, and every attribute centred and of unit variance. */
final class CreditData {
    private CreditData() {}

    /**
     * The columns of the regression.
     *
     * @param attributes one array for each
     */
    static double[][] columns(double[][] attributes) {
        double[][] columns = new double[attributes.length + 1][];
        columns[0] = new double[attributes[0].length];
        Arrays.fill(columns[0], 1);
        for (int j = 0; j < attributes.length; j++) {
            columns[j + 1] = standardized(attributes[j]);
        }
        return columns;
    }

    private static double[] standardized(double[] values) {
        Series series = Series.of(values);
        double deviation = Math.sqrt(series.variance());
        double[] standardized = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            standardized[i] = (values[i] - series.mean()) / deviation;
        }
        return standardized;
    }
}
