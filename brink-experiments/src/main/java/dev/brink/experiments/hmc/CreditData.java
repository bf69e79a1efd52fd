package dev.brink.experiments.hmc;

import dev.brink.experiments.data.Credit;
import java.util.Arrays;

/** The German credit data as a logistic regression: an intercept, and every attribute centred and of unit variance. */
final class CreditData {
    private CreditData() {}

    /** The columns of the regression, the intercept first. */
    static double[][] columns(Credit credit) {
        double[][] columns = new double[credit.attributes() + 1][];
        columns[0] = new double[credit.size()];
        Arrays.fill(columns[0], 1);
        for (int j = 0; j < credit.attributes(); j++) {
            columns[j + 1] = standardized(credit.attribute(j));
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
