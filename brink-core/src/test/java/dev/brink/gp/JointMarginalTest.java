package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.testkit.KolmogorovSmirnov;
import dev.brink.testkit.MeanTest;
import dev.brink.testkit.SignificanceTest;
import dev.brink.testkit.TestFamily;
import dev.brink.testkit.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JointMarginalTest {
    private static final double VARIANCE = 2.5;

    private final Example example = new Example(2, 0.5, VARIANCE, 0.7);
    private final double[][] data = Example.points(12, 2, 1);
    private final GaussianProcess process = example.given(data, Example.values(data), 0.1);

    /** The covariance of the draws: draws are linear in their standard normal numbers. */
    private static double[][] covariance(JointMarginal joint) {
        int m = joint.size();
        double[] means = joint.draw(new double[m]);
        double[][] covariance = new double[m][m];
        for (int k = 0; k < m; k++) {
            double[] unit = new double[m];
            unit[k] = 1;
            double[] draw = joint.draw(unit);
            for (int i = 0; i < m; i++) {
                for (int j = 0; j < m; j++) {
                    covariance[i][j] += (draw[i] - means[i]) * (draw[j] - means[j]);
                }
            }
        }
        return covariance;
    }

    @Test
    void meansAndVariancesAreTheMarginalOnes() {
        double[][] points = Example.points(40, 2, 2);
        JointMarginal joint = process.joint(points);
        Marginals marginals = process.marginals(points);
        double[] means = joint.draw(new double[40]);
        double[][] covariance = covariance(joint);
        for (int i = 0; i < 40; i++) {
            Within.absolute(means[i], marginals.mean(i), 1e-13, "mean " + i);
            // The joint distribution carries one jitter on its diagonal.
            double expected = marginals.variance(i) + VARIANCE * GaussianProcess.JITTER;
            Within.absolute(covariance[i][i], expected, 1e-14, "variance " + i);
        }
    }

    /** {@code E[f(x') | f(x) = y] = mu(x') + cov(x, x')/v(x) (y - mu(x))}, and the left side needs no joint. */
    @Test
    void covariancesAreThoseThatConditioningImplies() {
        double[][] points = Example.points(10, 2, 3);
        double[][] covariance = covariance(process.joint(points));
        for (int i = 0; i < 10; i++) {
            GaussianProcess low = process.condition(points[i], 0, 0);
            GaussianProcess high = process.condition(points[i], 1, 0);
            for (int j = 0; j < 10; j++) {
                double slope =
                        high.marginals(points).mean(j) - low.marginals(points).mean(j);
                double jitter = i == j ? VARIANCE * GaussianProcess.JITTER : 0;
                Within.absolute(covariance[i][j] - jitter, slope * covariance[i][i], 1e-11, i + ", " + j);
            }
        }
    }

    @Test
    void drawsHaveTheMeansAndCovariancesOfTheProcess() {
        int draws = 20_000;
        double[][] points = {{0.1, 0.2}, {0.15, 0.25}, {0.8, 0.6}, data[0]};
        Marginals marginals = process.marginals(points);
        JointMarginal joint = process.joint(points);
        double[][] covariance = covariance(joint);
        RandomGenerator random = RandomStream.of(4).generator();
        double[][] residuals = new double[4][draws];
        for (int d = 0; d < draws; d++) {
            double[] draw = joint.draw(random);
            for (int i = 0; i < 4; i++) {
                residuals[i][d] = draw[i] - marginals.mean(i);
            }
        }
        List<SignificanceTest> tests = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            double deviation = marginals.standardDeviation(i);
            tests.add(KolmogorovSmirnov.oneSample(residuals[i], x -> Normal.cdf(x / deviation)));
            for (int j = 0; j <= i; j++) {
                double[] products = new double[draws];
                for (int d = 0; d < draws; d++) {
                    products[d] = residuals[i][d] * residuals[j][d];
                }
                // Isserlis: the variance of a product of two normal numbers.
                double variance = covariance[i][i] * covariance[j][j] + covariance[i][j] * covariance[i][j];
                tests.add(MeanTest.ofSample(products, covariance[i][j], variance));
            }
        }
        new TestFamily("joint draws", tests, 1e-4).assertPasses();
    }

    @Test
    void oneSeedGivesOneDraw() {
        JointMarginal joint = process.joint(Example.points(5, 2, 5));
        double[] draw = joint.draw(RandomStream.of(6).generator());
        assertThat(joint.draw(RandomStream.of(6).generator())).isEqualTo(draw);
        assertThat(joint.draw(RandomStream.of(7).generator())).isNotEqualTo(draw);
    }

    @Test
    void thePriorHasAJointDistributionToo() {
        double[][] points = {{0, 0}, {0.5, 0}};
        double[][] covariance = covariance(example.prior().joint(points));
        double z = Math.sqrt(5);
        Within.relative(covariance[0][1], VARIANCE * (1 + z + z * z / 3) * Math.exp(-z), 1e-14, "one length scale");
        Within.relative(covariance[1][1], VARIANCE, 1e-11, "variance");
        assertThat(example.prior().joint(new double[0][]).draw(new double[0])).isEmpty();
    }

    /** Two coins of jitter, each a millionth of a standard deviation, tell duplicates apart. */
    @Test
    void drawsAtDuplicatesAgree() {
        double[][] points = {{0.1, 0.2}, {0.6, 0.9}, {0.1, 0.2}, {0.1, 0.2}, {0.6, 0.9}};
        RandomGenerator random = RandomStream.of(8).generator();
        for (GaussianProcess each : List.of(process, example.prior())) {
            JointMarginal joint = each.joint(points);
            for (int d = 0; d < 100; d++) {
                double[] draw = joint.draw(random);
                Within.absolute(draw[2], draw[0], 2e-5, d);
                Within.absolute(draw[3], draw[0], 2e-5, d);
                Within.absolute(draw[4], draw[1], 2e-5, d);
                assertThat(Math.abs(draw[1] - draw[0])).isGreaterThan(1e-4);
            }
        }
    }

    /** At exact values nothing is left to draw, however singular the matrix of the values was. */
    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.3, 1, 3, 10, 100, 1e3, 1e4, 1e6})
    void drawsAtExactValuesReturnThem(double lengthScale) {
        double[][] points = Example.points(60, 2, 9);
        double[] values = Example.values(points);
        Example smooth = new Example(2, lengthScale, VARIANCE, 0.7);
        JointMarginal joint = smooth.given(points, values, 0).joint(points);
        double[] draw = joint.draw(RandomStream.of(10).generator());
        for (int i = 0; i < points.length; i++) {
            if (lengthScale <= 10) {
                Within.absolute(draw[i], values[i], 1e-4, i);
            } else {
                assertThat(draw[i]).isFinite();
            }
        }
    }
}
