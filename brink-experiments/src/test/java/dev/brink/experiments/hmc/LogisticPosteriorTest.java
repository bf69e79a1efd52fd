package dev.brink.experiments.hmc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.GradientCheck;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LogisticPosteriorTest {
    private final SplittableRandom random = new SplittableRandom(11);

    private double[][] columns(int dimension, int rows) {
        double[][] columns = new double[dimension][rows];
        for (double[] column : columns) {
            for (int i = 0; i < rows; i++) {
                column[i] = random.nextGaussian();
            }
        }
        return columns;
    }

    private boolean[] classes(int rows) {
        boolean[] positive = new boolean[rows];
        for (int i = 0; i < rows; i++) {
            positive[i] = random.nextBoolean();
        }
        return positive;
    }

    private static double potential(LogisticPosterior posterior, double[] position) {
        posterior.moveTo(position, new double[position.length]);
        return posterior.potential();
    }

    private static double[] gradient(LogisticPosterior posterior, double[] position) {
        double[] gradient = new double[position.length];
        posterior.moveTo(position, gradient);
        return gradient;
    }

    @Test
    void potentialIsThatOfTheDefinition() {
        int rows = 1237;
        double[][] columns = columns(3, rows);
        boolean[] positive = classes(rows);
        LogisticPosterior posterior = LogisticPosterior.of(columns, positive, 2);
        for (double size : new double[] {0, 0.1, 1, 10, 100, 1e4}) {
            double[] b = {size * random.nextGaussian(), size * random.nextGaussian(), size * random.nextGaussian()};
            double expected = (b[0] * b[0] + b[1] * b[1] + b[2] * b[2]) / 8;
            for (int i = 0; i < rows; i++) {
                double score = b[0] * columns[0][i] + b[1] * columns[1][i] + b[2] * columns[2][i];
                double margin = positive[i] ? score : -score;
                expected += margin > 0 ? Math.log1p(Math.exp(-margin)) : -margin + Math.log1p(Math.exp(margin));
            }
            assertThat(potential(posterior, b) / expected).isEqualTo(1, within(1e-11));
        }
    }

    @Test
    void gradientAgreesWithDifferences() {
        for (int dimension : new int[] {1, 4, 5, 7}) {
            LogisticPosterior posterior = LogisticPosterior.of(columns(dimension, 60), classes(60), 10);
            GradientCheck check = GradientCheck.of(b -> potential(posterior, b), b -> gradient(posterior, b));
            for (int repeat = 0; repeat < 5; repeat++) {
                check.assertAt(random.doubles(dimension, -2, 2).toArray());
            }
        }
    }

    @Test
    void aCopyKeepsWhatItComputesToItself() {
        LogisticPosterior posterior = LogisticPosterior.of(columns(2, 30), classes(30), 10);
        double here = potential(posterior, new double[] {0.1, 0.2});
        potential(posterior.copy(), new double[] {3, -4});
        assertThat(posterior.potential()).isEqualTo(here);
    }
}
