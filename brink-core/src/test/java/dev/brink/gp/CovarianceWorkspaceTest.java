package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.RandomStream;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CovarianceWorkspaceTest {
    /** A request to a workspace: what a chain proposes. */
    private static final class Request {
        final Kernel kernel;
        final double[] weights;
        final double[] noiseRatios;

        Request(Kernel kernel, double[] weights, double[] noiseRatios) {
            this.kernel = kernel;
            this.weights = weights;
            this.noiseRatios = noiseRatios;
        }

        /** One of the moves that chains make, and some that they should not. */
        Request moved(RandomGenerator random) {
            double[] w = weights.clone();
            double[] noise = noiseRatios.clone();
            int axis = random.nextInt(w.length);
            Kernel other = kernel;
            switch (random.nextInt(10)) {
                case 0, 1, 2 -> w[axis] = weight(random);
                case 3 -> Arrays.setAll(w, a -> weight(random));
                case 4 -> Arrays.fill(noise, Math.exp(-12 * random.nextDouble()));
                case 5 -> noise[random.nextInt(noise.length)] = random.nextDouble();
                case 6 -> w[axis] = random.nextBoolean() ? Double.NaN : -1;
                case 7 -> noise[random.nextInt(noise.length)] = random.nextBoolean() ? Double.NaN : -3;
                case 8 -> other = kernel == Matern52.INSTANCE ? Matern92.INSTANCE : Matern52.INSTANCE;
                default -> w[axis] = random.nextBoolean() ? Double.POSITIVE_INFINITY : 1e-300;
            }
            return new Request(other, w, noise);
        }

        private static double weight(RandomGenerator random) {
            return Math.exp(8 * random.nextDouble() - 4);
        }

        boolean same(Request other) {
            return kernel == other.kernel
                    && Arrays.equals(weights, other.weights)
                    && Arrays.equals(noiseRatios, other.noiseRatios);
        }
    }

    private static double[][] upper(double[][] rows, int n) {
        double[][] upper = new double[n][];
        for (int i = 0; i < n; i++) {
            upper[i] = Arrays.copyOfRange(rows[i], i, n);
        }
        return upper;
    }

    /** {@code U'U} is the matrix asked for, written out by its formula. */
    private static void assertFactorOf(double[][] u, double[][] points, Request request, double jitter, Object what) {
        int n = points.length;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                double product = 0;
                for (int k = 0; k <= i; k++) {
                    product += u[k][i] * u[k][j];
                }
                double expected = i == j
                        ? 1 + jitter + request.noiseRatios[i]
                        : correlation(request.kernel, points[i], points[j], request.weights);
                Within.absolute(product, expected, 1e-14, what + ": " + i + ", " + j);
            }
        }
    }

    private static double correlation(Kernel kernel, double[] first, double[] second, double[] weights) {
        double squared = 0;
        for (int a = 0; a < weights.length; a++) {
            squared += weights[a] * (first[a] - second[a]) * (first[a] - second[a]);
        }
        double z = Math.sqrt((kernel == Matern52.INSTANCE ? 5 : 9) * squared);
        double polynomial = kernel == Matern52.INSTANCE
                ? 1 + z + z * z / 3
                : 1 + z + 3 * z * z / 7 + 2 * z * z * z / 21 + z * z * z * z / 105;
        return z > 140 ? 0 : polynomial * Math.exp(-z);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 12", "2, 13", "3, 9", "6, 17", "20, 6"})
    void theFactorIsAlwaysThatOfAFreshComputation(int axes, int n) {
        double[][] points = Example.points(n, axes, 1);
        if (n > 3) {
            points[2] = points[1].clone();
        }
        Inputs inputs = Inputs.of(points, axes);
        CovarianceWorkspace workspace = new CovarianceWorkspace(inputs);
        RandomGenerator random = RandomStream.of(axes).split(n).generator();
        Request base = new Request(Example.KERNEL, Example.repeated(axes, 2), Example.repeated(n, 1e-3));
        int failures = 0;
        int successes = 0;
        for (int step = 0; step < 1500; step++) {
            Request request = random.nextInt(4) == 0 ? base : base.moved(random);
            double[][] fresh = new CovarianceWorkspace(inputs)
                    .factorize(request.kernel, request.weights.clone(), request.noiseRatios.clone());
            double[][] kept = workspace.factorize(request.kernel, request.weights.clone(), request.noiseRatios.clone());
            assertThat(kept == null).as("refused at step %d", step).isEqualTo(fresh == null);
            if (kept == null) {
                failures++;
                assertThat(workspace.jitter()).isNaN();
            } else {
                successes++;
                assertFactorOf(kept, points, request, workspace.jitter(), "step " + step);
                // A chain goes on from what it accepts, and back to what it had where it does not.
                base = random.nextBoolean() ? request : base;
            }
        }
        assertThat(successes).isGreaterThan(500);
        assertThat(failures).isGreaterThan(50);
    }

    @Test
    void theVersionChangesWhenAndOnlyWhenTheFactorDoes() {
        int n = 10;
        CovarianceWorkspace workspace = new CovarianceWorkspace(Inputs.of(Example.points(n, 3, 2), 3));
        RandomGenerator random = RandomStream.of(3).generator();
        Request base = new Request(Example.KERNEL, Example.repeated(3, 2), Example.repeated(n, 1e-3));
        double[][] before = upper(factor(workspace, base), n);
        for (int step = 0; step < 1000; step++) {
            Request request = random.nextInt(3) == 0 ? base : base.moved(random);
            long version = workspace.version();
            double[][] factor = workspace.factorize(request.kernel, request.weights, request.noiseRatios);
            if (request.same(base)) {
                assertThat(factor).isNotNull();
                assertThat(workspace.version()).as("step %d", step).isEqualTo(version);
                assertThat(upper(factor(workspace, base), n)).isDeepEqualTo(before);
            } else {
                assertThat(workspace.version()).as("step %d", step).isNotEqualTo(version);
            }
            base = factor == null ? base : request;
            before = upper(factor(workspace, base), n);
        }
    }

    private static double[][] factor(CovarianceWorkspace workspace, Request request) {
        return Objects.requireNonNull(workspace.factorize(request.kernel, request.weights, request.noiseRatios));
    }

    /** Weights of NaN are what a new workspace holds itself: they must not be taken for unchanged. */
    @Test
    void aFirstCallWithNaNIsRefused() {
        Inputs inputs = Inputs.of(Example.points(4, 2, 4), 2);
        CovarianceWorkspace workspace = new CovarianceWorkspace(inputs);
        assertThat(workspace.factorize(Example.KERNEL, Example.repeated(2, Double.NaN), new double[4]))
                .isNull();
        assertThat(workspace.factorize(Example.KERNEL, Example.repeated(2, 1), Example.repeated(4, Double.NaN)))
                .isNull();
        assertThat(workspace.factorize(Example.KERNEL, Example.repeated(2, 1), new double[4]))
                .isNotNull();
    }

    /** What callers hold of their own stays theirs: a changed argument array is seen. */
    @Test
    void argumentsAreComparedByTheirContent() {
        double[][] points = Example.points(5, 2, 5);
        CovarianceWorkspace workspace = new CovarianceWorkspace(Inputs.of(points, 2));
        Request request = new Request(Example.KERNEL, new double[] {1, 2}, new double[5]);
        factor(workspace, request);
        request.weights[1] = 7;
        request.noiseRatios[3] = 0.5;
        assertFactorOf(factor(workspace, request), points, request, GaussianProcess.JITTER, "changed in place");
    }

    @Test
    void singularCorrelationsTakeTheLeastJitterThatWorks() {
        double[][] points = new double[50][];
        Arrays.fill(points, new double[] {0.5});
        CovarianceWorkspace workspace = new CovarianceWorkspace(Inputs.of(points, 1));
        Request request = new Request(Example.KERNEL, new double[] {1}, new double[50]);
        assertFactorOf(factor(workspace, request), points, request, GaussianProcess.JITTER, "copies");
        assertThat(workspace.jitter()).isEqualTo(GaussianProcess.JITTER);
        // With a noise of -1e-11 the usual jitter leaves eigenvalues of -9e-12, and the next one does not.
        request = new Request(Example.KERNEL, new double[] {1}, Example.repeated(50, -1e-11));
        assertFactorOf(factor(workspace, request), points, request, workspace.jitter(), "negative noise");
        assertThat(workspace.jitter()).isEqualTo(1e-10);
    }

    @Test
    void nothingToFactoriseIsNoFailure() {
        CovarianceWorkspace workspace = new CovarianceWorkspace(Inputs.of(new double[0][], 2));
        assertThat(workspace.factorize(Example.KERNEL, new double[] {1, 1}, new double[0]))
                .isEmpty();
    }
}
