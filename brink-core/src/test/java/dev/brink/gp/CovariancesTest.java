package dev.brink.gp;

import dev.brink.testkit.Within;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CovariancesTest {
    /** {@code v(z | c) = v(z) - cov(z, c)²/v(c)}, and a mean that moves by {@code cov(z, c)/v(c)} for each unit of surprise. */
    @ParameterizedTest
    @CsvSource({"0, 1, 0.3", "5, 2, 0.3", "20, 3, 0.5", "20, 6, 1"})
    void covariancesSayWhatAMeasurementTellsOfOtherPlaces(int n, int axes, double lengthScale) {
        Example example = new Example(axes, lengthScale, 2.5, 0.3);
        double[][] known = Example.points(n, axes, 1);
        GaussianProcess process =
                n == 0 ? example.prior() : example.given(known, Example.values(known), Example.repeated(n, 0.01));
        double[][] points = Example.points(3, axes, 2);
        double[][] others = Example.points(7, axes, 3);
        double[][] covariances = process.covariances(points, others);
        Marginals atPoints = process.marginals(points);
        Marginals before = process.marginals(others);
        for (int i = 0; i < points.length; i++) {
            Marginals after =
                    process.condition(points[i], atPoints.mean(i) + 1, 0).marginals(others);
            for (int j = 0; j < others.length; j++) {
                double covariance = covariances[i][j];
                double known2 = covariance * covariance / atPoints.variance(i);
                Within.absolute(after.variance(j), before.variance(j) - known2, 1e-10, i + ", " + j + ": variance");
                Within.absolute(
                        after.mean(j),
                        before.mean(j) + covariance / atPoints.variance(i),
                        1e-10,
                        i + ", " + j + ": mean");
            }
        }
    }
}
