package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.Within;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TriangularTest {
    static IntStream sizes() {
        return IntStream.concat(IntStream.rangeClosed(0, 40), IntStream.of(63, 64, 65, 200, 500));
    }

    /** Higham (2002), theorem 10.3: the backward error of the factor, element by element; twice that is allowed. */
    private static double backwardError(double[][] a, int i, int j) {
        return (a.length + 8) * Math.ulp(1.0) * Math.sqrt(a[i][i] * a[j][j]);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void theFactorTimesItselfIsTheMatrix(int n) {
        double[][] a = Textbook.positiveDefinite(n, RandomStream.of(n).generator());
        double[][] u = Textbook.upperOnly(a);
        assertThat(Triangular.factor(u, n)).isTrue();
        double[][] product = Textbook.gram(Textbook.upperOf(u, n));
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                Within.absolute(product[i][j], a[i][j], backwardError(a, i, j), i + ", " + j);
            }
        }
    }

    /** The eigenvalues span a factor of 40, so that two good factors differ by no more than some 40 n roundings. */
    @ParameterizedTest
    @MethodSource("sizes")
    void theFactorIsThatOfTheTextbook(int n) {
        double[][] a = Textbook.positiveDefinite(n, RandomStream.of(n).generator());
        double[][] expected = Textbook.cholesky(a);
        double[][] u = Textbook.upperOnly(a);
        assertThat(Triangular.factor(u, n)).isTrue();
        double logs = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                Within.absolute(u[i][j], expected[i][j], 40 * n * Math.ulp(1.0), i + ", " + j);
            }
            logs += Math.log(expected[i][i]);
        }
        Within.absolute(Triangular.sumLogDiagonal(u, n), logs, 1e-13 * n, "sum of logarithms");
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void solutionsSolve(int n) {
        RandomGenerator random = RandomStream.of(n).split("solve").generator();
        double[][] u = Textbook.upperOnly(Textbook.positiveDefinite(n, random));
        assertThat(Triangular.factor(u, n)).isTrue();
        double[] b = Textbook.gaussians(n, random);
        double[] x = b.clone();
        Triangular.mirror(u, n);
        Triangular.solve(u, x, n);
        double[] z = b.clone();
        Triangular.solveTransposed(u, z, n);
        double[] back = Triangular.multiplyTransposed(u, z, n);
        for (int i = 0; i < n; i++) {
            double product = 0;
            double transposed = 0;
            double terms = 0;
            double transposedTerms = 0;
            for (int k = 0; k < n; k++) {
                double above = k >= i ? u[i][k] * x[k] : 0;
                double below = k <= i ? u[k][i] * z[k] : 0;
                product += above;
                transposed += below;
                terms += Math.abs(above);
                transposedTerms += Math.abs(below);
            }
            Within.absolute(product, b[i], (n + 4) * Math.ulp(terms), "U x, row " + i);
            Within.absolute(transposed, b[i], (n + 4) * Math.ulp(transposedTerms), "U'z, row " + i);
            Within.absolute(back[i], transposed, (n + 4) * Math.ulp(transposedTerms), "U'z in one go, row " + i);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 4, 5, 8, 31, 64, 65})
    void manyRightHandSidesAreSolvedAsOne(int n) {
        RandomGenerator random = RandomStream.of(n).split("many").generator();
        double[][] u = Textbook.upperOnly(Textbook.positiveDefinite(n, random));
        assertThat(Triangular.factor(u, n)).isTrue();
        for (int m : new int[] {1, 2, 7, 100}) {
            double[][] b = new double[n][];
            for (int k = 0; k < n; k++) {
                b[k] = Textbook.gaussians(m, random);
            }
            double[][] columns = new double[m][n];
            for (int j = 0; j < m; j++) {
                for (int k = 0; k < n; k++) {
                    columns[j][k] = b[k][j];
                }
                Triangular.solveTransposed(u, columns[j], n);
            }
            Triangular.solveTransposed(u, b, n, m);
            for (int j = 0; j < m; j++) {
                for (int k = 0; k < n; k++) {
                    Within.absolute(b[k][j], columns[j][k], 1e-13 * n, "row " + k + ", column " + j);
                }
            }
        }
    }

    /** A leading block of a factor is the factor of the leading block. */
    @Test
    void aPartOfTheRowsCanBeUsedAlone() {
        double[][] a = Textbook.positiveDefinite(20, RandomStream.of(3).generator());
        double[][] u = Textbook.upperOnly(a);
        assertThat(Triangular.factor(u, 13)).isTrue();
        double[][] expected = Textbook.cholesky(a);
        double logs = 0;
        for (int i = 0; i < 13; i++) {
            logs += Math.log(expected[i][i]);
        }
        Within.absolute(Triangular.sumLogDiagonal(u, 13), logs, 1e-13, "13 of 20");
        assertThat(u[13][13]).as("untouched").isEqualTo(a[13][13]);
    }

    /** The matrix min(i, j) has a factor of ones, on whichever side of the blocks of four a row lies. */
    @ParameterizedTest
    @MethodSource("sizes")
    void aFactorOfWholeNumbersIsExact(int n) {
        double[][] u = Triangular.allocate(n);
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                u[i][j] = i + 1;
            }
        }
        assertThat(Triangular.factor(u, n)).isTrue();
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                assertThat(u[i][j]).isEqualTo(1);
            }
        }
        assertThat(Triangular.sumLogDiagonal(u, n)).isZero();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void aBadPivotAnywhereIsNoticed(double pivot) {
        for (int n = 1; n <= 13; n++) {
            for (int bad = 0; bad < n; bad++) {
                double[][] u = Triangular.allocate(n);
                for (int i = 0; i < n; i++) {
                    u[i][i] = i == bad ? pivot : 2;
                }
                assertThat(Triangular.factor(u, n)).as("pivot %d of %d", bad, n).isFalse();
            }
        }
    }

    @Test
    void rowsFillWholeCacheLinesButNotThoseThatCollide() {
        for (int n = 0; n <= 5000; n++) {
            int length = Triangular.paddedLength(n);
            int bytes = 16 + 8 * length;
            assertThat(length).isBetween(n, n + 15);
            assertThat(bytes % 64).as("bytes of a row for %d", n).isZero();
            assertThat(bytes % 1024).as("bytes of a row for %d", n).isNotZero();
        }
        assertThat(Triangular.allocate(7)).hasDimensions(7, Triangular.paddedLength(7));
    }
}
