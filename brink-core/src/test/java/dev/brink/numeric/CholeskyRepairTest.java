package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.Within;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Matrices that are singular or worse: what is repaired, how it is reported, and what is refused. */
class CholeskyRepairTest {
    private static double[][] filled(int n, double value) {
        double[][] a = new double[n][n];
        for (double[] row : a) {
            Arrays.fill(row, value);
        }
        return a;
    }

    /** A matrix of ones has one positive eigenvalue: all other pivots are zero. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4, 5, 40, 200})
    void aSingularMatrixTakesAJitterOfRoundingSize(int n) {
        Cholesky factor = Cholesky.of(filled(n, 1));
        assertThat(factor.jitter()).isBetween(1e-16, 1e-12);
        double[] ones = new double[n];
        Arrays.fill(ones, 1);
        // Which of the many solutions of 11'x = 1 comes out is up to rounding, but it must be one.
        Within.absolute(VectorLoops.dot(ones, factor.solve(ones), 0, n), 1, 1e-13 * n, "sum of the solution");
    }

    @Test
    void jitterGrowsAHundredfoldUntilItIsEnough() {
        for (int decade = -15; decade <= -5; decade++) {
            // The eigenvalues are 2 and -deficit.
            double deficit = 2 * Math.pow(10, decade);
            double half = deficit / 2;
            double[][] a = {{1 - half, 1 + half}, {1 + half, 1 - half}};
            double jitter = Cholesky.of(a).jitter();
            assertThat(jitter).as("for an eigenvalue of %s", -deficit).isBetween(deficit, 101 * deficit);
        }
    }

    @Test
    void jitterIsRelativeToTheSizeOfTheMatrix() {
        for (int power = -200; power <= 200; power += 20) {
            double jitter = Cholesky.of(filled(3, Math.scalb(1.0, power))).jitter();
            assertThat(Math.scalb(jitter, -power))
                    .isEqualTo(Cholesky.of(filled(3, 1)).jitter());
        }
    }

    @Test
    void anIndefiniteMatrixIsRefused() {
        assertThatThrownBy(() -> Cholesky.of(new double[][] {{1, 2}, {2, 1}}))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("size 2 is not positive definite")
                .hasMessageContaining("largest diagonal element 1.0");
        assertThatThrownBy(() -> Cholesky.of(new double[][] {{-1}})).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Cholesky.of(filled(3, 0))).isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void whatIsNotANumberIsRefusedWhereverItStands(double bad) {
        for (int i = 0; i < 6; i++) {
            for (int j = i; j < 6; j++) {
                double[][] a = Textbook.positiveDefinite(6, RandomStream.of(4).generator());
                a[i][j] = bad;
                assertThatThrownBy(() -> Cholesky.of(a))
                        .as("%d, %d", i, j)
                        .isInstanceOf(ArithmeticException.class)
                        .hasMessageContaining("Check it for NaN");
            }
        }
    }

    @Test
    void aRowThatDependsOnTheOthersIsRaisedToTheSmallestPivotAndReported() {
        Cholesky one = Cholesky.of(new double[][] {{1}});
        Cholesky two = one.append(new double[] {1}, 1, 1e-12);
        assertThat(two.jitter()).isEqualTo(1e-12);
        assertThat(two.whitenLast(new double[] {0, 0}, 1)).isEqualTo(1e6, within(1e-6));
        // A covariance beyond what two unit variances allow leaves a pivot of -0.21.
        assertThat(one.append(new double[] {1.1}, 1, 1e-12).jitter()).isEqualTo(0.21, within(1e-9));
    }

    @Test
    void aRowThatDependsOnTheOthersIsRefusedWhereNoPivotIsGiven() {
        Cholesky one = Cholesky.of(new double[][] {{1}});
        assertThatThrownBy(() -> one.append(new double[] {1}, 1, 0))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("depends on the others (pivot 0.0)");
    }

    @Test
    void anAppendedRowThatIsNotANumberIsRefused() {
        Cholesky one = Cholesky.of(new double[][] {{1}});
        assertThatThrownBy(() -> one.append(new double[] {Double.NaN}, 1, 1e-12))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("has the pivot NaN");
        assertThatThrownBy(() -> one.append(new double[] {0}, Double.NaN, 1e-12))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> one.append(new double[] {0}, Double.POSITIVE_INFINITY, 1e-12))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("Infinity");
    }
}
