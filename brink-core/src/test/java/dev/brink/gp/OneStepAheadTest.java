package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.RandomStream;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Against the process that knows only the values before. */
class OneStepAheadTest {
    private static final int VALUES = 12;
    private static final int AXES = 2;

    @Test
    void eachValueIsExpectedAsByTheProcessOfThoseBeforeIt() {
        for (long seed = 1; seed <= 20; seed++) {
            RandomGenerator random = RandomStream.of(seed).generator();
            double[][] points = new double[VALUES][AXES];
            double[] values = new double[VALUES];
            double[] noise = new double[VALUES];
            for (int i = 0; i < VALUES; i++) {
                Arrays.setAll(points[i], a -> random.nextDouble());
                values[i] = 3 + random.nextGaussian();
                noise[i] = i % 3 == 0 ? 0 : 0.2 * random.nextDouble();
            }
            Hyperparameters hyperparameters = new Hyperparameters(
                    new double[] {0.3 + random.nextDouble(), 0.5}, 0.5 + random.nextDouble(), 2, 0, 1);
            OneStepAhead ahead =
                    process(hyperparameters, points, values, noise, VALUES).oneStepAhead();
            assertThat(ahead.size()).isEqualTo(VALUES);
            for (int i = 0; i < VALUES; i++) {
                Marginals next =
                        process(hyperparameters, points, values, noise, i).marginals(new double[][] {points[i]});
                double deviation = Math.hypot(next.standardDeviation(0), Math.sqrt(noise[i]));
                String which = "value " + i + ", seed " + seed;
                // Exact values close together are predicted from differences: rounding times the condition number.
                Within.relative(ahead.mean(i), next.mean(0), 1e-8, "mean of " + which);
                Within.relative(ahead.deviation(i), deviation, 1e-7, "deviation of " + which);
                Within.relative(ahead.value(i), values[i], 1e-12, which);
            }
        }
    }

    private static GaussianProcess process(
            Hyperparameters hyperparameters, double[][] points, double[] values, double[] noise, int first) {
        return GaussianProcess.conditioned(
                Matern52.INSTANCE,
                hyperparameters,
                Inputs.of(Arrays.copyOf(points, first), AXES),
                Arrays.copyOf(values, first),
                Arrays.copyOf(noise, first));
    }
}
