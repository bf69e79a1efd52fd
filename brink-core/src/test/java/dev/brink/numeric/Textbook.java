package dev.brink.numeric;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Matrix algorithms as a textbook writes them, without blocks, rows or vectors in mind: what the fast ones must equal. */
final class Textbook {
    private Textbook() {}

    /** A symmetric matrix whose eigenvalues lie between 0.1 and some 4. */
    static double[][] positiveDefinite(int n, RandomGenerator random) {
        double[][] b = new double[n][n];
        for (double[] row : b) {
            for (int j = 0; j < n; j++) {
                row[j] = random.nextGaussian() / Math.sqrt(n);
            }
        }
        double[][] a = gram(b);
        for (int i = 0; i < n; i++) {
            a[i][i] += 0.1;
        }
        return a;
    }

    /** The upper U with {@code A = U'U}. */
    static double[][] cholesky(double[][] a) {
        int n = a.length;
        double[][] u = new double[n][n];
        for (int j = 0; j < n; j++) {
            for (int i = 0; i <= j; i++) {
                double sum = a[i][j];
                for (int k = 0; k < i; k++) {
                    sum -= u[k][i] * u[k][j];
                }
                u[i][j] = i == j ? Math.sqrt(sum) : sum / u[i][i];
            }
        }
        return u;
    }

    /** {@code B'B}. */
    static double[][] gram(double[][] b) {
        int n = b.length;
        double[][] product = new double[n][n];
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    product[i][j] += b[k][i] * b[k][j];
                }
            }
        }
        return product;
    }

    static double[] multiply(double[][] a, double[] x) {
        double[] product = new double[a.length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < x.length; j++) {
                product[i] += a[i][j] * x[j];
            }
        }
        return product;
    }

    static double[] gaussians(int n, RandomGenerator random) {
        double[] vector = new double[n];
        for (int i = 0; i < n; i++) {
            vector[i] = random.nextGaussian();
        }
        return vector;
    }

    /** Rows as {@link Triangular} wants them, with NaN wherever it must not look. */
    static double[][] upperOnly(double[][] a) {
        int n = a.length;
        double[][] rows = Triangular.allocate(n);
        for (int i = 0; i < n; i++) {
            Arrays.fill(rows[i], Double.NaN);
            System.arraycopy(a[i], i, rows[i], i, n - i);
        }
        return rows;
    }

    /** The upper triangle with zeros below, out of rows that may hold anything there. */
    static double[][] upperOf(double[][] rows, int n) {
        double[][] upper = new double[n][n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(rows[i], i, upper[i], i, n - i);
        }
        return upper;
    }
}
