package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.RandomStream;
import dev.brink.testkit.MeanTest;
import dev.brink.testkit.SignificanceTest;
import dev.brink.testkit.TestFamily;
import dev.brink.testkit.Within;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** One draw of the true values behind noisy ones. */
class WithoutNoiseTest {
    private static final double VARIANCE = 2.5;
    private static final int DRAWS = 20_000;
    private static final Example EXAMPLE = new Example(2, 0.5, VARIANCE, 0.7);

    static Stream<Arguments> data() {
        double[][] apart = Example.points(5, 2, 1);
        double[][] twice = {apart[0], apart[1], apart[0], apart[2], apart[1], apart[0]};
        return Stream.of(
                Arguments.of("equal noise", apart, Example.repeated(5, 0.3)),
                Arguments.of("noise of each its own", apart, new double[] {1e-3, 0.01, 0.1, 1, 10}),
                Arguments.of("partly exact", apart, new double[] {0, 0.2, 0, 0.5, 0.1}),
                Arguments.of("duplicates", twice, new double[] {0.3, 0.1, 0.5, 0.2, 0.1, 0.3}),
                Arguments.of("duplicates, one of them exact", twice, new double[] {0.3, 0.1, 0, 0.2, 0.1, 0.3}));
    }

    private static GaussianProcess process(double[][] points, double[] noise) {
        double[] values = Example.values(points);
        Arrays.setAll(values, i -> values[i] + 0.2 * Math.cos(7 * i) * Math.sqrt(noise[i]));
        return EXAMPLE.given(points, values, noise);
    }

    /** Means and covariances of the joint distribution, from draws that are linear in their normal numbers. */
    private static double[][] covariance(JointMarginal joint) {
        int n = joint.size();
        double[] means = joint.draw(new double[n]);
        double[][] covariance = new double[n][n];
        for (int k = 0; k < n; k++) {
            double[] unit = new double[n];
            unit[k] = 1;
            double[] draw = joint.draw(unit);
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    covariance[i][j] += (draw[i] - means[i]) * (draw[j] - means[j]);
                }
            }
        }
        return covariance;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("data")
    void theValuesDrawnHaveTheMomentsOfThePosterior(String name, double[][] points, double[] noise) {
        GaussianProcess process = process(points, noise);
        JointMarginal joint = process.joint(points);
        double[] means = joint.draw(new double[points.length]);
        double[][] covariance = covariance(joint);
        double[][] residuals = residuals(process, points, means);
        List<SignificanceTest> tests = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            if (covariance[i][i] < 1e-9) {
                // Known exactly, from its own measurement or from one of its duplicates.
                assertThat(Arrays.stream(residuals[i]).map(Math::abs).max().orElseThrow())
                        .isLessThan(2e-5);
                continue;
            }
            tests.add(MeanTest.ofSample(residuals[i], 0, covariance[i][i]));
            for (int j = 0; j <= i; j++) {
                if (covariance[j][j] >= 1e-9) {
                    // Isserlis: the variance of a product of two normal numbers.
                    double variance = covariance[i][i] * covariance[j][j] + covariance[i][j] * covariance[i][j];
                    tests.add(MeanTest.ofSample(products(residuals[i], residuals[j]), covariance[i][j], variance));
                }
            }
        }
        new TestFamily(name, tests, 1e-4).assertPasses();
    }

    /** The drawn processes know their values exactly, so that they return them at the points. */
    private static double[][] residuals(GaussianProcess process, double[][] points, double[] means) {
        double[][] residuals = new double[points.length][DRAWS];
        RandomGenerator random = RandomStream.of(3).generator();
        for (int d = 0; d < DRAWS; d++) {
            Marginals drawn = process.withoutNoise(random).marginals(points);
            for (int i = 0; i < points.length; i++) {
                residuals[i][d] = drawn.mean(i) - means[i];
            }
        }
        return residuals;
    }

    private static double[] products(double[] a, double[] b) {
        double[] products = new double[a.length];
        Arrays.setAll(products, d -> a[d] * b[d]);
        return products;
    }

    /** Elsewhere {@code E[mu_drawn] = mu} and {@code E[(mu_drawn - mu)²] + v_drawn = v}. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("data")
    void theDrawnProcessesMakeUpTheProcess(String name, double[][] points, double[] noise) {
        GaussianProcess process = process(points, noise);
        double[][] elsewhere = {{0.5, 0.5}, {0.05, 0.9}};
        Marginals expected = process.marginals(elsewhere);
        Marginals exact = process.withoutNoise(RandomStream.of(1).generator()).marginals(elsewhere);
        double[] means = new double[2];
        Arrays.setAll(means, expected::mean);
        double[][] residuals = residuals(process, elsewhere, means);
        List<SignificanceTest> tests = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            double variance = expected.variance(i) - exact.variance(i);
            tests.add(MeanTest.ofSample(residuals[i], 0, variance));
            tests.add(MeanTest.ofSample(products(residuals[i], residuals[i]), variance, 2 * variance * variance));
        }
        new TestFamily(name, tests, 1e-4).assertPasses();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("data")
    void nothingIsLeftOfTheNoise(String name, double[][] points, double[] noise) {
        GaussianProcess drawn =
                process(points, noise).withoutNoise(RandomStream.of(4).generator());
        Marginals marginals = drawn.marginals(points);
        for (int i = 0; i < points.length; i++) {
            assertThat(marginals.variance(i)).as("%s, %s", name, i).isLessThan(1e-10);
        }
        assertThat(drawn.size()).isEqualTo(points.length);
        assertThat(drawn.withoutNoise(RandomStream.of(5).generator())).isSameAs(drawn);
    }

    /**
     * Tiny noise is drawn at its size, also where the matrix is so nearly singular that values solved for would be off
     * by much more. A process returns its values to within a millionth of its deviation there.
     */
    @ParameterizedTest
    @CsvSource({"0.02, 1e-14, 0", "0.02, 1e-8, 0", "3, 1e-8, 2e-6", "3, 1e-14, 2e-6", "100, 1e-8, 2e-6"})
    void aDrawDiffersFromTheDataByTheNoise(double lengthScale, double ratio, double reading) {
        Example smooth = new Example(1, lengthScale, VARIANCE, 0.7);
        double[][] points = new double[12][1];
        Arrays.setAll(points, i -> new double[] {i / 11.0});
        double[] values = smooth.prior().joint(points).draw(RandomStream.of(6).generator());
        GaussianProcess process = smooth.given(points, values, ratio * VARIANCE);
        double deviation = Math.sqrt(ratio * VARIANCE);
        RandomGenerator random = RandomStream.of(7).generator();
        double squares = 0;
        double largest = 0;
        int draws = 200;
        for (int d = 0; d < draws; d++) {
            Marginals drawn = process.withoutNoise(random).marginals(points);
            for (int i = 0; i < points.length; i++) {
                double difference = drawn.mean(i) - values[i];
                squares += difference * difference;
                largest = Math.max(largest, Math.abs(difference));
            }
        }
        double typical = Math.sqrt(squares / (draws * points.length));
        // Of 2,400 normal numbers one is beyond 5.5 standard deviations in ten thousand seeds.
        assertThat(largest).isLessThan(5.5 * deviation + 5 * reading);
        assertThat(typical).isLessThan(1.1 * deviation + reading);
        if (reading == 0) {
            assertThat(typical).isGreaterThan(0.9 * deviation);
        }
    }

    @Test
    void withoutNoiseThereIsNothingToDraw() {
        double[][] points = Example.points(6, 2, 8);
        GaussianProcess exact = EXAMPLE.given(points, Example.values(points), 0);
        assertThat(exact.withoutNoise(RandomStream.of(1).generator())).isSameAs(exact);
        GaussianProcess prior = EXAMPLE.prior();
        assertThat(prior.withoutNoise(RandomStream.of(1).generator())).isSameAs(prior);
    }

    @Test
    void noiseIsRememberedHoweverAProcessCameAbout() {
        double[][] points = Example.points(6, 2, 8);
        double[] values = Example.values(points);
        double[] noise = {0.1, 0.2, 0, 0.3, 0.1, 0.4};
        GaussianProcess atOnce = EXAMPLE.given(points, values, noise);
        GaussianProcess grown =
                EXAMPLE.given(Arrays.copyOf(points, 3), Arrays.copyOf(values, 3), Arrays.copyOf(noise, 3));
        for (int i = 3; i < 6; i++) {
            grown = grown.condition(points[i], values[i], noise[i]);
        }
        GaussianProcess others = EXAMPLE.given(points, new double[6], noise).withValues(values);
        double[][] at = Example.points(4, 2, 9);
        Marginals expected = atOnce.withoutNoise(RandomStream.of(2).generator()).marginals(at);
        for (GaussianProcess process : List.of(grown, others)) {
            Marginals marginals =
                    process.withoutNoise(RandomStream.of(2).generator()).marginals(at);
            for (int j = 0; j < at.length; j++) {
                Within.absolute(marginals.mean(j), expected.mean(j), 1e-10, j);
                Within.absolute(marginals.variance(j), expected.variance(j), 1e-10, j);
            }
        }
    }
}
