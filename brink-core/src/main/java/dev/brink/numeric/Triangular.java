package dev.brink.numeric;

/**
 * Algorithms on an upper triangular matrix U kept as rows: {@code u[k][j]} for {@code j >= k}; what lies below the
 * diagonal is read by {@link #solve} alone. Rows rather than one block, and U rather than its transpose, because then every inner loop
 * walks along rows (see {@link VectorLoops}).
 */
public final class Triangular {
    private Triangular() {}

    /** Rows for an n by n upper triangle; their length keeps them off the same cache sets. */
    public static double[][] allocate(int n) {
        return new double[n][paddedLength(n)];
    }

    /** A row length whose bytes, 16 of header included, are a multiple of a cache line but not of 1,024. */
    public static int paddedLength(int n) {
        int lines = (16 + 8 * n + 63) / 64;
        return ((lines % 16 == 0 ? lines + 1 : lines) * 64 - 16) / 8;
    }

    /**
     * Cholesky factorisation in place: the upper triangle of a symmetric matrix A becomes U with {@code A = U'U}.
     * Returns false, with u in an undefined state, where a pivot is not positive.
     */
    public static boolean factor(double[][] u, int n) {
        int k = 0;
        for (; k + 4 <= n; k += 4) {
            if (!factorRows(u, k, k + 4, n)) {
                return false;
            }
            double[] a = u[k];
            double[] b = u[k + 1];
            double[] c = u[k + 2];
            double[] d = u[k + 3];
            for (int i = k + 4; i < n; i++) {
                VectorLoops.addScaled(u[i], -a[i], a, -b[i], b, -c[i], c, -d[i], d, i, n);
            }
        }
        return factorRows(u, k, n, n);
    }

    private static boolean factorRows(double[][] u, int from, int to, int n) {
        for (int p = from; p < to; p++) {
            for (int q = from; q < p; q++) {
                VectorLoops.addScaled(u[p], -u[q][p], u[q], p, n);
            }
            double pivot = u[p][p];
            if (!(pivot > 0 && pivot < Double.POSITIVE_INFINITY)) {
                return false;
            }
            VectorLoops.scale(u[p], 1 / Math.sqrt(pivot), p, n);
        }
        return true;
    }

    /** {@code sum_k log U_kk} over the first n rows: half the log determinant of {@code U'U}. */
    public static double sumLogDiagonal(double[][] u, int n) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
            sum += Math.log(u[k][k]);
        }
        return sum;
    }

    /** Solves {@code U'z = b} in place, for the leading n by n block. */
    public static void solveTransposed(double[][] u, double[] b, int n) {
        int k = 0;
        for (; k + 4 <= n; k += 4) {
            for (int p = k; p < k + 4; p++) {
                b[p] /= u[p][p];
                for (int q = p + 1; q < k + 4; q++) {
                    b[q] -= u[p][q] * b[p];
                }
            }
            VectorLoops.addScaled(
                    b, -b[k], u[k], -b[k + 1], u[k + 1], -b[k + 2], u[k + 2], -b[k + 3], u[k + 3], k + 4, n);
        }
        for (; k < n; k++) {
            b[k] /= u[k][k];
            VectorLoops.addScaled(b, -b[k], u[k], k + 1, n);
        }
    }

    /** {@code U'z}, for the leading n by n block. */
    public static double[] multiplyTransposed(double[][] u, double[] z, int n) {
        double[] b = new double[n];
        int k = 0;
        for (; k + 4 <= n; k += 4) {
            for (int p = k; p < k + 4; p++) {
                VectorLoops.addScaled(b, z[p], u[p], p, k + 4);
            }
            VectorLoops.addScaled(b, z[k], u[k], z[k + 1], u[k + 1], z[k + 2], u[k + 2], z[k + 3], u[k + 3], k + 4, n);
        }
        for (; k < n; k++) {
            VectorLoops.addScaled(b, z[k], u[k], k, n);
        }
        return b;
    }

    /** Writes the columns of U below the diagonal of the same rows, {@code u[k][j] = u[j][k]}: for {@link #solve}. */
    public static void mirror(double[][] u, int n) {
        for (int k = 0; k < n; k++) {
            double[] row = u[k];
            for (int j = 0; j < k; j++) {
                row[j] = u[j][k];
            }
        }
    }

    /**
     * Solves {@code U x = b} in place, for the leading n by n block of a matrix that was {@link #mirror mirrored}:
     * subtracting columns runs at several times the speed of inner products with rows, which no compiler may reorder.
     */
    public static void solve(double[][] u, double[] b, int n) {
        int k = n;
        for (; k >= 4; k -= 4) {
            for (int p = k - 1; p >= k - 4; p--) {
                b[p] /= u[p][p];
                for (int q = k - 4; q < p; q++) {
                    b[q] -= u[p][q] * b[p];
                }
            }
            VectorLoops.addScaled(
                    b, -b[k - 1], u[k - 1], -b[k - 2], u[k - 2], -b[k - 3], u[k - 3], -b[k - 4], u[k - 4], 0, k - 4);
        }
        for (int p = k - 1; p >= 0; p--) {
            b[p] /= u[p][p];
            VectorLoops.addScaled(b, -b[p], u[p], 0, p);
        }
    }

    /** Solves {@code U'Z = B} in place for many right-hand sides: {@code b[k]} is row k of B, of m columns; best called for some hundred at a time. */
    public static void solveTransposed(double[][] u, double[][] b, int n, int m) {
        int k = 0;
        for (; k + 4 <= n; k += 4) {
            for (int p = k; p < k + 4; p++) {
                for (int q = k; q < p; q++) {
                    VectorLoops.addScaled(b[p], -u[q][p], b[q], 0, m);
                }
                VectorLoops.scale(b[p], 1 / u[p][p], 0, m);
            }
            double[] r0 = u[k];
            double[] r1 = u[k + 1];
            double[] r2 = u[k + 2];
            double[] r3 = u[k + 3];
            for (int i = k + 4; i < n; i++) {
                VectorLoops.addScaled(b[i], -r0[i], b[k], -r1[i], b[k + 1], -r2[i], b[k + 2], -r3[i], b[k + 3], 0, m);
            }
        }
        for (int p = k; p < n; p++) {
            for (int q = k; q < p; q++) {
                VectorLoops.addScaled(b[p], -u[q][p], b[q], 0, m);
            }
            VectorLoops.scale(b[p], 1 / u[p][p], 0, m);
        }
    }
}
