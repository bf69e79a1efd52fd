package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CholeskyTest {
    /** The rows of U, read off as the images of unit vectors. */
    private static double[][] rowsOf(Cholesky factor) {
        double[][] rows = new double[factor.size()][];
        for (int k = 0; k < rows.length; k++) {
            double[] unit = new double[rows.length];
            unit[k] = 1;
            rows[k] = factor.colour(unit);
        }
        return rows;
    }

    private static void assertClose(double[] actual, double[] expected, double tolerance) {
        assertThat(actual).hasSameSizeAs(expected);
        for (int i = 0; i < actual.length; i++) {
            Within.absolute(actual[i], expected[i], tolerance, "element " + i);
        }
    }

    private static Cholesky grown(double[][] a) {
        Cholesky factor = Cholesky.empty();
        for (int k = 0; k < a.length; k++) {
            factor = factor.append(Arrays.copyOf(a[k], k), a[k][k], 0);
        }
        return factor;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 8, 9, 40, 64, 65, 200})
    void appendingRowByRowGivesTheFactorOfTheWhole(int n) {
        double[][] a = Textbook.positiveDefinite(n, RandomStream.of(n).generator());
        Cholesky whole = Cholesky.of(Textbook.upperOnly(a));
        Cholesky grown = grown(a);
        assertThat(grown.size()).isEqualTo(n);
        assertThat(grown.jitter()).isZero();
        assertThat(whole.jitter()).isZero();
        double[][] expected = rowsOf(whole);
        double[][] actual = rowsOf(grown);
        for (int k = 0; k < n; k++) {
            assertClose(actual[k], expected[k], 40 * n * Math.ulp(1.0));
        }
        Within.absolute(grown.logDeterminant(), whole.logDeterminant(), 1e-13 * n, "log determinant");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 40, 200})
    void solutionsSolve(int n) {
        RandomGenerator random = RandomStream.of(n).split("solve").generator();
        double[][] a = Textbook.positiveDefinite(n, random);
        Cholesky factor = Cholesky.of(a);
        double[] b = Textbook.gaussians(n, random);
        double[] kept = b.clone();
        assertClose(Textbook.multiply(a, factor.solve(b)), b, 1e-12);
        assertClose(factor.colour(factor.whiten(b)), b, 1e-13);
        assertClose(factor.unwhiten(factor.whiten(b)), factor.solve(b), 0);
        assertThat(b).as("arguments stay as they are").isEqualTo(kept);
        double[] z = factor.whiten(b);
        Within.absolute(factor.whitenLast(z, b[n - 1]), z[n - 1], 1e-13, "whitenLast");
        double[][] rows = new double[n][3];
        for (int k = 0; k < n; k++) {
            Arrays.fill(rows[k], b[k]);
        }
        factor.whitenRows(rows, 3);
        for (int k = 0; k < n; k++) {
            assertClose(rows[k], new double[] {z[k], z[k], z[k]}, 1e-13);
        }
    }

    /** {@code |U'^-1 b|² = b' A^-1 b}: what likelihoods and variances are made of. */
    @Test
    void theSquareOfWhitenedIsTheQuadraticForm() {
        RandomGenerator random = RandomStream.of(5).generator();
        Cholesky factor = Cholesky.of(Textbook.positiveDefinite(30, random));
        double[] b = Textbook.gaussians(30, random);
        double[] z = factor.whiten(b);
        Within.relative(VectorLoops.dot(z, z, 0, 30), VectorLoops.dot(b, factor.solve(b), 0, 30), 1e-13, "form");
    }

    @Test
    void theDeterminantMayBeFarBeyondTheRangeOfDoubles() {
        for (double decade = -300; decade <= 300; decade += 20) {
            double[][] a = new double[500][500];
            for (int i = 0; i < 500; i++) {
                a[i][i] = Math.pow(10, decade);
            }
            Within.absoluteOrRelative(
                    Cholesky.of(a).logDeterminant(), 500 * decade * Math.log(10), 1e-12, 1e-13, decade);
        }
    }

    /** Powers of four are exact in the matrix and powers of two in its factor, so that not a bit may differ. */
    @Test
    void theFactorScalesWithTheMatrixOverFortyDecades() {
        double[][] a = Textbook.positiveDefinite(33, RandomStream.of(8).generator());
        double[][] plain = rowsOf(Cholesky.of(a));
        for (int power = -66; power <= 66; power += 3) {
            double[][] scaled = new double[33][33];
            for (int i = 0; i < 33; i++) {
                for (int j = 0; j < 33; j++) {
                    scaled[i][j] = Math.scalb(a[i][j], 2 * power);
                }
            }
            double[][] rows = rowsOf(Cholesky.of(scaled));
            for (int i = 0; i < 33; i++) {
                for (int j = 0; j < 33; j++) {
                    assertThat(rows[i][j]).isEqualTo(Math.scalb(plain[i][j], power));
                }
            }
        }
    }

    @Test
    void growingLeavesTheSmallerFactorAsItWas() {
        double[][] a = Textbook.positiveDefinite(7, RandomStream.of(9).generator());
        Cholesky small = Cholesky.of(Textbook.upperOf(a, 6));
        double[][] before = rowsOf(small);
        small.append(Arrays.copyOf(a[6], 6), a[6][6], 0);
        small.append(new double[6], 100, 0);
        assertThat(rowsOf(small)).isDeepEqualTo(before);
    }

    @Test
    void aCopyOfAFactorIsIndependentOfItsSource() {
        double[][] u = Textbook.upperOnly(
                Textbook.positiveDefinite(6, RandomStream.of(10).generator()));
        assertThat(Triangular.factor(u, 6)).isTrue();
        Cholesky copy = Cholesky.copyOfFactor(u, 6, 1e-9);
        double[][] before = rowsOf(copy);
        assertThat(before).isDeepEqualTo(Textbook.upperOf(u, 6));
        assertThat(copy.jitter()).isEqualTo(1e-9);
        Arrays.fill(u[2], 77);
        assertThat(rowsOf(copy)).isDeepEqualTo(before);
    }

    @Test
    void theEmptyMatrixHasDeterminantOne() {
        assertThat(Cholesky.empty().size()).isZero();
        assertThat(Cholesky.empty().logDeterminant()).isZero();
        assertThat(Cholesky.empty().solve(new double[0])).isEmpty();
        assertThat(Cholesky.of(new double[0][]).size()).isZero();
    }
}
